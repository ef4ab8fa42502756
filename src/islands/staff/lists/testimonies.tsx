import type { ListDescription } from '../../../components/staff/ListSection.tsx'
import { StatusBadge } from '../../../components/staff/StatusBadge.tsx'
import { When } from '../../../components/staff/When.tsx'
import { excerptOf } from '../../../components/staff/words.ts'
import { type Testimony, testimonyCategoryName } from '../../../lib/contract/testimony.ts'

export const testimonyList: Omit<ListDescription<Testimony>, 'nameOf'> = {
  title: 'Testimonies',
  kind: 'testimony',
  search: 'Search testimonies...',
  empty: 'No testimonies found',
  columns: [
    { title: 'User', cell: ({ user_name }) => user_name || 'Anonymous' },
    { title: 'Category', cell: ({ category }) => testimonyCategoryName(category) },
    { title: 'Testimony', cell: ({ content }) => excerptOf(content, 80) },
    { title: 'Date', order: 'created_at', cell: ({ created_at }) => <When date={created_at} /> },
    {
      title: 'Status',
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
