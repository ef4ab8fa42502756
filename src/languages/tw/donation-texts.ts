import type { donationTexts as words } from '../../lib/texts/giving/donation.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const donationTexts: Translation<typeof words> = {
  success: { draft: 'Yɛda wo ase wɔ w’ayamyɛ ayɛyɛdeɛ no ho!' },
  failure: { draft: 'Biribi asiw w’ayɛyɛdeɛ no kwan. Yɛsrɛ wo, sɔ hwɛ bio.' },
}
