import { clockIn } from './church-time.ts'
import type { ChurchEvent } from './contract/event.ts'
import { churchZone } from './this-church.ts'

type Moment = Pick<ChurchEvent, 'date' | 'time'>

/** The events on `today` or later, soonest first, at most five (spec 1 §7, §9). */
export function upcoming<Event extends Moment>(events: readonly Event[], today: string): Event[] {
  return events
    .filter(({ date }) => date.slice(0, 10) >= today)
    .sort((a, b) => moment(a).localeCompare(moment(b)))
    .slice(0, 5)
}

const moment = ({ date, time }: Moment) => `${date.slice(0, 10)} ${time.padStart(5, '0')}`

/** Assumed duration of an event in milliseconds, because events have no end time. Calendar entries use the same duration. */
export const eventLength = 2 * 60 * 60 * 1000

export type EventStatus = 'Upcoming' | 'Now' | 'Past'

/**
 * Upcoming before the start, Now while it runs, else Past (spec 2 §4); an event without a time runs all day. The leader's
 * overview, tables and counts all use this function. It compares by the church's clock.
 */
export function statusOf({ date, time }: { date: string; time: string }, instant = new Date()): EventStatus {
  const now = clockIn(churchZone(), instant)
  const day = date.slice(0, 10)
  if (!time) return day > dayOf(now) ? 'Upcoming' : day === dayOf(now) ? 'Now' : 'Past'
  const starts = Date.parse(`${day}T${time.padStart(5, '0').slice(0, 5)}:00Z`)
  if (starts > now.getTime()) return 'Upcoming'
  return now.getTime() < starts + eventLength ? 'Now' : 'Past'
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)
