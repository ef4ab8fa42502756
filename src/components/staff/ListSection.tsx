import type { ReactNode } from 'react'
import type { ListQuery } from '../../lib/api/staff.ts'

export type Column<Row> = {
  title: string
  /** The server's column that it is ordered by. */
  order?: string
  cell: (row: Row) => ReactNode
}

/** A list that the server or the browser (`useRows`) searches, sorts and pages. */
export type List<Row> = {
  query: ListQuery
  part: { count: number; rows: readonly Row[] } | undefined
  loading: boolean
  pageSize: number
  search: (words: string) => void
  sort: (ordering: string) => void
  page: (offset: number) => void
  reload: () => Promise<void>
}

type Props<Row> = {
  title: string
  list: List<Row>
  /** What stands in the search field; none without a search. */
  search?: string
  empty: string
  columns: readonly Column<Row>[]
  actions?: (row: Row) => ReactNode
  /** Buttons and filters beside the title. */
  children?: ReactNode
}

/** A list with its search, its order and its pages. */
export function ListSection<Row extends { id: number }>(props: Props<Row>) {
  const { title, list, search, empty, columns, actions, children } = props
  const rows = list.part?.rows
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="staff-head">
        <h2>{title}</h2>
        <div className="flex flex-wrap gap-3">
          {children}
          <button className="btn" type="button" aria-busy={list.loading} onClick={() => void list.reload()}>
            {list.loading && <span className="spinner" aria-hidden="true" />}
            Refresh
          </button>
        </div>
      </div>
      {search && (
        <input
          className="input"
          type="search"
          aria-label={search.replace('...', '')}
          placeholder={search}
          value={list.query.search}
          onChange={({ currentTarget }) => list.search(currentTarget.value)}
        />
      )}
      <Order columns={columns} ordering={list.query.ordering} sort={list.sort} />
      {rows?.length === 0 && !list.loading ? (
        <p className="empty" role="status">
          {empty}
        </p>
      ) : (
        <table className="table" aria-busy={list.loading}>
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <Head key={column.title} column={column} ordering={list.query.ordering} sort={list.sort} />
              ))}
              {actions && <th scope="col">Actions</th>}
            </tr>
          </thead>
          <tbody>
            {rows ? (
              rows.map((row) => (
                <tr key={row.id}>
                  {columns.map((column) => (
                    <td key={column.title} data-label={column.title}>
                      <span>{column.cell(row)}</span>
                    </td>
                  ))}
                  {actions && (
                    <td data-label="Actions">
                      <span className="staff-acts">{actions(row)}</span>
                    </td>
                  )}
                </tr>
              ))
            ) : (
              <Waiting columns={columns.length + (actions ? 1 : 0)} />
            )}
          </tbody>
        </table>
      )}
      <Pages list={list} />
    </div>
  )
}

type HeadProps<Row> = { column: Column<Row>; ordering: string; sort: (ordering: string) => void }

function Head<Row>({ column: { title, order }, ordering, sort }: HeadProps<Row>) {
  if (!order) return <th scope="col">{title}</th>
  const now = ordering === order ? 'ascending' : ordering === `-${order}` ? 'descending' : undefined
  return (
    <th scope="col" aria-sort={now}>
      <button
        className="staff-sort"
        type="button"
        onClick={() => sort(now === 'ascending' ? `-${order}` : order)}
      >
        {title}
        <span aria-hidden="true">{now ? (now === 'ascending' ? ' ↑' : ' ↓') : ' ↕'}</span>
      </button>
    </th>
  )
}

type OrderProps<Row> = { columns: readonly Column<Row>[]; ordering: string; sort: (ordering: string) => void }

/** On a phone a row is a card and there are no headings to press. */
function Order<Row>({ columns, ordering, sort }: OrderProps<Row>) {
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

/** Rows of the final height, so that nothing jumps. */
function Waiting({ columns }: { columns: number }) {
  return Array.from({ length: 6 }, (_, row) => row).map((row) => (
    <tr key={row}>
      <td colSpan={columns}>
        <span className="skeleton block min-h-11" aria-hidden="true" />
      </td>
    </tr>
  ))
}

const number = (count: number) => count.toLocaleString('en-GH')

function Pages<Row>({ list: { part, query, pageSize, page } }: { list: List<Row> }) {
  if (!part || part.count === 0) return null
  if (part.count <= pageSize)
    return (
      <p className="hint" role="status">
        {number(part.count)} in all
      </p>
    )
  const { offset } = query
  const last = Math.min(offset + part.rows.length, part.count)
  return (
    <nav className="staff-pages" aria-label="Pages">
      <button className="btn" type="button" disabled={offset === 0} onClick={() => page(offset - pageSize)}>
        Previous
      </button>
      <span role="status">
        {number(offset + 1)} to {number(last)} of {number(part.count)}
      </span>
      <button
        className="btn"
        type="button"
        disabled={last >= part.count}
        onClick={() => page(offset + pageSize)}
      >
        Next
      </button>
    </nav>
  )
}
