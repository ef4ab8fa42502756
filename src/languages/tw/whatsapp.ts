import type { Translation } from '../../lib/words/translation.ts'
import type { whatsAppWords } from '../../server/messages/whatsapp/messages.ts'

export const whatsApp: Translation<typeof whatsAppWords> = {
  subject: { draft: 'WhatsApp' },
  stopped: {
    draft: 'Asɔre no remfa WhatsApp so nsoma wo nkra bio. Sɛ wopɛ bio a, twerɛ START.',
  },
  started: {
    draft: 'Asɔre no bɛfa WhatsApp so asoma wo nkra bio. Sɛ wopɛ sɛ wogyae a, twerɛ STOP.',
  },
}
