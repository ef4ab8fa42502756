import { eventNewsWords } from './messages.ts'

/** The path of an event's page and its name. An event of a fellowship has no page of its own. */
export const eventPage = (event: { id: number; fellowship_id: number | null }): [string, string] =>
  event.fellowship_id
    ? ['/memberfellowship', eventNewsWords.fellowshipPage]
    : [`/events/${event.id}`, eventNewsWords.eventsPage]
