import { persistentAtom } from '@nanostores/persistent'
import type { WritableAtom } from 'nanostores'
import { parseIds } from '../../lib/favourite-ids.ts'
import type { FavouriteKind } from '../../lib/favourites.ts'
import { catchUp, keepIn } from '../persistence.ts'

/* Favourites and reminders of this device, under the specification's keys (spec 1 §3, §4), in sync across tabs. */

/** Store for the ids under a storage key. An invalid stored value is read as an empty list. */
const keptIds = (key: FavouriteKind) =>
  persistentAtom<readonly number[]>(key, [], { encode: JSON.stringify, decode: parseIds })

export const $favouriteFellowships = keptIds('favoriteGroups')
const nothing: readonly number[] = []

/** Snapshot for server-rendered HTML, which has no device data. The store's initial value comes from this device's storage. */
export const keptByNobody = (): readonly number[] => nothing

export const $serviceReminders = keptIds('serviceReminders')
export const $eventReminders = keptIds('eventReminders')

/** Adds or removes an id. Returns whether it is in the list now; undefined when the browser refuses to store it. */
export function toggleId(kept: WritableAtom<readonly number[]>, id: number): boolean | undefined {
  catchUp()
  const ids = kept.get()
  const isAdded = !ids.includes(id)
  return keepIn(kept, isAdded ? [...ids, id] : ids.filter((one) => one !== id)) ? isAdded : undefined
}
