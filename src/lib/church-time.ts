const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(zone: string): Intl.DateTimeFormat {
  const made =
    clocks.get(zone) ??
    // Swedish writes dates as ISO 8601 does: 2026-11-22 09:05:00.
    new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'medium', timeZone: zone })
  clocks.set(zone, made)
  return made
}

/** What the clocks of a time zone show at an instant, to the second: a date to be read by its UTC fields. */
export const clockIn = (zone: string, instant: Date): Date =>
  new Date(`${clockOf(zone).format(instant).replace(' ', 'T')}Z`)

/** The calendar day of an instant in a time zone, `2026-11-22`. */
export const dayIn = (zone: string, instant: Date): string =>
  clockIn(zone, instant).toISOString().slice(0, 10)

/** Hour and minute of an instant in a time zone, `09:05`. */
export const hourIn = (zone: string, instant: Date): string =>
  clockIn(zone, instant).toISOString().slice(11, 16)
