import ical, { ICalCalendarMethod } from 'ical-generator'
import type { Church } from '../../lib/contract/church.ts'
import type { EventFields } from '../../lib/contract/event.ts'
import { instantOf } from '../../lib/instants.ts'
import { eventLength } from '../../lib/upcoming.ts'
import { speakable } from '../../lib/xml.ts'

/**
 * An iCalendar of events (RFC 5545). Ids are stable, so that subscribed calendars update their entries. Includes the
 * events' meeting links; events that were read for visitors have none. Times are instants (UTC), which need no time zone.
 */
export function calendarOf(
  name: string,
  events: readonly EventFields[],
  { site, church }: { site: URL; church: Church },
): string {
  const calendar = ical({
    name: speakable(`${church.name}: ${name}`),
    ...{ method: ICalCalendarMethod.PUBLISH, ttl: 12 * 60 * 60 },
  })
  for (const event of events) {
    const at = (hour: string) => instantOf(church.time_zone, event.date, hour)
    const start = at(event.time || '10:00')
    if (Number.isNaN(start.getTime())) continue
    calendar.createEvent({
      id: `event-${event.id}@${site.hostname}`,
      start,
      end: event.end_time ? at(event.end_time) : new Date(start.getTime() + eventLength),
      summary: speakable(event.title),
      description: speakable(
        [event.description, event.meeting_link && `Join: ${event.meeting_link}`].filter(Boolean).join('\n\n'),
      ),
      location: event.is_online ? event.meeting_link || 'Online' : speakable(event.location),
      url: new URL(event.fellowship === null ? `/events/${event.id}` : '/memberfellowship', site).href,
      categories: [{ name: event.category }],
      sequence: event.version,
    })
  }
  return calendar.toString()
}
