/** Backoff before a retry, in milliseconds: one second, doubling up to one minute, with random jitter. */
export function backOff(attempts: number, random = Math.random): number {
  return Math.round(Math.min(60_000, 1000 * 2 ** attempts) * (0.5 + random() / 2))
}
