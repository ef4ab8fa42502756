import type { deliveryWords } from '../../lib/texts/messages/deliveries.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const deliveries: Translation<typeof deliveryWords> = {
  email: { draft: 'E-mail' },
  sms: { draft: 'SMS' },
  whatsapp: { draft: 'WhatsApp' },
  push: { draft: 'Notification' },
  app: { draft: 'App lɛ mli' },
  waiting: { draft: 'Eemɛ' },
  sending: { draft: 'Eyɛ gbɛ nɔ' },
  sent: { draft: 'Akɛmaje' },
  arrived: { draft: 'Eshɛ' },
  unknown: { draft: 'Wɔleee' },
  failed: { draft: 'Eyaaa' },
  leftOut: { draft: 'Akɛmajeee' },
}
