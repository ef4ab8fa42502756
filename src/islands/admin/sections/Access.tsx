import { ListSection } from '../../../components/staff/lists/ListSection.tsx'
import type { Column } from '../../../components/staff/lists/list.ts'
import { listAccess } from '../../../lib/api/settings/system-log.ts'
import type { AccessEntry } from '../../../lib/contract/settings/system-log.ts'
import { formatMoment } from '../../staff/lists/logs.tsx'
import { usePages } from '../../staff/useCollection.ts'

/** The access log: which staff read which lists and personal records. */
export function Access() {
  const list = usePages(listAccess)
  return (
    <ListSection
      title="Access Log"
      list={list}
      search="Search the access log..."
      empty="Nobody has read lists of people yet"
      why="When somebody of the staff opens a list of people or looks one of them up, it is written here, so that nobody looks unseen."
      columns={columns}
    />
  )
}

const columns: readonly Column<AccessEntry>[] = [
  { title: 'Timestamp', order: 'id', cell: ({ timestamp }) => formatMoment(timestamp) },
  { title: 'User', cell: ({ username }) => username },
  {
    title: 'List',
    cell: ({ what, subject, filter }) => (
      <>
        {what}
        {subject && `: ${subject}`}
        {filter && <span className="block text-ink-soft">Searched for “{filter}”</span>}
      </>
    ),
  },
  { title: 'People', cell: ({ row_count }) => row_count },
  { title: 'Views', cell: ({ times }) => times },
]
