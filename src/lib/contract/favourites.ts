import * as z from 'zod/mini'
import { Id } from './base.ts'

/** More than anybody has; so that nobody fills the database. */
const most = 500

const Ids = z.array(Id).check(z.maxLength(most, 'These are too many'))
const Change = z.optional(z.strictObject({ add: Ids, remove: Ids }))

/** PUT users/me/keepsakes/: what was kept and let go on this device since it last asked, under the keys of its storage. */
export const FavouriteChanges = z.strictObject({
  favoriteGroups: Change,
  serviceReminders: Change,
  eventReminders: Change,
})
export type FavouriteChanges = z.infer<typeof FavouriteChanges>

const Found = z.array(z.number())

/** Everything that a member keeps, on all devices. */
export const Favourites = z.strictObject({
  favoriteGroups: Found,
  serviceReminders: Found,
  eventReminders: Found,
})
export type Favourites = z.infer<typeof Favourites>
