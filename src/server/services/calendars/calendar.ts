import ical, { type ICalCalendar, ICalCalendarMethod } from 'ical-generator'
import type { EventFields } from '../../../lib/contract/services/event.ts'
import type { Church } from '../../../lib/contract/website/church.ts'
import { withoutInvalidCharacters } from '../../../lib/text/xml.ts'
import { spanOf } from '../../../lib/time/event-span.ts'
import { instantOf } from '../../../lib/time/instants.ts'
import { eventLength } from '../../../lib/time/upcoming.ts'

/** A turn to serve, as the member's own calendar shows it. */
export type CalendarTurn = {
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
 * An iCalendar of events, and of one's own turns to serve (RFC 5545). Ids are stable, so that subscribed calendars update their entries. Includes the
 * events' meeting links; events that were read for visitors have none. Times are instants (UTC), which need no time zone.
 */
export function calendarOf(
  name: string,
  events: readonly EventFields[],
  { site, church, turns = [] }: { site: URL; church: Church; turns?: readonly CalendarTurn[] },
): string {
  const calendar = ical({
    name: withoutInvalidCharacters(`${church.name}: ${name}`),
    ...{ method: ICalCalendarMethod.PUBLISH, ttl: 12 * 60 * 60 },
  })
  for (const event of events) {
    const { start, end } = spanOf(event, church.time_zone)
    if (Number.isNaN(start.getTime())) continue
    calendar.createEvent({
      id: `event-${event.id}@${site.hostname}`,
      ...{ start, end },
      summary: withoutInvalidCharacters(event.title),
      description: withoutInvalidCharacters(
        [event.description, event.meeting_link && `Join: ${event.meeting_link}`].filter(Boolean).join('\n\n'),
      ),
      location: event.is_online ? event.meeting_link || 'Online' : withoutInvalidCharacters(event.location),
      url: new URL(event.fellowship === null ? `/events/${event.id}` : '/memberfellowship', site).href,
      categories: [{ name: event.category }],
      sequence: event.version,
    })
  }
  for (const turn of turns) addTurn(calendar, turn, { site, church })
  return calendar.toString()
}

function addTurn(
  calendar: ICalCalendar,
  turn: CalendarTurn,
  { site, church }: { site: URL; church: Church },
) {
  const at = (hour: string) => instantOf(church.time_zone, turn.day, hour)
  const start = at(turn.time || '06:00')
  calendar.createEvent({
    id: `turn-${turn.id}@${site.hostname}`,
    start,
    end: turn.end_time ? at(turn.end_time) : new Date(start.getTime() + eventLength),
    summary: withoutInvalidCharacters(`I serve: ${turn.team_name}, ${turn.service_title}`),
    location: withoutInvalidCharacters(turn.location),
    url: new URL('/rota', site).href,
    sequence: turn.version,
  })
}
