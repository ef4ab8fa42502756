import type { EventFields } from '../contract/services/event.ts'
import { spanOf } from './event-span.ts'

/** `20261206T090000Z` */
const compact = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d+/g, '')

type Shown = { zone: string; page: string }

/** The address at which Google Calendar offers to add an event; '' for an event of a day that does not exist. */
export function googleCalendarAddress(event: EventFields, { zone, page }: Shown): string {
  const { start, end } = spanOf(event, zone)
  if (Number.isNaN(start.getTime())) return ''
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: event.title,
    dates: `${compact(start)}/${compact(end)}`,
    details: page,
    location: event.is_online ? 'Online Meeting' : event.location,
  })
  return `https://calendar.google.com/calendar/render?${query}`
}
