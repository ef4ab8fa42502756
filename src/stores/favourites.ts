import { persistentAtom } from '@nanostores/persistent'
import type { WritableAtom } from 'nanostores'
import { parseIds } from '../lib/favourite-ids.ts'
import type { FavouriteKind } from '../lib/favourites.ts'
import { catchUp, keepIn } from './persistence.ts'

/* What this device's owner likes and wants to be reminded of, under the specification's keys (spec 1 §3, §4), in all tabs. */

/** The ids that are kept under a key. A broken stored value is an empty one. */
const keptIds = (key: FavouriteKind) =>
  persistentAtom<readonly number[]>(key, [], { encode: JSON.stringify, decode: parseIds })

export const $favouriteFellowships = keptIds('favoriteGroups')
const nothing: readonly number[] = []

/** What the server's HTML shows: it knows no device. The store's own first value is what this device has stored. */
export const keptByNobody = (): readonly number[] => nothing

export const $serviceReminders = keptIds('serviceReminders')
export const $eventReminders = keptIds('eventReminders')

/** Adds an id, or takes it out again. Answers whether it is in now; undefined when the browser refused to store it. */
export function toggleId(kept: WritableAtom<readonly number[]>, id: number): boolean | undefined {
  catchUp()
  const ids = kept.get()
  const isAdded = !ids.includes(id)
  return keepIn(kept, isAdded ? [...ids, id] : ids.filter((one) => one !== id)) ? isAdded : undefined
}
