import type { checkInWords } from '../../islands/services/check-in/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const checkIn: Translation<typeof checkInWords> = {
  children: { draft: 'Gbekɛbii' },
  child: { draft: 'Gbekɛ' },
  men: { draft: 'Hii' },
  women: { draft: 'Yei' },
  service: { draft: 'Sɔlemɔ' },
  day: { draft: 'Gbi' },
  fellowships: { draft: 'Kui' },
  services: { draft: 'Sɔlemɔ' },
}
