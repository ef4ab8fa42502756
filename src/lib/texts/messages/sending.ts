import { define } from '../../words/define.ts'

/** By what staff sends a message, and how far it is. */
export const sendingWords = define('sendingNames', {
  eMail: 'E-mail',
  textMessageSms: 'Text message (SMS)',
  whatsapp: 'WhatsApp',
  notificationOnTheirDevices: 'Notification on their devices',
  inAppAlone: 'In the app alone',
  asEachPersonLikes: 'As each person likes it best',
  waitsForApproval: 'Waits for approval',
  planned: 'Planned',
  onItsWay: 'On its way',
  sent: 'Sent',
  stopped: 'Stopped',
})
