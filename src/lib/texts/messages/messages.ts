import type {
  Channel,
  ChannelChoice,
  DeliveryState,
  MessageState,
  Purpose,
} from '../../contract/messages/message.ts'
import { deliveryWords } from './deliveries.ts'
import { firstChannelWords, purposeWords } from './purposes.ts'

/* Words of messages to people, which are not in the specification. */

export const purposeNames: Record<Purpose, string> = {
  get services() {
    return purposeWords.services
  },
  get events() {
    return purposeWords.events
  },
  get fellowship() {
    return purposeWords.fellowship
  },
  get care() {
    return purposeWords.care
  },
  get giving() {
    return purposeWords.giving
  },
  get church() {
    return purposeWords.church
  },
}

export const channelNames: Record<ChannelChoice, string> = {
  email: 'E-mail',
  sms: 'Text message (SMS)',
  whatsapp: 'WhatsApp',
  push: 'Notification on their devices',
  app: 'In the app alone',
  'first choice': 'As each person likes it best',
}

/** What one person got it by. */
export const deliveredBy: Record<Channel, string> = {
  get email() {
    return deliveryWords.email
  },
  get sms() {
    return deliveryWords.sms
  },
  get whatsapp() {
    return deliveryWords.whatsapp
  },
  get push() {
    return deliveryWords.push
  },
  get app() {
    return deliveryWords.app
  },
}

/** What a member may put first, as they read it. */
export const firstChannelNames: Record<Channel, string> = {
  get email() {
    return firstChannelWords.email
  },
  get sms() {
    return firstChannelWords.sms
  },
  get whatsapp() {
    return firstChannelWords.whatsapp
  },
  get push() {
    return firstChannelWords.push
  },
  get app() {
    return firstChannelWords.app
  },
}

export const messageStateNames: Record<MessageState, readonly [words: string, badge: string]> = {
  asked: ['Waits for approval', 'badge-gold'],
  planned: ['Planned', 'badge-indigo'],
  sending: ['On its way', 'badge-indigo'],
  sent: ['Sent', 'badge-forest'],
  stopped: ['Stopped', 'badge-laterite'],
}

export const deliveryStateNames: Record<DeliveryState, string> = {
  get waiting() {
    return deliveryWords.waiting
  },
  get sending() {
    return deliveryWords.sending
  },
  get sent() {
    return deliveryWords.sent
  },
  get arrived() {
    return deliveryWords.arrived
  },
  get unknown() {
    return deliveryWords.unknown
  },
  get failed() {
    return deliveryWords.failed
  },
  get 'left out'() {
    return deliveryWords.leftOut
  },
}
