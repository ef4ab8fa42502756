import type { ListDescription } from '../../../components/staff/lists/list.ts'
import { RowText } from '../../../components/staff/lists/RowName.tsx'
import { StatusBadge } from '../../../components/staff/StatusBadge.tsx'
import { Titled } from '../../../components/staff/Titled.tsx'
import { When } from '../../../components/staff/When.tsx'
import type { ChurchEvent } from '../../../lib/contract/services/event.ts'
import { today } from '../../../lib/time/today.ts'
import { lastDayOf, statusOf } from '../../../lib/time/upcoming.ts'
import { listWords } from './messages.ts'

export const eventList = (): ListDescription<ChurchEvent> => ({
  title: listWords.events,
  kind: 'event',
  nameOf: ({ title }) => title,
  search: listWords.searchEvents,
  empty: listWords.noEvents,
  why: listWords.whyEvents,
  columns: [
    {
      title: listWords.event,
      order: 'title',
      width: 'wide',
      cell: ({ title, description }) => (
        <Titled title={title}>
          <RowText text={description} length={50} />
        </Titled>
      ),
    },
    {
      title: listWords.dateAndTime,
      order: 'date',
      width: 'narrow',
      cell: (event) => (
        <>
          <When {...event} />
          {event.repeats && <span className="row-line">{event.repeats}</span>}
        </>
      ),
    },
    {
      title: listWords.location,
      cell: ({ is_online, location }) => (is_online ? listWords.online : location),
    },
    { title: listWords.status, width: 'narrow', cell: (event) => <StatusBadge status={statusOf(event)} /> },
  ],
})

/** The choices of the filter by status: what is over is folded away. */
export const eventStates = () =>
  [
    ['', listWords.upcomingEvents],
    ['past', listWords.pastEvents],
    ['all', listWords.allEvents],
  ] as const

/**
 * Filters the rows of a choice in the browser. Today's events count as upcoming, also after their hour, since attendance is marked
 * then.
 */
export const eventsIn = {
  '': (event: ChurchEvent) => lastDayOf(event) >= today(),
  past: (event: ChurchEvent) => lastDayOf(event) < today(),
}
