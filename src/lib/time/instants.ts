/*
 * The way back from the church's clock to instants (docs/decisions/server.md#church-settings). For the server and for what it renders: not every
 * browser has Temporal.
 */

function zoned(zone: string, day: string, hour: string): Temporal.ZonedDateTime | undefined {
  try {
    return Temporal.PlainDateTime.from(`${day}T${hour}`).toZonedDateTime(zone)
  } catch {
    return undefined // no such day or hour
  }
}

/**
 * The instant at which the clocks of a time zone show a day and hour, `2026-11-22` and `09:05`. Of an hour that they show
 * twice the first; of an hour that they skip the instant as far behind the leap as the hour would have been. An invalid
 * date for a day or hour that does not exist.
 */
export const instantOf = (zone: string, day: string, hour: string): Date =>
  new Date(zoned(zone, day, hour)?.epochMilliseconds ?? Number.NaN)

/** The instant at which the next calendar day of a time zone begins. */
export function dayAfter(zone: string, instant: Date): Date {
  const now = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone)
  return new Date(now.add({ days: 1 }).startOfDay().epochMilliseconds)
}

/**
 * Day and hour in a time zone with its offset, for machines: `2026-11-22T09:05-05:00`, and `Z` for an offset of zero. With
 * seconds when the hour has them.
 */
export function timestampOf(zone: string, day: string, hour: string): string {
  const instant = zoned(zone, day, hour)
  const offset = !instant || instant.offsetNanoseconds === 0 ? 'Z' : instant.offset
  return `${instant ? instant.toString().slice(0, day.length + 1 + hour.length) : `${day}T${hour}`}${offset}`
}
