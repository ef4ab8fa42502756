const dayLength = 86_400_000
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/**
 * The first such weekday and time after `now` (the sample church is in Accra, which is UTC all year), shifted by whole weeks: with 0 always in
 * the future, with -1 always in the past.
 */
export function occurrence(now: Date, weekday: string, time: string, week: number): Date {
  const start = at(now, time)
  const ahead = (weekdays.indexOf(weekday) - start.getUTCDay() + 7) % 7
  const today = daysAfter(start, ahead)
  return daysAfter(today, (today > now ? 0 : 7) + week * 7)
}

/** The time `18:30` on the day of `date`. */
export const at = (date: Date, time: string): Date => new Date(`${day(date)}T${time}:00.000Z`)

/** `days` may be a fraction, or negative. */
export const daysAfter = (date: Date, days: number): Date => new Date(date.getTime() + days * dayLength)
export const daysBefore = (date: Date, days: number): Date => daysAfter(date, -days)

/** In the format of date columns: `2026-11-22`. */
export const day = (date: Date): string => date.toISOString().slice(0, 10)

/** In the format of timestamp columns: UTC, ISO 8601 with milliseconds. */
export const moment = (date: Date): string => date.toISOString()

/** The date, but at most `now`: sample data is never in the future. */
export const earlier = (date: Date, now: Date): Date => (date < now ? date : now)
