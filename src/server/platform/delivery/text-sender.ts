import type { SmsChannel } from './channel.ts'

/** Whether text messages can go: the fake needs no registered sender. */
export const canText = (sms: Pick<SmsChannel, 'isFake'> | undefined, sender: string): boolean =>
  sms !== undefined && (sms.isFake || sender !== '')

/** The sender of text messages: the name that the church has registered. */
export const senderOf = (sender: string): string => sender || 'Church'
