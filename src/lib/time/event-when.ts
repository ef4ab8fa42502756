import { formatHour, formatHours } from './hours.ts'

type Lasting = { time: string; end_time: string; end_date: string }

/**
 * What follows the first day where it is said when an event is: ` · 6:30 PM to 8:00 PM`, and of several days
 * `, 6:30 PM to Sunday, 22 Nov 2026, 1:00 PM`. `nameOf` names the last day.
 */
export function hoursAndEnd({ time, end_time, end_date }: Lasting, nameOf: (day: string) => string): string {
  if (!end_date) return time && ` · ${formatHours(time, end_time)}`
  const at = (hour: string) => hour && `, ${formatHour(hour)}`
  return `${at(time)} to ${nameOf(end_date)}${at(end_time)}`
}

/** The hours of one of its days: `from 6:30 PM` on the first of several, `until 1:00 PM` on the last, '' between them. */
export function hoursOn(event: Lasting & { date: string }, day: string): string {
  const { date, time, end_time, end_date } = event
  if (!end_date) return time && formatHours(time, end_time)
  if (day === date) return time && `from ${formatHour(time)}`
  return day === end_date ? end_time && `until ${formatHour(end_time)}` : ''
}
