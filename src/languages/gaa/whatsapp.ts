import type { Translation } from '../../lib/words/translation.ts'
import type { whatsAppWords } from '../../server/messages/whatsapp/messages.ts'

export const whatsApp: Translation<typeof whatsAppWords> = {
  subject: { draft: 'WhatsApp' },
  stopped: { draft: 'Onaŋ asafo lɛ shɛɛ saji yɛ WhatsApp nɔ dɔŋŋ. Ŋma START koni ona ekoŋŋ.' },
  started: { draft: 'Obaana asafo lɛ shɛɛ saji yɛ WhatsApp nɔ ekoŋŋ. Ŋma STOP koni otsi.' },
}
