import { instantOf } from './instants.ts'
import { dayAfter } from './next-day.ts'
import { eventLength } from './upcoming.ts'

type Hours = { date: string; time: string; end_time: string; end_date: string }

/** The beginning that calendars get of an event without an hour. */
const assumedStart = '10:00'

/**
 * When an event begins and ends, as instants: from ten o'clock where it has no hour, and two hours where nobody said when it ends; of
 * several days until midnight of the last. Invalid dates for a day that does not exist.
 */
export function spanOf(event: Hours, zone: string): { start: Date; end: Date } {
  const start = instantOf(zone, event.date, event.time || assumedStart)
  return { start, end: endOf(event, zone) ?? new Date(start.getTime() + eventLength) }
}

function endOf({ date, end_date, end_time }: Hours, zone: string): Date | undefined {
  if (end_time) return instantOf(zone, end_date || date, end_time)
  return end_date ? instantOf(zone, dayAfter(end_date, 1), '00:00') : undefined
}
