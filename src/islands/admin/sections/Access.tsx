import { ListSection } from '../../../components/staff/lists/ListSection.tsx'
import type { Column } from '../../../components/staff/lists/list.ts'
import { listAccess } from '../../../lib/api/settings/system-log.ts'
import type { AccessEntry } from '../../../lib/contract/settings/system-log.ts'
import { formatMoment } from '../../staff/lists/logs.tsx'
import { listWords } from '../../staff/lists/messages.ts'
import { usePages } from '../../staff/useCollection.ts'
import { sectionWords } from './messages.ts'

/** The access log: which staff read which lists and personal records. */
export function Access() {
  const list = usePages(listAccess)
  return (
    <ListSection
      title={sectionWords.accessLog}
      list={list}
      search={sectionWords.searchAccessLog}
      empty={sectionWords.nobodyHasReadLists}
      why={sectionWords.whenSomebodyOfStaff}
      columns={columns()}
    />
  )
}

const columns = (): readonly Column<AccessEntry>[] => [
  { title: sectionWords.timestamp, order: 'id', cell: ({ timestamp }) => formatMoment(timestamp) },
  { title: listWords.user, cell: ({ username }) => username },
  {
    title: sectionWords.list,
    cell: ({ what, subject, filter }) => (
      <>
        {sectionWords.readList({ list: what })}
        {subject && `: ${subject}`}
        {filter && <span className="block text-ink-soft">{sectionWords.searchedForFilter({ filter })}</span>}
      </>
    ),
  },
  { title: sectionWords.people, cell: ({ row_count }) => row_count },
  { title: sectionWords.views, cell: ({ times }) => times },
]
