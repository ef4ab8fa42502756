/** What the processes of one church tell each other, by kind: what changed, what is live, how many watch. */
export type Kind = 'changed' | 'live' | 'watching'

export type News = {
  /** Tells every other process. Never fails: what cannot be told now is told as soon as it can be. */
  tell(kind: Kind, data: unknown): void
  /** Hears what the other processes tell; what has another shape is the listener's to leave out. */
  hear(kind: Kind, listener: (data: unknown, from: string) => void): void
  /** Called when something may have been told that was not heard. */
  onGap(listener: () => void): void
  close(): Promise<void>
}

/** A church in one process has nobody to tell. */
export const noNews: News = {
  tell: () => undefined,
  hear: () => undefined,
  onGap: () => undefined,
  close: async () => undefined,
}
