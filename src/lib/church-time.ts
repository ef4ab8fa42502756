const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(zone: string): Intl.DateTimeFormat {
  const made =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'medium', timeZone: zone })
  clocks.set(zone, made)
  return made
}

/** What the clocks of a time zone show at an instant, to the second: a date to be read by its UTC fields. */
export function clockIn(zone: string, instant: Date): Date {
  const shown = clockOf(zone).format(instant).match(/\d+/g)?.map(Number) ?? []
  const [day = 0, month = 0, year = 0, hour, minute, second] = shown
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second))
}

/** The calendar day of an instant in a time zone, `2026-11-22`. */
export const dayIn = (zone: string, instant: Date): string =>
  clockIn(zone, instant).toISOString().slice(0, 10)

/** Hour and minute of an instant in a time zone, `09:05`. */
export const hourIn = (zone: string, instant: Date): string =>
  clockIn(zone, instant).toISOString().slice(11, 16)
