import type { Column } from '../../../components/staff/ListSection.tsx'
import { StatusBadge } from '../../../components/staff/StatusBadge.tsx'
import { When } from '../../../components/staff/When.tsx'
import type { PrayerRequest } from '../../../lib/contract/prayer-request.ts'

export const prayerColumns: readonly Column<PrayerRequest>[] = [
  { title: 'Submitted By', cell: ({ user_name }) => user_name || 'Anonymous' },
  {
    title: 'Request',
    order: 'title',
    cell: ({ title, is_private }) => (
      <>
        {title} {is_private && <span className="badge badge-gold">Private</span>}
      </>
    ),
  },
  { title: 'Date', order: 'created_at', cell: ({ created_at }) => <When date={created_at} /> },
  {
    title: 'Status',
    cell: ({ is_answered }) => <StatusBadge status={is_answered ? 'Answered' : 'Pending'} />,
  },
]
