import { persistentAtom } from '@nanostores/persistent'
import type { WritableAtom } from 'nanostores'
import { parseIds } from '../../lib/media/favourite-ids.ts'
import type { FavouriteKind } from '../../lib/media/favourites.ts'
import { rereadStorage, setStored } from '../persistence.ts'

/* Favourites and reminders of this device, under the specification's keys (spec 1 §3, §4), in sync across tabs. */

/** Store for the ids under a storage key. An invalid stored value is read as an empty list. */
const storedIds = (key: FavouriteKind) =>
  persistentAtom<readonly number[]>(key, [], { encode: JSON.stringify, decode: parseIds })

export const $favouriteFellowships = storedIds('favoriteGroups')
const nothing: readonly number[] = []

/** Snapshot for server-rendered HTML, which has no device data. The store's initial value comes from this device's storage. */
export const noIds = (): readonly number[] => nothing

export const $serviceReminders = storedIds('serviceReminders')
export const $eventReminders = storedIds('eventReminders')

/** Adds or removes an id. Returns whether it is in the list now; undefined when the browser refuses to store it. */
export function toggleId($ids: WritableAtom<readonly number[]>, id: number): boolean | undefined {
  rereadStorage()
  const ids = $ids.get()
  const isAdded = !ids.includes(id)
  return setStored($ids, isAdded ? [...ids, id] : ids.filter((one) => one !== id)) ? isAdded : undefined
}
