import type { sendingWords } from '../../lib/texts/messages/sending.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const sendingNames: Translation<typeof sendingWords> = {
  eMail: { draft: 'E-mail' },
  textMessageSms: { draft: 'SMS' },
  whatsapp: { draft: 'WhatsApp' },
  notificationOnTheirDevices: { draft: 'Nyanyana le woƒe mɔ̃wo dzi' },
  inAppAlone: { draft: 'Le appa me ɖeɖe' },
  asEachPersonLikes: { draft: 'Abe alesi ame sia ame di ene' },
  waitsForApproval: { draft: 'Ele asidadaɖedzi lalam' },
  planned: { draft: 'Woɖoe ɖi' },
  onItsWay: { draft: 'Ele mɔa dzi' },
  sent: { draft: 'Woɖoe ɖa' },
  stopped: { draft: 'Wodzudzɔe' },
}
