import ical, { ICalCalendarMethod, ICalEventRepeatingFreq } from 'ical-generator'
import { tzlib_get_ical_block } from 'timezones-ical-library'
import type { ServiceFields } from '../../../../lib/contract/services/service.ts'
import { weekdays } from '../../../../lib/contract/services/weekdays.ts'
import type { Church } from '../../../../lib/contract/website/church.ts'
import { withoutInvalidCharacters } from '../../../../lib/text/xml.ts'
import { eventTexts } from '../../../../lib/texts/services/events.ts'

/** The Sunday from which all weekly services are counted (spec 1 §9; docs/specification/settled.md). */
const anchor = Temporal.PlainDate.from('2023-10-15')

/**
 * An iCalendar of the weekly services, each starting on its first weekday from 15 October 2023 on (RFC 5545). They repeat by
 * the church's clock, so the calendar describes its time zone; where that is UTC all year they are in UTC.
 */
export function serviceCalendar(
  services: readonly ServiceFields[],
  { site, church }: { site: URL; church: Church },
): string {
  const zone = church.time_zone
  const calendar = ical({
    name: withoutInvalidCharacters(eventTexts.services({ church: church.name })),
    method: ICalCalendarMethod.PUBLISH,
    ttl: 12 * 60 * 60,
    // Without a name: then each event names the zone itself, which all calendar programs read.
    timezone: { name: null, generator: (name) => describeZone(name).description },
  })
  const { name } = describeZone(zone)
  for (const service of services) {
    const event = calendar.createEvent({
      id: `service-${service.id}@${site.hostname}`,
      ...hoursOf(service, zone, name),
      summary: withoutInvalidCharacters(service.title),
      description: withoutInvalidCharacters(service.description),
      location: withoutInvalidCharacters(service.location),
      url: new URL(`/service-times#service-${service.id}`, site).href,
      sequence: service.version,
    })
    event.repeating({ freq: ICalEventRepeatingFreq.WEEKLY })
  }
  return calendar.toString()
}

/** A zone's VTIMEZONE and the name that it gives the zone; without a name for UTC all year, and for what is no named zone. */
function describeZone(zone: string): { name: string | null; description: string | null } {
  const isOffset = /^[+-]/.test(zone)
  const [description = '', id = ''] = isOffset ? [] : tzlib_get_ical_block(zone)
  const name = id.replace(/^TZID=/, '')
  const isUtc = !description.includes('BEGIN:DAYLIGHT') && description.includes('TZOFFSETTO:+0000')
  return name && !isUtc ? { name, description } : { name: null, description: null }
}

/** The default is 10:00 to 12:00; a service without an end lasts two hours. */
function hoursOf({ day, time, end_time }: ServiceFields, zone: string, name: string | null) {
  const days = Math.max(0, weekdays.indexOf(day as (typeof weekdays)[number]))
  const date = anchor.add({ days })
  const start = date.toPlainDateTime(time || '10:00')
  const end = end_time ? date.toPlainDateTime(end_time) : start.add({ hours: 2 })
  if (name) return { start, end, timezone: name }
  const instant = (hour: Temporal.PlainDateTime) => new Date(hour.toZonedDateTime(zone).epochMilliseconds)
  return { start: instant(start), end: instant(end) }
}
