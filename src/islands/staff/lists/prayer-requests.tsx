import type { ListDescription } from '../../../components/staff/lists/list.ts'
import { RowName } from '../../../components/staff/lists/RowName.tsx'
import { StatusBadge } from '../../../components/staff/StatusBadge.tsx'
import { When } from '../../../components/staff/When.tsx'
import type { PrayerRequest } from '../../../lib/contract/care/prayer-request.ts'

export const prayerList: ListDescription<PrayerRequest> = {
  title: 'Prayer Requests',
  kind: 'prayer request',
  nameOf: ({ title }) => title,
  search: 'Search prayer requests...',
  empty: 'No prayer requests found',
  why: 'What people ask you to pray for comes here. Mark a request as answered, and all give thanks.',
  columns: [
    { title: 'Submitted By', cell: ({ user_name }) => user_name || 'Anonymous' },
    {
      title: 'Request',
      order: 'title',
      inCard: 'name',
      width: 'wide',
      cell: ({ title, is_private }) => (
        <>
          <RowName>{title}</RowName> {is_private && <span className="badge badge-gold">Private</span>}
        </>
      ),
    },
    {
      title: 'Date',
      order: 'created_at',
      width: 'narrow',
      cell: ({ created_at }) => <When date={created_at} />,
    },
    {
      title: 'Status',
      width: 'narrow',
      cell: ({ is_answered }) => <StatusBadge status={is_answered ? 'Answered' : 'Pending'} />,
    },
  ],
}

/** The choices of the filter by status. */
export const prayerStates = [
  ['', 'Every status'],
  ['pending', 'Pending'],
  ['answered', 'Answered'],
] as const

/** Which rows a choice shows, of a list that is filtered in the browser. */
export const prayersIn = {
  pending: ({ is_answered }: PrayerRequest) => !is_answered,
  answered: ({ is_answered }: PrayerRequest) => is_answered,
}
