import { persistentAtom } from '@nanostores/persistent'
import { idsOf } from '../lib/kept-ids.ts'

/** The fellowships that this device's owner likes, under the specification's key (spec 1 §3, §4). A broken value is an empty one. */
export const $favouriteFellowships = persistentAtom<readonly number[]>('favoriteGroups', [], {
  encode: JSON.stringify,
  decode: (stored) => idsOf(() => stored),
})

const none: readonly number[] = []

/** In the server's HTML nobody has favourites: `useStore($favouriteFellowships, favouritesOfNobody)`. */
export const favouritesOfNobody = { ssr: () => none }

/** Adds a fellowship to the favourites, or takes it out again. Answers whether it is in now. */
export function toggleFavourite(id: number): boolean {
  const before = $favouriteFellowships.get()
  const isFavourite = !before.includes(id)
  $favouriteFellowships.set(isFavourite ? [...before, id] : before.filter((one) => one !== id))
  return isFavourite
}
