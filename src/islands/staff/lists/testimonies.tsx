import type { ListDescription } from '../../../components/staff/lists/list.ts'
import { RowName, RowText } from '../../../components/staff/lists/RowName.tsx'
import { StatusBadge } from '../../../components/staff/StatusBadge.tsx'
import { When } from '../../../components/staff/When.tsx'
import { type Testimony, testimonyCategoryName } from '../../../lib/contract/care/testimony.ts'

export const testimonyList: Omit<ListDescription<Testimony>, 'nameOf'> = {
  title: 'Testimonies',
  kind: 'testimony',
  search: 'Search testimonies...',
  empty: 'No testimonies found',
  why: 'What members tell of God’s help comes here first. Others read it once you have approved it.',
  columns: [
    { title: 'User', cell: ({ user_name }) => <RowName>{user_name || 'Anonymous'}</RowName> },
    { title: 'Category', width: 'narrow', cell: ({ category }) => testimonyCategoryName(category) },
    {
      title: 'Testimony',
      width: 'wide' as const,
      cell: ({ content }) => <RowText text={content} length={40} />,
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
      cell: ({ is_approved }) => <StatusBadge status={is_approved ? 'Approved' : 'Pending'} />,
    },
  ],
}

/** The choices of the filter by status. */
export const testimonyStates = [
  ['', 'Every status'],
  ['pending', 'Pending'],
  ['approved', 'Approved'],
] as const

/** Which rows a choice shows, of a list that is filtered in the browser. */
export const testimoniesIn = {
  pending: ({ is_approved }: Testimony) => !is_approved,
  approved: ({ is_approved }: Testimony) => is_approved === true,
}
