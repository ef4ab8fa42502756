import type { Translation } from '../../lib/words/translation.ts'
import type { whatsAppWords } from '../../server/messages/whatsapp/messages.ts'

export const whatsApp: Translation<typeof whatsAppWords> = {
  subject: { draft: 'WhatsApp' },
  stopped: {
    draft:
      'Vous ne recevez plus de messages de l’église par WhatsApp. Écrivez START pour en recevoir à nouveau.',
  },
  started: {
    draft: 'Vous recevez à nouveau les messages de l’église par WhatsApp. Écrivez STOP pour les arrêter.',
  },
}
