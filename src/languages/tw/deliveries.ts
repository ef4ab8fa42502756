import type { deliveryWords } from '../../lib/texts/messages/deliveries.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const deliveries: Translation<typeof deliveryWords> = {
  email: { draft: 'E-mail' },
  sms: { draft: 'SMS' },
  whatsapp: { draft: 'WhatsApp' },
  push: { draft: 'Notification' },
  app: { draft: 'App no mu' },
  waiting: { draft: 'Ɛretwɛn' },
  sending: { draft: 'Ɛwɔ kwan so' },
  sent: { draft: 'Yɛasoma' },
  arrived: { draft: 'Aduru' },
  unknown: { draft: 'Yɛnnim' },
  failed: { draft: 'Ankɔ' },
  leftOut: { draft: 'Yɛansoma' },
}
