import { setTimeout as wait } from 'node:timers/promises'

/** Work that responses do not wait for, but that must end before the database closes. */
export type Background = {
  /** Errors are reported as server faults. */
  run(work: Promise<unknown>): void
  /** Waits until all work has ended, at most `most` milliseconds. */
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
