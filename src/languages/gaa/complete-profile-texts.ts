import type { completeProfileTexts as words } from '../../lib/texts/accounts/profile.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const completeProfileTexts: Translation<typeof words> = {
  success: { draft: 'Ogbe ohe saji lɛ naa jogbaŋŋ!' },
  failure: { draft: 'Tɔmɔ ko ba beni oogbe ohe saji lɛ naa.' },
}
