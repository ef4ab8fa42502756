import type { ChannelChoice, DeliveryState, MessageState, Purpose } from '../contract/message.ts'

/* Words of messages to people, which are not in the specification. */

export const purposeNames: Record<Purpose, string> = {
  services: 'Services',
  events: 'Events',
  fellowship: 'My fellowship',
  care: 'Care and visits',
  giving: 'Giving',
  church: 'News of the whole church',
}

export const channelNames: Record<ChannelChoice, string> = {
  email: 'E-mail',
  sms: 'Text message (SMS)',
  'first choice': 'As each person likes it best',
}

export const messageStateNames: Record<MessageState, readonly [words: string, badge: string]> = {
  asked: ['Waits for approval', 'badge-gold'],
  planned: ['Planned', 'badge-indigo'],
  sending: ['On its way', 'badge-indigo'],
  sent: ['Sent', 'badge-forest'],
  stopped: ['Stopped', 'badge-laterite'],
}

export const deliveryStateNames: Record<DeliveryState, string> = {
  waiting: 'Waiting',
  sending: 'On its way',
  sent: 'Sent',
  arrived: 'Arrived',
  unknown: 'Not known',
  failed: 'Failed',
  'left out': 'Left out',
}
