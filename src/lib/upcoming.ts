import { clockIn } from './church-time.ts'
import type { ChurchEvent } from './contract/event.ts'
import { inCodeOrder } from './in-code-order.ts'
import { churchZone } from './this-church.ts'

type Moment = Pick<ChurchEvent, 'date' | 'time'>

/** The events on `today` or later, soonest first, at most five (spec 1 §7, §9). */
export function upcoming<Event extends Moment>(events: readonly Event[], today: string): Event[] {
  return events
    .filter(({ date }) => date.slice(0, 10) >= today)
    .sort((a, b) => inCodeOrder(moment(a), moment(b)))
    .slice(0, 5)
}

const moment = ({ date, time }: Moment) => `${date.slice(0, 10)} ${time.padStart(5, '0')}`

/** Assumed duration, in milliseconds, of an event or a service that does not say when it ends. Calendar entries use the same duration. */
export const eventLength = 2 * 60 * 60 * 1000

/** Assumed start of a service without an hour, which pages show as "From first light". */
export const assumedServiceStart = '06:00'

type Lasting = { date: string; time: string; end_time?: string }

export type EventStatus = 'Upcoming' | 'Now' | 'Past'

/**
 * Upcoming before the start, Now while it runs, else Past (spec 2 §4); an event without a time runs all day. The leader's
 * overview, tables and counts all use this function. It compares by the church's clock.
 */
export function statusOf({ date, time, end_time = '' }: Lasting, instant = new Date()): EventStatus {
  const now = clockIn(churchZone(), instant)
  const day = date.slice(0, 10)
  if (!time) return day > dayOf(now) ? 'Upcoming' : day === dayOf(now) ? 'Now' : 'Past'
  const at = (hour: string) => Date.parse(`${day}T${hour.padStart(5, '0').slice(0, 5)}:00Z`)
  const starts = at(time)
  if (starts > now.getTime()) return 'Upcoming'
  return now.getTime() < (end_time ? at(end_time) : starts + eventLength) ? 'Now' : 'Past'
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)
