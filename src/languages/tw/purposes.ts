import type { purposeWords } from '../../lib/texts/messages/purposes.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const purposes: Translation<typeof purposeWords> = {
  services: { draft: 'Asɔreyɛ' },
  events: { draft: 'Dwumadie' },
  fellowship: { draft: 'Me fekuo' },
  care: { draft: 'Ahwɛ ne nsrahwɛ' },
  giving: { draft: 'Ntoboa' },
  church: { draft: 'Asɔre no nyinaa ho nsɛm' },
}
