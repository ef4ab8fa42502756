import { weekdayOf } from './calendar-names.ts'
import { formatDay } from './dates.ts'

const dayLength = 86_400_000

/** `Sunday, 22 Nov 2026` from a calendar day; `Today` or `Tomorrow` in place of the weekday of these two. Both are ISO 8601. */
export function dayWords(date: string, today: string): string {
  const day = date.slice(0, 10)
  const distance = Date.parse(day) - Date.parse(today)
  if (Number.isNaN(distance)) return date
  const name = distance === 0 ? 'Today' : distance === dayLength ? 'Tomorrow' : weekdayOf(new Date(day))
  return `${name}, ${formatDay(day)}`
}
