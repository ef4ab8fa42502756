import type { Id } from '../../contract/base.ts'
import * as calls from '../../contract/services/calls/event-signups.ts'
import * as oneEvent from '../../contract/services/calls/one-event.ts'
import { ChurchEvent } from '../../contract/services/event.ts'
import { call, request } from '../call.ts'
import { answerOf } from '../client.ts'

/* Each throws ApiError. */

export const readEvent = (id: Id): Promise<ChurchEvent> =>
  answerOf(ChurchEvent, request(oneEvent.readEvent, { id }))

/** How full an event is, and the member's own sign-up. */
export const readPlaces = (id: Id) => call(calls.readPlaces, { id })

/** Idempotent. */
export const takePlace = (id: Id) => call(calls.takePlace, { id, body: { kind: 'signup' } })

export const giveBackPlace = (id: Id) => call(calls.giveBackPlace, { id })

/** Whose event: of a fellowship by the calls of its leader, else by those of the admin. */
type Place = { fellowship: Id | undefined; event: Id }

/** Who comes and who waits. */
export const listGuests = ({ fellowship, event }: Place) =>
  fellowship === undefined
    ? call(calls.listGuests, { id: event })
    : call(calls.listFellowshipGuests, { id: fellowship, event })

/** Removes the sign-up of a member. */
export const removeGuest = ({ fellowship, event }: Place, member: Id) =>
  fellowship === undefined
    ? call(calls.removeGuest, { id: event, member })
    : call(calls.removeFellowshipGuest, { id: fellowship, event, member })
