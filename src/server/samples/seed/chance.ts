export type Chance = {
  /** A whole number from 0 to `limit` - 1. */
  whole(limit: number): number
  /** One of the list. Throws for an empty one. */
  pick<Item>(list: readonly Item[]): Item
  /** True in that share of all cases. */
  happens(share: number): boolean
}

/** Choices that are the same on every run: a mulberry32 generator from a fixed seed. */
export function openChance(seed: number): Chance {
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

/** The item at a place that may run past the end: counting starts again. Throws for an empty list. */
export function itemAt<Item>(list: readonly Item[], place: number): Item {
  const item = list[place % list.length]
  if (item === undefined) throw new Error('Nothing to choose from')
  return item
}
