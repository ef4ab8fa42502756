import { monthOf } from '../../../lib/time/calendar-names.ts'

/** A day of any year in words: `03-06` is `6 Mar`. */
export const dayInWords = (day: string): string => {
  const [month, date] = day.split('-').map(Number)
  return `${date} ${monthOf(new Date(Date.UTC(2024, (month ?? 1) - 1, 1)))}`
}
