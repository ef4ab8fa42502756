import type { ChurchEvent } from './contract/event.ts'

/** The events dated `today` or later, the next first, at most five (spec 1 §7, §9). */
export function upcoming(events: readonly ChurchEvent[], today: string): ChurchEvent[] {
  return events
    .filter(({ date }) => date.slice(0, 10) >= today)
    .sort((a, b) => moment(a).localeCompare(moment(b)))
    .slice(0, 5)
}

const moment = ({ date, time }: ChurchEvent) => `${date.slice(0, 10)} ${time.padStart(5, '0')}`

/** An event has no end of its own: it is taken to run for so long, in milliseconds. Its calendar entry says the same. */
export const eventLength = 2 * 60 * 60 * 1000

export type EventStatus = 'Upcoming' | 'Now' | 'Past'

/**
 * Upcoming while its moment is still to come, Now while it runs, else Past (spec 2 §4); one without an hour runs all its
 * day. The leader's overview, tables and counts all ask here. The church keeps UTC all year.
 */
export function statusOf({ date, time }: { date: string; time: string }, now = new Date()): EventStatus {
  const day = date.slice(0, 10)
  if (!time) return day > dayOf(now) ? 'Upcoming' : day === dayOf(now) ? 'Now' : 'Past'
  const starts = Date.parse(`${day}T${time.padStart(5, '0').slice(0, 5)}:00Z`)
  if (starts > now.getTime()) return 'Upcoming'
  return now.getTime() < starts + eventLength ? 'Now' : 'Past'
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)
