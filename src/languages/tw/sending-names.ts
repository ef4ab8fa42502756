import type { sendingWords } from '../../lib/texts/messages/sending.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const sendingNames: Translation<typeof sendingWords> = {
  eMail: { draft: 'E-mail' },
  textMessageSms: { draft: 'SMS' },
  whatsapp: { draft: 'WhatsApp' },
  notificationOnTheirDevices: { draft: 'Amanneɛbɔ wɔ wɔn mfidie so' },
  inAppAlone: { draft: 'App no mu nko ara' },
  asEachPersonLikes: { draft: 'Sɛdeɛ obiara pɛ' },
  waitsForApproval: { draft: 'Ɛretwɛn mpeneeɛ' },
  planned: { draft: 'Yɛahyehyɛ' },
  onItsWay: { draft: 'Ɛwɔ kwan so' },
  sent: { draft: 'Akɔ' },
  stopped: { draft: 'Wɔagyae' },
}
