import { setTimeout as wait } from 'node:timers/promises'

/** Work whose end no answer waits for, but the database does. */
export type Background = {
  /** What fails in it is a fault of ours. */
  run(work: Promise<unknown>): void
  /** Waits until nothing of it runs any more, for so many milliseconds at most. */
  ended(most?: number): Promise<void>
}

export function openBackground(report: (error: unknown) => void): Background {
  const running = new Set<Promise<unknown>>()
  return {
    run(work) {
      const one = work.catch(report).finally(() => running.delete(one))
      running.add(one)
    },
    ended: (most = 2000) =>
      Promise.race([Promise.all(running), wait(most, undefined, { ref: false })]).then(),
  }
}
