import type {
  Channel,
  ChannelChoice,
  DeliveryState,
  MessageState,
  Purpose,
} from '../../contract/messages/message.ts'
import { deliveryWords } from './deliveries.ts'
import { firstChannelWords, purposeWords } from './purposes.ts'
import { sendingWords } from './sending.ts'

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
  get email() {
    return sendingWords.eMail
  },
  get sms() {
    return sendingWords.textMessageSms
  },
  get whatsapp() {
    return sendingWords.whatsapp
  },
  get push() {
    return sendingWords.notificationOnTheirDevices
  },
  get app() {
    return sendingWords.inAppAlone
  },
  get 'first choice'() {
    return sendingWords.asEachPersonLikes
  },
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

export const messageStateNames = (): Record<MessageState, readonly [words: string, badge: string]> => ({
  asked: [sendingWords.waitsForApproval, 'badge-gold'],
  planned: [sendingWords.planned, 'badge-indigo'],
  sending: [sendingWords.onItsWay, 'badge-indigo'],
  sent: [sendingWords.sent, 'badge-forest'],
  stopped: [sendingWords.stopped, 'badge-laterite'],
})

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
