import type { ListDescription } from '../../../components/staff/lists/list.ts'
import { RowText } from '../../../components/staff/lists/RowName.tsx'
import { StatusBadge } from '../../../components/staff/StatusBadge.tsx'
import { Titled } from '../../../components/staff/Titled.tsx'
import { When } from '../../../components/staff/When.tsx'
import type { ChurchEvent } from '../../../lib/contract/services/event.ts'
import { today } from '../../../lib/time/today.ts'
import { lastDayOf, statusOf } from '../../../lib/time/upcoming.ts'

export const eventList: ListDescription<ChurchEvent> = {
  title: 'Events',
  kind: 'event',
  nameOf: ({ title }) => title,
  search: 'Search events...',
  empty: 'No events found',
  why: 'What your church plans is here and in its public calendar. Members sign up and are reminded, and you see who came.',
  columns: [
    {
      title: 'Event',
      order: 'title',
      width: 'wide',
      cell: ({ title, description }) => (
        <Titled title={title}>
          <RowText text={description} length={50} />
        </Titled>
      ),
    },
    {
      title: 'Date and Time',
      order: 'date',
      width: 'narrow',
      cell: (event) => (
        <>
          <When {...event} />
          {event.repeats && <span className="row-line">{event.repeats}</span>}
        </>
      ),
    },
    { title: 'Location', cell: ({ is_online, location }) => (is_online ? 'Online Meeting' : location) },
    { title: 'Status', width: 'narrow', cell: (event) => <StatusBadge status={statusOf(event)} /> },
  ],
}

/** The choices of the filter by status: what is over is folded away. */
export const eventStates = [
  ['', 'Upcoming events'],
  ['past', 'Past events'],
  ['all', 'All events'],
] as const

/**
 * Filters the rows of a choice in the browser. Today's events count as upcoming, also after their hour, since attendance is marked
 * then.
 */
export const eventsIn = {
  '': (event: ChurchEvent) => lastDayOf(event) >= today(),
  past: (event: ChurchEvent) => lastDayOf(event) < today(),
}
