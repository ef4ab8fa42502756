import * as z from 'zod/mini'
import { serviceRules } from '../../texts/services/service-rules.ts'
import { Id } from '../base.ts'

/** Limit against filling the database; far more than a member needs. */
const most = 500

const Ids = z.array(Id).check(z.maxLength(most, { error: () => serviceRules.theseTooMany }))
const Change = z.optional(z.strictObject({ add: Ids, remove: Ids }))

/** PUT users/me/keepsakes/: additions and removals on this device since its last sync, by storage key. */
export const FavouriteChanges = z.strictObject({
  favoriteGroups: Change,
  serviceReminders: Change,
  eventReminders: Change,
})
export type FavouriteChanges = z.infer<typeof FavouriteChanges>

const Found = z.array(z.number())

/** All favourites and reminders of a member, from all devices. */
export const Favourites = z.strictObject({
  favoriteGroups: Found,
  serviceReminders: Found,
  eventReminders: Found,
})
export type Favourites = z.infer<typeof Favourites>
