const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone)
  if (known) return known
  const two = '2-digit'
  const parts = { year: 'numeric', month: two, day: two, hour: two, minute: two, second: two } as const
  const made = new Intl.DateTimeFormat('en-GB', { ...parts, hourCycle: 'h23', timeZone: zone })
  clocks.set(zone, made)
  return made
}

/** What the clocks of a time zone show at an instant, to the second: a date to be read by its UTC fields. */
export function clockIn(zone: string, instant: Date): Date {
  const [day = 1, month = 1, year = 0, hour, minute, second] =
    clockOf(zone).format(instant).match(/\d+/g)?.map(Number) ?? []
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second))
}

/** The calendar day of an instant in a time zone, `2026-11-22`. */
export const dayIn = (zone: string, instant: Date): string =>
  clockIn(zone, instant).toISOString().slice(0, 10)

/** Hour and minute of an instant in a time zone, `09:05`. */
export const hourIn = (zone: string, instant: Date): string =>
  clockIn(zone, instant).toISOString().slice(11, 16)
