import type { Column } from '../../../components/staff/ListSection.tsx'
import type { Fellowship } from '../../../lib/contract/fellowship.ts'
import { formatHour } from '../../../lib/hours.ts'

export const fellowshipColumns: readonly Column<Fellowship>[] = [
  {
    title: 'Name',
    order: 'name',
    cell: ({ name, location }) => (
      <>
        <strong>{name}</strong>
        <br />
        <span className="text-ink-soft">{location}</span>
      </>
    ),
  },
  { title: 'Leader', cell: ({ leader_name }) => leader_name || 'Not assigned' },
  { title: 'Members', cell: ({ member_count }) => member_count ?? 0 },
  {
    title: 'Meeting Day and Time',
    cell: ({ meeting_day, meeting_time }) =>
      meeting_day || meeting_time
        ? `${meeting_day || 'Not set'}, ${meeting_time ? formatHour(meeting_time) : 'Not set'}`
        : 'Not set',
  },
]
