import type { loginTexts } from '../../lib/texts/accounts/session.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const loginAnswers: Translation<typeof loginTexts> = {
  success: { draft: 'Oya mli jogbaŋŋ!' },
  failure: { draft: 'Ejaaa' },
  incompleteProfile: { draft: 'Ofainɛ, gbee ohe saji lɛ naa' },
}
