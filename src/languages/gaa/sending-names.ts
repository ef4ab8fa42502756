import type { sendingWords } from '../../lib/texts/messages/sending.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const sendingNames: Translation<typeof sendingWords> = {
  eMail: { draft: 'E-mail' },
  textMessageSms: { draft: 'SMS' },
  whatsapp: { draft: 'WhatsApp' },
  notificationOnTheirDevices: { draft: 'Notification yɛ amɛtsɔnei anɔ' },
  inAppAlone: { draft: 'App lɛ mli pɛ' },
  asEachPersonLikes: { draft: 'Bɔ ni mɔ fɛɛ mɔ sumɔɔ' },
  waitsForApproval: { draft: 'Eemɛ kpɛlɛmɔ' },
  planned: { draft: 'Ato he gbɛjianɔ' },
  onItsWay: { draft: 'Eyɛ gbɛ nɔ' },
  sent: { draft: 'Akɛmaje' },
  stopped: { draft: 'Atsi' },
}
