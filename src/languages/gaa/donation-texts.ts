import type { donationTexts as words } from '../../lib/texts/giving/donation.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const donationTexts: Translation<typeof words> = {
  success: { draft: 'Oyiwaladɔŋŋ!' },
  failure: { draft: 'Onikeenii lɛ yaaa. Ofainɛ, kaa ekoŋŋ.' },
}
