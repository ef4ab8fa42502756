import type { Column } from './ListSection.tsx'

type Props<Row> = { columns: readonly Column<Row>[]; ordering: string; sort: (ordering: string) => void }

/** A select for the sort order, for phones: rows are cards there, without column headings. */
export function ListOrder<Row>({ columns, ordering, sort }: Props<Row>) {
  const sortable = columns.flatMap(({ title, order }) => (order ? [[order, title] as const] : []))
  if (sortable.length === 0) return null
  return (
    <select
      className="input staff-order"
      aria-label="Sort by"
      value={ordering}
      onChange={({ currentTarget }) => sort(currentTarget.value)}
    >
      <option value="">In the usual order</option>
      {sortable.flatMap(([order, title]) => [
        <option key={order} value={order}>
          {title}: {wayOf(order)[0]}
        </option>,
        <option key={`-${order}`} value={`-${order}`}>
          {title}: {wayOf(order)[1]}
        </option>,
      ])}
    </select>
  )
}

const days = ['newest last', 'newest first'] as const
const numbers = ['smallest first', 'largest first'] as const
const letters = ['A to Z', 'Z to A'] as const

/** What ascending and descending mean for a column, by the server's name of it. The log is ordered by its ids. */
function wayOf(order: string): readonly [ascending: string, descending: string] {
  if (/^(id|date)$|_(at|on)$/.test(order)) return days
  return /^(attendance|views|likes|prayer_count)$/.test(order) ? numbers : letters
}
