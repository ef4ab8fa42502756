import { define } from '../../words/define.ts'

/** By what a message went to a person, and how far it is. */
export const deliveryWords = define('deliveries', {
  email: 'E-mail',
  sms: 'Text message',
  whatsapp: 'WhatsApp',
  push: 'Notification',
  app: 'In the app',
  waiting: 'Waiting',
  sending: 'On its way',
  sent: 'Sent',
  arrived: 'Arrived',
  unknown: 'Not known',
  failed: 'Failed',
  leftOut: 'Left out',
})
