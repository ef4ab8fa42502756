/**
 * The kinds of messages between the processes of one church: what changed, what is live, how many watch, which upload is wanted, where an order of
 * service is, what a projector shows.
 */
export type Topic = 'changed' | 'live' | 'watching' | 'upload' | 'plan' | 'projection'

export type PubSub = {
  /** Sends data to every other process. Never fails: what cannot be sent now is sent as soon as possible. */
  publish(kind: Topic, data: unknown): void
  /** Receives data from the other processes; the listener must ignore data of an unexpected shape. */
  subscribe(kind: Topic, listener: (data: unknown, from: string) => void): void
  /** Calls the listener when messages may have been missed. */
  onGap(listener: () => void): void
  close(): Promise<void>
}

/** For a church with one process: there is no other process to send to. */
export const noPubSub: PubSub = {
  publish: () => undefined,
  subscribe: () => undefined,
  onGap: () => undefined,
  close: async () => undefined,
}
