import { type Id, readList } from '../../contract/base.ts'
import { ChurchEvent } from '../../contract/services/event.ts'
import { EventGuest, EventPlaces } from '../../contract/services/event-signup.ts'
import { answerOf, api, bodyOf } from '../client.ts'

/** GET events/{id}/: one event. Throws ApiError. */
export const readEvent = (id: Id): Promise<ChurchEvent> =>
  answerOf(ChurchEvent, api.url(`events/${id}/`).get())

/** GET events/{id}/signup/: how full it is, and the member's own sign-up. Throws ApiError. */
export const readPlaces = (id: Id): Promise<EventPlaces> =>
  answerOf(EventPlaces, api.url(`events/${id}/signup/`).get())

/** POST events/{id}/signup/: idempotent. Throws ApiError. */
export async function takePlace(id: Id): Promise<void> {
  await api.url(`events/${id}/signup/`).post({ kind: 'signup' }).res()
}

/** DELETE events/{id}/signup/. Throws ApiError. */
export async function giveBackPlace(id: Id): Promise<void> {
  await api.url(`events/${id}/signup/`).delete().res()
}

/** Whose event: of a fellowship by the calls of its leader, else by those of the admin. */
type Place = { fellowship: Id | undefined; event: Id }

const at = ({ fellowship, event }: Place) =>
  fellowship === undefined ? `events/${event}/signups/` : `fellowships/${fellowship}/events/${event}/signups/`

/** Who comes and who waits. Throws ApiError. */
export const listGuests = async (place: Place): Promise<EventGuest[]> =>
  readList(EventGuest, await bodyOf(api.get(at(place))))

/** Removes the sign-up of a member. Throws ApiError. */
export async function removeGuest(place: Place, member: Id): Promise<void> {
  await api
    .url(`${at(place)}${member}/`)
    .delete()
    .res()
}
