import { define } from '../../words/define.ts'

/** What a message can be about, as people read it. */
export const purposeWords = define('purposes', {
  services: 'Services',
  events: 'Events',
  fellowship: 'My fellowship',
  care: 'Care and visits',
  giving: 'Giving',
  church: 'News of the whole church',
})

/** What a member may put first. */
export const firstChannelWords = define('firstChannels', {
  email: 'E-mail',
  sms: 'A text message',
  whatsapp: 'WhatsApp',
  push: 'A notification on my devices',
  app: 'In the app alone: I look under My messages',
})
