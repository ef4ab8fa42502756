import type { Id } from '../../contract/base.ts'
import { ChurchEvent } from '../../contract/services/event.ts'
import { answerOf, api } from '../client.ts'

/** Whose event: of a fellowship by the calls of its leader, else by those of the admin. */
type Place = { fellowship: Id | undefined; event: Id }

const at = ({ fellowship, event }: Place) =>
  fellowship === undefined ? `events/${event}/picture/` : `fellowships/${fellowship}/events/${event}/picture/`

/** Sets the poster of an event; without a file what the one that is there shows. Throws ApiError. */
export function sendPoster(
  place: Place,
  description: string,
  picture: File | undefined,
): Promise<ChurchEvent> {
  const form = new FormData()
  form.set('description', description)
  if (picture) form.set('picture', picture)
  return answerOf(ChurchEvent, api.url(at(place)).body(form).post())
}

/** Removes the poster of an event. Throws ApiError. */
export const removePoster = (place: Place): Promise<ChurchEvent> =>
  answerOf(ChurchEvent, api.url(at(place)).delete())
