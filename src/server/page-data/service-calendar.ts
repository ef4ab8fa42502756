import ical, { ICalCalendarMethod, ICalEventRepeatingFreq } from 'ical-generator'
import type { Church } from '../../lib/contract/church.ts'
import type { ServiceFields } from '../../lib/contract/service.ts'
import { weekdays } from '../../lib/contract/weekdays.ts'
import { speakable } from '../../lib/xml.ts'

/** The Sunday from which all weekly services are counted (spec 1 §9; docs/decisions/0003). */
const anchor = Date.UTC(2023, 9, 15)
const minute = 60_000
const dayLength = 24 * 60 * minute

/** An iCalendar of the weekly services, each starting on its first weekday from 15 October 2023 on (RFC 5545). */
export function serviceCalendar(
  services: readonly ServiceFields[],
  { site, church }: { site: URL; church: Church },
): string {
  const calendar = ical({
    name: speakable(`${church.name}: services`),
    ...{ method: ICalCalendarMethod.PUBLISH, ttl: 12 * 60 * 60 },
  })
  for (const service of services) {
    const { start, end } = firstTime(service)
    const event = calendar.createEvent({
      id: `service-${service.id}@${site.hostname}`,
      start,
      end,
      summary: speakable(service.title),
      description: speakable(service.description),
      location: speakable(service.location),
      url: new URL(`/service-times#service-${service.id}`, site).href,
      sequence: service.version,
    })
    event.repeating({ freq: ICalEventRepeatingFreq.WEEKLY })
  }
  return calendar.toString()
}

/** The default is 10:00 to 12:00; a service without an end lasts two hours. */
function firstTime({ day, time, end_time }: ServiceFields): { start: Date; end: Date } {
  const date = anchor + Math.max(0, weekdays.indexOf(day as (typeof weekdays)[number])) * dayLength
  const start = date + minutesOf(time || '10:00') * minute
  return {
    start: new Date(start),
    end: new Date(end_time ? date + minutesOf(end_time) * minute : start + 120 * minute),
  }
}

function minutesOf(time: string): number {
  const [hour = 0, minutes = 0] = time.split(':').map(Number)
  return hour * 60 + minutes
}
