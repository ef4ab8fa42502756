import type { deliveryWords } from '../../lib/texts/messages/deliveries.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const deliveries: Translation<typeof deliveryWords> = {
  email: { draft: 'E-mail' },
  sms: { draft: 'SMS' },
  whatsapp: { draft: 'WhatsApp' },
  push: { draft: 'Notification' },
  app: { draft: 'Appa me' },
  waiting: { draft: 'Ele lalam' },
  sending: { draft: 'Ele mɔa dzi' },
  sent: { draft: 'Woɖoe ɖa' },
  arrived: { draft: 'Eɖo' },
  unknown: { draft: 'Míenya o' },
  failed: { draft: 'Meyi o' },
  leftOut: { draft: 'Womeɖoe o' },
}
