import type { sendingWords } from '../../lib/texts/messages/sending.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const sendingNames: Translation<typeof sendingWords> = {
  eMail: { draft: 'E-mail' },
  textMessageSms: { draft: 'SMS' },
  whatsapp: { draft: 'WhatsApp' },
  notificationOnTheirDevices: { draft: 'Notification sur leurs appareils' },
  inAppAlone: { draft: 'Dans l’application seule' },
  asEachPersonLikes: { draft: 'Comme chacun le préfère' },
  waitsForApproval: { draft: 'Attend l’approbation' },
  planned: { draft: 'Programmé' },
  onItsWay: { draft: 'En route' },
  sent: { draft: 'Envoyé' },
  stopped: { draft: 'Arrêté' },
}
