import type { Translation } from '../../lib/words/translation.ts'
import type { whatsAppWords } from '../../server/messages/whatsapp/messages.ts'

export const whatsApp: Translation<typeof whatsAppWords> = {
  subject: { draft: 'WhatsApp' },
  stopped: { draft: 'Asɔre no mfa WhatsApp nsoma wo nkra bio. Sɛ wopɛ bio a, twerɛ START.' },
  started: { draft: 'Asɔre no de WhatsApp bɛsoma wo nkra bio. Sɛ wopɛ sɛ wogyae a, twerɛ STOP.' },
}
