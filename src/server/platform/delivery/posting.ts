import type { Transport } from '../mail/transport.ts'
import type { SmsChannel } from './channel.ts'
import type { PushSender } from './push/sender.ts'

/** How messages leave the church. */
export type Posting = { sms: SmsChannel | undefined; mails: boolean; post: Transport; push: PushSender }
