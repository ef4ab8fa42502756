import { monthNames } from './calendar-names.ts'

/** A day of a month's calendar: `2026-11-22`, its number, and whether it belongs to the month. */
export type MonthDay = { date: string; number: number; isIn: boolean }

const dayLength = 86_400_000

/** The weeks that a month touches, from Sunday to Saturday. `month`: `2026-11`. */
export function weeksOf(month: string): MonthDay[][] {
  const first = new Date(`${month}-01T00:00:00Z`)
  const start = first.getTime() - first.getUTCDay() * dayLength
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getTime()
  const weeks: MonthDay[][] = []
  for (let week = start; week <= last; week += 7 * dayLength)
    weeks.push(Array.from({ length: 7 }, (_, at) => dayAt(week + at * dayLength, month)))
  return weeks
}

function dayAt(time: number, month: string): MonthDay {
  const date = new Date(time).toISOString().slice(0, 10)
  return { date, number: Number(date.slice(8)), isIn: date.startsWith(month) }
}

/** The month that is `months` after another, `2026-12`. */
export function monthAfter(month: string, months: number): string {
  const first = new Date(`${month}-01T00:00:00Z`)
  first.setUTCMonth(first.getUTCMonth() + months)
  return first.toISOString().slice(0, 7)
}

/** `November 2026` from `2026-11`. */
export const monthName = (month: string): string =>
  `${monthNames[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`

/** Whether a text is a month at most `most` months away from that of a day. */
export function isMonthNear(text: string, day: string, most: number): boolean {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(text)) return false
  const count = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7))
  return Math.abs(count(text) - count(day)) <= most
}

/** How many months before and after the current one have a page. */
export const monthsShown = 24

/** The months of coming events that have a page, the soonest first. */
export const monthsWith = (events: readonly { date: string }[], today: string): string[] =>
  [...new Set(events.map(({ date }) => date.slice(0, 7)))]
    .filter((month) => isMonthNear(month, today, monthsShown))
    .sort()
