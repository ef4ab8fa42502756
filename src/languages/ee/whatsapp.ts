import type { Translation } from '../../lib/words/translation.ts'
import type { whatsAppWords } from '../../server/messages/whatsapp/messages.ts'

export const whatsApp: Translation<typeof whatsAppWords> = {
  subject: { draft: 'WhatsApp' },
  stopped: { draft: 'Màgaxɔ hamea ƒe gbedasiwo to WhatsApp dzi o. Ŋlɔ START be nàgaxɔ wo.' },
  started: { draft: 'Àgaxɔ hamea ƒe gbedasiwo to WhatsApp dzi. Ŋlɔ STOP be nàdzudzɔ wo.' },
}
