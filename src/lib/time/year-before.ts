import { monthAfter } from './month.ts'
import { dayAfter } from './next-day.ts'

type Days = { from: string; to: string }

/** The same days a year before. The last day of a month stays the last one, so that leap years compare whole months. */
export function yearBefore({ from, to }: Days): Days {
  const moved = (day: string) => `${String(Number(day.slice(0, 4)) - 1).padStart(4, '0')}${day.slice(4)}`
  return {
    from: from.endsWith('-02-29') ? `${moved(from).slice(0, 5)}03-01` : moved(from),
    to: to === lastDayOf(to.slice(0, 7)) ? lastDayOf(moved(to).slice(0, 7)) : moved(to),
  }
}

/** The last day of a month, `2026-11-30` of `2026-11`. */
export const lastDayOf = (month: string): string => dayAfter(`${monthAfter(month, 1)}-01`, -1)
