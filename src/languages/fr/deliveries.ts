import type { deliveryWords } from '../../lib/texts/messages/deliveries.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const deliveries: Translation<typeof deliveryWords> = {
  email: { draft: 'E-mail' },
  sms: { draft: 'SMS' },
  whatsapp: { draft: 'WhatsApp' },
  push: { draft: 'Notification' },
  app: { draft: 'Dans l’application' },
  waiting: { draft: 'En attente' },
  sending: { draft: 'En route' },
  sent: { draft: 'Envoyé' },
  arrived: { draft: 'Arrivé' },
  unknown: { draft: 'Inconnu' },
  failed: { draft: 'Échoué' },
  leftOut: { draft: 'Non envoyé' },
}
