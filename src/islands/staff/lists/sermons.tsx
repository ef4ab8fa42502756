import type { Column } from '../../../components/staff/ListSection.tsx'
import { When } from '../../../components/staff/When.tsx'
import type { StaffSermon } from '../../../lib/contract/staff.ts'

const types: Record<string, string> = { video: 'badge-indigo', audio: 'badge-forest' }

export const sermonColumns: readonly Column<StaffSermon>[] = [
  {
    title: 'Title',
    order: 'title',
    cell: ({ title, scripture }) => (
      <>
        <strong>{title}</strong>
        <br />
        <span className="text-ink-soft">{scripture}</span>
      </>
    ),
  },
  { title: 'Preacher', cell: ({ preacher }) => preacher },
  { title: 'Date', order: 'date', cell: ({ date }) => <When date={date} /> },
  {
    title: 'Type',
    cell: ({ media_type }) => (
      <span className={`badge capitalize ${types[media_type] ?? ''}`}>
        {media_type in types ? media_type : 'Unknown'}
      </span>
    ),
  },
]
