/** How long to wait before an attempt, in milliseconds: a second, doubling up to a minute, each page a little differently. */
export function backOff(attempts: number, random = Math.random): number {
  return Math.round(Math.min(60_000, 1000 * 2 ** attempts) * (0.5 + random() / 2))
}
