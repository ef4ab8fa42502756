import { formatCount } from '../../../lib/text/format-count.ts'
import { staffPartWords } from '../messages.ts'
import type { List } from './list.ts'
import { pageSize } from './useListQuery.ts'

/** The number of rows, and the buttons for the next and previous page. */
export function ListPages<Row>({ list: { part, query, page } }: { list: List<Row> }) {
  if (!part || part.count === 0) return null
  if (part.count <= pageSize)
    return (
      <p className="hint" role="status">
        {staffPartWords.inAll({ rows: formatCount(part.count) })}
      </p>
    )
  const { offset } = query
  const last = Math.min(offset + part.rows.length, part.count)
  return (
    <nav className="staff-pages" aria-label={staffPartWords.pages}>
      <button className="btn" type="button" disabled={offset === 0} onClick={() => page(offset - pageSize)}>
        {staffPartWords.previous}
      </button>
      <span role="status">
        {staffPartWords.shownRows({
          first: formatCount(offset + 1),
          last: formatCount(last),
          rows: formatCount(part.count),
        })}
      </span>
      <button
        className="btn"
        type="button"
        disabled={last >= part.count}
        onClick={() => page(offset + pageSize)}
      >
        {staffPartWords.next}
      </button>
    </nav>
  )
}
