/* Days after a day, as `2026-11-22`. */

/** The day so many days later, or earlier for a negative number. */
export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** The first day after `day` that is this day of its month; in a shorter month its last day. */
export function monthDayAfter(day: string, wanted: number): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  const inMonth = (at: number) => {
    const last = new Date(Date.UTC(year, at + 1, 0)).getUTCDate()
    return new Date(Date.UTC(year, at, Math.min(wanted, last))).toISOString().slice(0, 10)
  }
  const here = inMonth(month - 1)
  return here > day ? here : inMonth(month)
}

/** The first day after `day` that is this day of the week, from 0 for Sunday. */
export function weekdayAfter(day: string, wanted: number): string {
  const now = new Date(`${day}T00:00:00Z`).getUTCDay()
  return dayAfter(day, ((wanted - now + 6) % 7) + 1)
}

/** Whether a day is the last of its weekday in its month. */
export const isLastWeekday = (day: string): boolean => dayAfter(day, 7).slice(0, 7) !== day.slice(0, 7)
