import ical, { type ICalCalendar, ICalCalendarMethod } from 'ical-generator'
import type { EventFields } from '../../../lib/contract/services/event.ts'
import type { Church } from '../../../lib/contract/website/church.ts'
import { withoutInvalidCharacters } from '../../../lib/text/xml.ts'
import { spanOf } from '../../../lib/time/event-span.ts'
import { instantOf } from '../../../lib/time/instants.ts'
import { eventLength } from '../../../lib/time/upcoming.ts'
import { ownCalendarWords as words } from './messages.ts'

/** A shift to serve, as the member's own calendar shows it. */
export type CalendarShift = {
  id: number
  team_name: string
  service_title: string
  day: string
  time: string
  end_time: string
  location: string
  version: number
}

/**
 * An iCalendar of events, and of one's own shifts to serve (RFC 5545). Ids are stable, so that subscribed calendars update their entries. Includes the
 * events' meeting links; events that were read for visitors have none. Times are instants (UTC), which need no time zone.
 */
export function calendarOf(
  name: string,
  events: readonly EventFields[],
  { site, church, shifts = [] }: { site: URL; church: Church; shifts?: readonly CalendarShift[] },
): string {
  const calendar = ical({
    name: withoutInvalidCharacters(`${church.name}: ${name}`),
    method: ICalCalendarMethod.PUBLISH,
    ttl: 12 * 60 * 60,
  })
  for (const event of events) {
    const { start, end } = spanOf(event, church.time_zone)
    if (Number.isNaN(start.getTime())) continue
    calendar.createEvent({
      id: `event-${event.id}@${site.hostname}`,
      start,
      end,
      summary: withoutInvalidCharacters(event.title),
      description: withoutInvalidCharacters(
        [event.description, event.meeting_link && words.join({ link: event.meeting_link })]
          .filter(Boolean)
          .join('\n\n'),
      ),
      location: event.is_online
        ? event.meeting_link || words.online
        : withoutInvalidCharacters(event.location),
      url: new URL(event.fellowship === null ? `/events/${event.id}` : '/memberfellowship', site).href,
      categories: [{ name: event.category }],
      sequence: event.version,
    })
  }
  for (const shift of shifts) addShift(calendar, shift, { site, church })
  return calendar.toString()
}

function addShift(
  calendar: ICalCalendar,
  shift: CalendarShift,
  { site, church }: { site: URL; church: Church },
) {
  const at = (hour: string) => instantOf(church.time_zone, shift.day, hour)
  const start = at(shift.time || '06:00')
  calendar.createEvent({
    id: `turn-${shift.id}@${site.hostname}`,
    start,
    end: shift.end_time ? at(shift.end_time) : new Date(start.getTime() + eventLength),
    summary: withoutInvalidCharacters(words.serve({ team: shift.team_name, service: shift.service_title })),
    location: withoutInvalidCharacters(shift.location),
    url: new URL('/rota', site).href,
    sequence: shift.version,
  })
}
