import { dayAfter } from './next-day.ts'

/** The Sunday of the week of a day. */
export const weekOf = (day: string): string => dayAfter(day, -new Date(`${day}T00:00:00Z`).getUTCDay())

/** The Sundays of so many weeks, the oldest first; `first` is a day of the first one. */
export const weeksFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => dayAfter(weekOf(first), at * 7))

/** The same up to the week of `last`. */
export const weeksTo = (last: string, count: number): string[] =>
  weeksFrom(dayAfter(last, -7 * (count - 1)), count)
