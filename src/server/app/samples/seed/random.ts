export type Random = {
  /** A random integer from 0 to `limit` - 1. */
  whole(limit: number): number
  /** A random item. Throws for an empty list. */
  pick<Item>(list: readonly Item[]): Item
  /** True with this probability. */
  happens(share: number): boolean
}

/** Pseudorandom choices that are the same on every run: a mulberry32 generator with a fixed seed. */
export function openRandom(seed: number): Random {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (limit: number) => Math.floor(next() * limit)
  return { whole, pick: (list) => itemAt(list, whole(list.length)), happens: (share) => next() < share }
}

/** The item at an index, wrapping around at the end. Throws for an empty list. */
export function itemAt<Item>(list: readonly Item[], place: number): Item {
  const item = list[place % list.length]
  if (item === undefined) throw new Error('Nothing to choose from')
  return item
}
