import type { loginTexts } from '../../lib/texts/accounts/session.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const loginAnswers: Translation<typeof loginTexts> = {
  success: { draft: 'Ège ɖe eme!' },
  failure: { draft: 'Mesɔ o' },
  incompleteProfile: { draft: 'Taflatsɛ, wu wò nyatakakawo nu' },
}
