import type { privacyTexts as english } from '../../lib/texts/accounts/privacy-page.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const privacyTexts: Translation<typeof english> = {
  see: { draft: 'Kwɛmɔ' },
}
