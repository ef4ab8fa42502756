import * as z from 'zod/mini'
import { type Exact, flag, id, number, numberOrNull, readerOf, text } from '../fields.ts'
import { Guest, GuestNames } from './places.ts'

/** GET events/{id}/signup/: how full an event is, and the caller's own sign-up. */
const places = {
  /** Whether one can sign up now: the event takes sign-ups and is not over. */
  open: flag,
  /** Null means unlimited. */
  places: numberOrNull,
  taken: number,
  waiting: number,
  signed_up: flag,
  /** On the waiting list, from 1; null with a place, and without a sign-up. */
  position: numberOrNull,
}

export const EventPlaces = readerOf(places)
export type EventPlaces = z.infer<typeof EventPlaces>
export const EventPlacesAnswer = z.strictObject(places)
export type EventPlacesAnswer = Exact<typeof places>

/** A sign-up for the organisers; `position` on the waiting list, from 1; null with a place. */
const row = { created_at: text, position: numberOrNull }
const guest = { ...row, member: Guest }

export const EventGuestAnswer = z.strictObject(guest)
export type EventGuestAnswer = Exact<typeof guest>

const Row = readerOf(row)
const Member = readerOf({ id })

/** The same, with the member's id, name and telephone beside the sign-up's own fields. */
export const EventGuest = z.pipe(
  z.looseObject({ member: z.looseObject({}) }),
  z.transform(({ member, ...signUp }) => ({
    ...Row.parse(signUp),
    ...Member.parse(member),
    ...GuestNames.parse(member),
  })),
)
export type EventGuest = z.infer<typeof EventGuest>
