/** How long a second, identical submit counts as a duplicate, in milliseconds. */
export const duplicateWindow = 30_000

/** One submit: its key is the same for the same words of the same caller. `part` is the part of the API that it belongs to. */
export type Submit = { key: string; accountId: number | null; part: string; now: number }

/** The answers of the submits of the last half minute. */
export type IdempotencyStore = {
  /**
   * Runs `act` unless an identical submit is running or has run. Returns undefined when `act` ran, otherwise the answer of the
   * earlier submit as soon as there is one. A refused submit is not stored: it may be repeated at once.
   */
  runOnce(submit: Submit, act: () => Promise<Response>): Promise<Response | undefined>
  /** Drops the submits of a part of the API. */
  forget(part: string): Promise<void>
}

/** Keeps the answers in memory: for a church on SQLite, which is one process. */
export function openMemoryIdempotency(): IdempotencyStore {
  const acts = new Map<string, { until: number; part: string; answer: Promise<Response> }>()

  /** An entry with a time in the future was made before the clock was put back. */
  const isCurrent = ({ until }: { until: number }, now: number) =>
    until > now && until <= now + duplicateWindow

  /** Removes expired entries. The map has the oldest first, so that a write reads no further than the first current one. */
  function removeExpired(now: number): void {
    for (const [old, entry] of acts) {
      if (isCurrent(entry, now)) return
      acts.delete(old)
    }
  }

  return {
    async runOnce({ key, part, now }, act) {
      removeExpired(now)
      const before = acts.get(key)
      if (before && isCurrent(before, now)) return (await before.answer).clone()
      acts.delete(key)
      const { promise: answer, resolve } = Promise.withResolvers<Response>()
      acts.set(key, { until: now + duplicateWindow, part, answer })
      const answered = await act()
      if (!answered.ok) acts.delete(key)
      resolve(answered.clone())
      return undefined
    },
    async forget(part) {
      for (const [key, entry] of acts) if (entry.part === part) acts.delete(key)
    },
  }
}
