/** What the processes of one church tell each other, by kind: what changed, what is live, how many watch. */
export type Topic = 'changed' | 'live' | 'watching'

export type PubSub = {
  /** Tells every other process. Never fails: what cannot be told now is told as soon as it can be. */
  publish(kind: Topic, data: unknown): void
  /** Hears what the other processes tell; what has another shape is the listener's to leave out. */
  subscribe(kind: Topic, listener: (data: unknown, from: string) => void): void
  /** Called when something may have been told that was not heard. */
  onGap(listener: () => void): void
  close(): Promise<void>
}

/** A church in one process has nobody to tell. */
export const noPubSub: PubSub = {
  publish: () => undefined,
  subscribe: () => undefined,
  onGap: () => undefined,
  close: async () => undefined,
}
