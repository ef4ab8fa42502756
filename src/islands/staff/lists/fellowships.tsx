import type { ListDescription } from '../../../components/staff/lists/list.ts'
import { Titled } from '../../../components/staff/Titled.tsx'
import type { Fellowship } from '../../../lib/contract/groups/fellowship.ts'
import { formatHour } from '../../../lib/time/hours.ts'
import { listWords } from './messages.ts'

export const fellowshipList = (): ListDescription<Fellowship> => ({
  title: listWords.fellowships,
  kind: 'fellowship',
  nameOf: ({ name }) => name,
  search: listWords.searchFellowships,
  empty: listWords.noFellowships,
  why: listWords.whyFellowships,
  columns: [
    {
      title: listWords.name,
      order: 'name',
      cell: ({ name, location }) => <Titled title={name}>{location}</Titled>,
    },
    {
      title: listWords.leader,
      inCard: 'labelled',
      cell: ({ leader_name }) => leader_name || listWords.notAssigned,
    },
    {
      title: listWords.members,
      inCard: 'labelled',
      width: 'narrow',
      cell: ({ member_count = 0 }) => member_count,
    },
    {
      title: listWords.meets,
      cell: ({ meeting_day, meeting_time }) =>
        meeting_day || meeting_time
          ? `${meeting_day || listWords.notSet}, ${meeting_time ? formatHour(meeting_time) : listWords.notSet}`
          : listWords.notSet,
    },
  ],
})
