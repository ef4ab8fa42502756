/** What a channel needs to know of a message to one person. */
export type Posted = {
  /** A UUID: our own id of this call. The same message never has two. */
  reference: string
  /** An e-mail address, or a telephone as E.164. */
  to: string
  subject: string
  text: string
  /** Where a mail program stops such messages with one press. */
  unsubscribe: string
  /** The URL for the provider's delivery reports. */
  reportTo: string
}

/**
 * What a call has come to. `taken`: it is on its way, under the provider's id. `refused`: it will not go, and was not charged.
 * `busy`: it was not looked at, and may be tried again. `no answer`: nobody knows, so it is never repeated by itself.
 */
export type Sent =
  | { kind: 'taken'; providerId: string | null }
  | { kind: 'refused'; why: string }
  | { kind: 'busy'; why: string }
  | { kind: 'no answer'; why: string }

/** A delivery report; undefined for no change. */
export type Report = { kind: 'arrived' } | { kind: 'failed'; why: string }

/** A way to reach people. No call throws, and each has a time limit. */
export type MessageChannel = {
  send(posted: Posted): Promise<Sent>
  /** Looks up a delivery report; missing where a channel has none. */
  lookUp?(providerId: string): Promise<Report | undefined>
}

/** Text messages: the name of the sender is the church's. */
export type SmsChannel = {
  /** Whether the channel delivers to nobody (a test double). */
  isFake: boolean
  open(sender: string): Required<MessageChannel>
}
