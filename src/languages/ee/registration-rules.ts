import type { registrationRules as words } from '../../lib/texts/services/registration-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const registrationRules: Translation<typeof words> = {
  name: { draft: 'Taflatse, na ŋkɔ' },
}
