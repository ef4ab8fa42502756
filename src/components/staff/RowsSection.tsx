import type { ReactNode } from 'react'
import { type Column, ListSection } from './ListSection.tsx'
import type { SortValue } from './rows.ts'
import { useRows } from './useRows.ts'

export type RowsProps<Row> = {
  title: string
  search: string
  empty: string
  columns: readonly Column<Row>[]
  actions?: (row: Row) => ReactNode
  matches: (row: Row, words: string) => boolean
  /** The sort value of each sortable column. */
  values: Record<string, (row: Row) => SortValue>
  children?: ReactNode
}

type Props<Row> = RowsProps<Row> & {
  /** Undefined until they are loaded. */
  rows: readonly Row[] | undefined
  loading: boolean
  reload: () => Promise<void>
}

/** A complete, unpaged list. If loading fails, the user can retry. */
export function RowsSection<Row extends { id: number }>({
  rows,
  loading,
  reload,
  matches,
  values,
  ...section
}: Props<Row>) {
  const list = useRows({ rows, loading, reload, matches, values })
  if (!rows && !loading)
    return (
      <div className="grid grid-cols-1 gap-4">
        <h2>{section.title}</h2>
        <div className="empty">
          <p>This list could not be loaded. Please check your connection.</p>
          <button className="btn" type="button" onClick={() => void reload()}>
            Try again
          </button>
        </div>
      </div>
    )
  return <ListSection list={list} {...section} />
}
