import type { donationTexts as words } from '../../lib/texts/giving/donation.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const donationTexts: Translation<typeof words> = {
  success: { draft: 'Merci pour votre don généreux !' },
  failure: { draft: 'Votre don n’a pas pu être traité. Veuillez réessayer.' },
}
