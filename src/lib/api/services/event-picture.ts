import type { Id } from '../../contract/base.ts'
import * as calls from '../../contract/services/calls/event-picture.ts'
import { call } from '../call.ts'

/** Whose event: of a fellowship by the calls of its leader, else by those of the admin. */
type Place = { fellowship: Id | undefined; event: Id }

/** Sets the poster of an event; without a file what the one that is there shows. Throws ApiError. */
export function sendPoster({ fellowship, event }: Place, description: string, picture: File | undefined) {
  const body = new FormData()
  body.set('description', description)
  if (picture) body.set('picture', picture)
  return fellowship === undefined
    ? call(calls.sendPoster, { id: event, body })
    : call(calls.sendFellowshipPoster, { id: fellowship, event, body })
}

/** Throws ApiError. */
export const removePoster = ({ fellowship, event }: Place) =>
  fellowship === undefined
    ? call(calls.removePoster, { id: event })
    : call(calls.removeFellowshipPoster, { id: fellowship, event })
