import { weekdays } from '../../lib/contract/weekdays.ts'

const day = 86_400_000

/** The calendar day so many days later, or earlier for a negative number. */
export const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * day).toISOString().slice(0, 10)

/** `Sunday` of a calendar day. */
export const weekdayOf = (date: string): string => weekdays[new Date(date).getUTCDay()] ?? ''

/** All days of a weekday from one day to another, both included. */
export function daysOf(weekday: string, { from, to }: { from: string; to: string }): string[] {
  const found: string[] = []
  for (let date = from; date <= to; date = daysAfter(date, 1))
    if (weekdayOf(date) === weekday) found.push(date)
  return found
}

const long = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' })

/** `Sunday, 22 November 2026` of a calendar day. */
export const longDay = (date: string): string => long.format(new Date(date))
