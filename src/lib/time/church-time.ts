import { churchOffset, churchZone } from '../site/this-church.ts'

const clocks: Record<string, Intl.DateTimeFormat> = {}

function clockOf(zone: string): Intl.DateTimeFormat {
  // Swedish writes dates as ISO 8601 does: 2026-11-22 09:05:00.
  clocks[zone] ??= new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'medium', timeZone: zone })
  return clocks[zone]
}

/** What the clocks of a time zone show at an instant, to the second: a date to be read by its UTC fields. */
export function clockIn(zone: string, instant: Date): Date {
  const ahead = zone === churchZone() ? churchOffset() : undefined
  const time = instant.getTime()
  return new Date(
    ahead === undefined
      ? `${clockOf(zone).format(time).replace(' ', 'T')}Z`
      : time - (time % 1000) + ahead * 60_000,
  )
}

/** The calendar day of an instant in a time zone, `2026-11-22`. */
export const dayIn = (zone: string, instant: Date): string =>
  clockIn(zone, instant).toISOString().slice(0, 10)

/** Hour and minute of an instant in a time zone, `09:05`. */
export const hourIn = (zone: string, instant: Date): string =>
  clockIn(zone, instant).toISOString().slice(11, 16)
