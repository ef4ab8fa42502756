import type { ListDescription } from '../../../components/staff/lists/list.ts'
import { RowName } from '../../../components/staff/lists/RowName.tsx'
import { StatusBadge } from '../../../components/staff/StatusBadge.tsx'
import { When } from '../../../components/staff/When.tsx'
import type { PrayerRequest } from '../../../lib/contract/care/prayer-request.ts'
import { listWords } from './messages.ts'

export const prayerList = (): ListDescription<PrayerRequest> => ({
  title: listWords.prayerRequests,
  kind: 'prayer request',
  nameOf: ({ title }) => title,
  search: listWords.searchPrayers,
  empty: listWords.noPrayers,
  why: listWords.whyPrayers,
  columns: [
    { title: listWords.submittedBy, cell: ({ user_name }) => user_name || listWords.anonymous },
    {
      title: listWords.request,
      order: 'title',
      inCard: 'name',
      width: 'wide',
      cell: ({ title, is_private }) => (
        <>
          <RowName>{title}</RowName>{' '}
          {is_private && <span className="badge badge-gold">{listWords.private}</span>}
        </>
      ),
    },
    {
      title: listWords.date,
      order: 'created_at',
      width: 'narrow',
      cell: ({ created_at }) => <When date={created_at} />,
    },
    {
      title: listWords.status,
      width: 'narrow',
      cell: ({ is_answered }) => <StatusBadge status={is_answered ? 'Answered' : 'Pending'} />,
    },
  ],
})

/** The choices of the filter by status. */
export const prayerStates = () =>
  [
    ['', listWords.everyStatus],
    ['pending', listWords.pending],
    ['answered', listWords.answered],
  ] as const

/** Which rows a choice shows, of a list that is filtered in the browser. */
export const prayersIn = {
  pending: ({ is_answered }: PrayerRequest) => !is_answered,
  answered: ({ is_answered }: PrayerRequest) => is_answered,
}
