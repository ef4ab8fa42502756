import type { passwordTexts } from '../../lib/texts/accounts/passwords.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const newPasswordAnswers: Translation<typeof passwordTexts> = {
  resetFailure: { draft: 'Yɛansie wo password foforɔ no. Yɛsrɛ wo, san bɔ mmɔden.' },
}
