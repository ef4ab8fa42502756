import type { ReactNode } from 'react'
import { staffPartWords } from '../messages.ts'
import { ListPages } from './ListPages.tsx'
import { ListTools } from './ListTools.tsx'
import type { Column, List } from './list.ts'
import { RowMenu } from './RowMenu.tsx'
import { RowOpener, type RowOpening } from './RowName.tsx'
import { filtersSet } from './useListQuery.ts'

/** The same columns with another name of the order, by their titles. */
export const orderedBy = <Row,>(columns: readonly Column<Row>[], orders: Record<string, string>) =>
  columns.map((column): Column<Row> => {
    const order = orders[column.title]
    return order ? { ...column, order } : column
  })

type Props<Row> = {
  title: string
  list: List<Row>
  /** The placeholder of the search field; without it there is no search. */
  search?: string
  empty: string
  /** What will be here, and of what use that is, below `empty`; not shown while the list is searched or filtered. */
  why: string
  /** The button that begins it, for who may. */
  advice?: ReactNode
  columns: readonly Column<Row>[]
  /** The name of a row, for its menu. Not needed where rows have no actions. */
  nameOf?: (row: Row) => string
  actions?: (row: Row) => ReactNode
  /** The badge beside the name. */
  badge?: ((row: Row) => ReactNode) | undefined
  /** The act of a press on the name. */
  opening?: (row: Row) => RowOpening | undefined
  /** The selects that filter it. */
  filters?: ReactNode
  /** Buttons beside the title. */
  children?: ReactNode
}

/** A list with its search, its order and its pages. */
export function ListSection<Row extends { id: number }>(props: Props<Row>) {
  const { title, list, search, empty, why, advice, columns, actions, opening, badge, nameOf } = props
  const { filters, children } = props
  const rows = list.part?.rows
  const named = columns.find(({ inCard }) => inCard === 'name') ?? columns[0]
  if (list.failed) return <Failed title={title} reload={list.reload} />
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="staff-head list-top">
        <h2>{title}</h2>
        <button className="btn" type="button" aria-busy={list.loading} onClick={() => void list.reload()}>
          {list.loading ? <span className="spinner" aria-hidden="true" /> : <Again />}
          <span className="max-sm:sr-only">{staffPartWords.refresh}</span>
        </button>
        <div className="flex max-w-full flex-wrap gap-3 empty:hidden">{children}</div>
      </div>
      <ListTools list={list} search={search} filters={filters} columns={columns} />
      {rows?.length === 0 && !list.loading ? (
        <div className="empty">
          <p role="status">{empty}</p>
          {!list.query.search && filtersSet(list.query).length === 0 && (
            <>
              <p>{why}</p>
              {advice}
            </>
          )}
        </div>
      ) : (
        <div className="table-scroll">
          <table className="table list" aria-busy={list.loading}>
            <caption className="sr-only">{title}</caption>
            <thead>
              <tr>
                {columns.map((column) => (
                  <Head key={column.title} column={column} ordering={list.query.ordering} sort={list.sort} />
                ))}
                {actions && <th scope="col">{staffPartWords.actions}</th>}
              </tr>
            </thead>
            <tbody>
              {rows ? (
                rows.map((row) => (
                  <tr key={row.id}>
                    <RowOpener value={opening?.(row)}>
                      {columns.map((column) => {
                        const cell = column.cell(row)
                        const inCard = cell || cell === 0 ? (column.inCard ?? 'fact') : blankIn(column)
                        return (
                          <td
                            className={`${column.width ?? ''} card-${column === named ? 'name' : inCard}`}
                            key={column.title}
                            data-label={column.title}
                          >
                            <span data-label={column.title}>
                              {cell} {column === named && badge?.(row)}
                            </span>
                          </td>
                        )
                      })}
                    </RowOpener>
                    {actions && (
                      <td className="card-menu" data-label={staffPartWords.actions}>
                        <RowMenu of={nameOf?.(row) ?? title}>{actions(row)}</RowMenu>
                      </td>
                    )}
                  </tr>
                ))
              ) : (
                <Waiting columns={columns.length + (actions ? 1 : 0)} />
              )}
            </tbody>
          </table>
        </div>
      )}
      <ListPages list={list} />
    </div>
  )
}

/** Stands for the word on a phone. */
const Again = () => (
  <svg className="symbol sm:hidden" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9.4M20 4v5.4h-5.4" />
  </svg>
)

function Failed({ title, reload }: { title: string; reload: () => Promise<void> }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <h2>{title}</h2>
      <div className="empty">
        <p>{staffPartWords.listNotLoaded}</p>
        <button className="btn" type="button" onClick={() => void reload()}>
          {staffPartWords.tryAgain}
        </button>
      </div>
    </div>
  )
}

type HeadProps<Row> = { column: Column<Row>; ordering: string; sort: (ordering: string) => void }

/** Cells of a column that a wide table leaves out are left out of it when they are empty, too. */
const blankIn = ({ inCard }: { inCard?: string }): string => (inCard === 'reach' ? 'none card-reach' : 'none')

function Head<Row>({ column: { title, order, width, inCard }, ordering, sort }: HeadProps<Row>) {
  // Only on a card: the table has the same in another column.
  const className = inCard === 'reach' ? 'card-reach' : width
  if (!order)
    return (
      <th className={className} scope="col">
        {title}
      </th>
    )
  const now = ordering === order ? 'ascending' : ordering === `-${order}` ? 'descending' : undefined
  return (
    <th className={className} scope="col" aria-sort={now}>
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

/** Skeleton rows of the final height, so that the layout does not shift. */
function Waiting({ columns }: { columns: number }) {
  return Array.from({ length: 6 }, (_, row) => row).map((row) => (
    <tr key={row}>
      <td colSpan={columns}>
        <span className="skeleton block min-h-11" aria-hidden="true" />
      </td>
    </tr>
  ))
}
