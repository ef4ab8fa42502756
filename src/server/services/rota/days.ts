import { weekdays } from '../../../lib/contract/services/weekdays.ts'
import { dayAfter } from '../../../lib/time/next-day.ts'

/** `Sunday` of a calendar day. */
export const weekdayOf = (date: string): string => weekdays[new Date(date).getUTCDay()] ?? ''

/** All days of a weekday from one day to another, both included. */
export function daysOf(weekday: string, { from, to }: { from: string; to: string }): string[] {
  const days: string[] = []
  for (let date = from; date <= to; date = dayAfter(date, 1)) if (weekdayOf(date) === weekday) days.push(date)
  return days
}
