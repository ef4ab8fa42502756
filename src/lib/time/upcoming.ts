import type { ChurchEvent } from '../contract/services/event.ts'
import { firstOfSeries } from '../finding/first-of-series.ts'
import { churchZone } from '../site/this-church.ts'
import { inCodeOrder } from '../text/in-code-order.ts'
import { clockIn } from './church-time.ts'

type Moment = Pick<ChurchEvent, 'date' | 'time' | 'series'> & { end_date?: string }

/** The day on which an event ends, `2026-11-22`: mostly the one on which it begins. */
export const lastDayOf = ({ date, end_date = '' }: { date: string; end_date?: string }): string =>
  end_date.slice(0, 10) || date.slice(0, 10)

/** The events that go on `today` or begin later, soonest first, at most five, of a series only the next (spec 1 §7, §9). */
export function upcoming<Event extends Moment>(events: readonly Event[], today: string): Event[] {
  const coming = events
    .filter((event) => lastDayOf(event) >= today)
    .sort((a, b) => inCodeOrder(moment(a), moment(b)))
  return firstOfSeries(coming).slice(0, 5)
}

const moment = ({ date, time }: Moment) => `${date.slice(0, 10)} ${time.padStart(5, '0')}`

/** Assumed duration, in milliseconds, of an event or a service that does not say when it ends. Calendar entries use the same duration. */
export const eventLength = 2 * 60 * 60 * 1000

/** Assumed start of a service without an hour, which pages show as "From first light". */
export const assumedServiceStart = '06:00'

type Lasting = { date: string; time: string; end_time?: string; end_date?: string }

export type EventStatus = 'Upcoming' | 'Now' | 'Past'

/**
 * Upcoming before the start, Now while it runs, else Past (spec 2 §4); an event without a time runs all day, and one of several days
 * without an end until its last day is over. The leader's
 * overview, tables and counts all use this function. It compares by the church's clock.
 */
export function statusOf(event: Lasting, instant = new Date()): EventStatus {
  const now = clockIn(churchZone(), instant)
  const { date, time, end_time = '' } = event
  const day = date.slice(0, 10)
  const last = lastDayOf(event)
  if (!time) return day > dayOf(now) ? 'Upcoming' : last >= dayOf(now) ? 'Now' : 'Past'
  const at = (on: string, hour: string) => Date.parse(`${on}T${hour.padStart(5, '0').slice(0, 5)}:00Z`)
  const starts = at(day, time)
  if (starts > now.getTime()) return 'Upcoming'
  if (!end_time && last > day) return last >= dayOf(now) ? 'Now' : 'Past'
  return now.getTime() < (end_time ? at(last, end_time) : starts + eventLength) ? 'Now' : 'Past'
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)
