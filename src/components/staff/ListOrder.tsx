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
          {title}, first to last
        </option>,
        <option key={`-${order}`} value={`-${order}`}>
          {title}, last to first
        </option>,
      ])}
    </select>
  )
}
