import type { Transport } from '../mail/transport.ts'
import type { SmsChannel } from './channel.ts'
import type { PushSender } from './push/sender.ts'
import type { WhatsAppChannel } from './whatsapp/channel.ts'

/** How messages leave the church. */
export type Posting = {
  sms: SmsChannel | undefined
  /** Missing where the church has no number with WhatsApp: then nothing of it is shown. */
  whatsapp?: WhatsAppChannel | undefined
  mails: boolean
  post: Transport
  push: PushSender
}
