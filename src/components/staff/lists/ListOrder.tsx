import { staffPartWords } from '../messages.ts'
import { ListChoice } from './ListChoice.tsx'
import type { Column } from './list.ts'

type Props<Row> = { columns: readonly Column<Row>[]; ordering: string; sort: (ordering: string) => void }

/** A select for the sort order, for phones: rows are cards there, without column headings. */
export function ListOrder<Row>({ columns, ordering, sort }: Props<Row>) {
  const sortable = columns.flatMap(({ title, order }) => (order ? [[order, title] as const] : []))
  if (sortable.length === 0) return null
  return (
    <ListChoice label={staffPartWords.sortBy} className="sm:hidden" value={ordering} choose={sort}>
      <option value="">{staffPartWords.usualOrder}</option>
      {sortable.flatMap(([order, title]) => [
        <option key={order} value={order}>
          {title}: {wayOf(order)[0]}
        </option>,
        <option key={`-${order}`} value={`-${order}`}>
          {title}: {wayOf(order)[1]}
        </option>,
      ])}
    </ListChoice>
  )
}

/** What ascending and descending mean for a column, by the server's name of it. The log is ordered by its ids. */
function wayOf(order: string): readonly [ascending: string, descending: string] {
  if (/^(id|at)$|_at$/.test(order)) return [staffPartWords.oldestFirst, staffPartWords.newestFirst]
  if (/^(date|day|due_on|last_day)$/.test(order))
    return [staffPartWords.earliestFirst, staffPartWords.latestFirst]
  if (order === 'status') return [staffPartWords.pendingFirst, staffPartWords.answeredFirst]
  return /^(attendance|number|served|ahead|everywhere|declined)$/.test(order)
    ? [staffPartWords.smallestFirst, staffPartWords.largestFirst]
    : [staffPartWords.aToZ, staffPartWords.zToA]
}
