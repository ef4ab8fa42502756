import type { Column } from '../../../components/staff/ListSection.tsx'
import { StatusBadge } from '../../../components/staff/StatusBadge.tsx'
import { When } from '../../../components/staff/When.tsx'
import { excerptOf } from '../../../components/staff/words.ts'
import type { ChurchEvent } from '../../../lib/contract/event.ts'
import { statusOf } from '../../../lib/upcoming.ts'

export const eventColumns: readonly Column<ChurchEvent>[] = [
  {
    title: 'Event',
    order: 'title',
    cell: ({ title, description }) => (
      <>
        <strong>{title}</strong>
        <br />
        <span className="text-ink-soft">{excerptOf(description)}</span>
      </>
    ),
  },
  {
    title: 'Date and Time',
    order: 'date',
    cell: (event) => <When {...event} />,
  },
  {
    title: 'Location',
    cell: ({ is_online, location }) => (is_online ? 'Online Meeting' : location),
  },
  {
    title: 'Status',
    cell: (event) => <StatusBadge status={statusOf(event)} />,
  },
]
