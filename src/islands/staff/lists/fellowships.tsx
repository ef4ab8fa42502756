import type { ListDescription } from '../../../components/staff/lists/list.ts'
import { Titled } from '../../../components/staff/Titled.tsx'
import type { Fellowship } from '../../../lib/contract/groups/fellowship.ts'
import { formatHour } from '../../../lib/time/hours.ts'

export const fellowshipList: ListDescription<Fellowship> = {
  title: 'Fellowships',
  kind: 'fellowship',
  nameOf: ({ name }) => name,
  search: 'Search fellowships...',
  empty: 'No fellowships found',
  why: 'Members choose a fellowship when they sign up. Its leader sees who belongs to it, marks who came and looks after them.',
  columns: [
    {
      title: 'Name',
      order: 'name',
      cell: ({ name, location }) => <Titled title={name}>{location}</Titled>,
    },
    { title: 'Leader', inCard: 'labelled', cell: ({ leader_name }) => leader_name || 'Not assigned' },
    { title: 'Members', inCard: 'labelled', width: 'narrow', cell: ({ member_count = 0 }) => member_count },
    {
      title: 'Meeting Day and Time',
      cell: ({ meeting_day, meeting_time }) =>
        meeting_day || meeting_time
          ? `${meeting_day || 'Not set'}, ${meeting_time ? formatHour(meeting_time) : 'Not set'}`
          : 'Not set',
    },
  ],
}
