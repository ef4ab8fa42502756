import type { ReactNode } from 'react'
import { type Column, ListSection } from '../../components/staff/ListSection.tsx'
import type { SortValue } from '../../components/staff/rows.ts'
import { useRows } from '../../components/staff/useRows.ts'
import type { Id } from '../../lib/contract/base.ts'
import { useLed } from './useLeader.ts'

type Props<Row> = {
  title: string
  of: { rows: readonly Row[] | undefined; loading: boolean; fetchFor: (fellowship: Id) => Promise<void> }
  search: string
  empty: string
  columns: readonly Column<Row>[]
  actions: (row: Row) => ReactNode
  matches: (row: Row, words: string) => boolean
  values: Record<string, (row: Row) => SortValue>
  children?: ReactNode
}

/** A list of the fellowship that came whole; one that did not come can be asked for again. */
export function LeaderList<Row extends { id: Id }>({ of, matches, values, ...section }: Props<Row>) {
  const { fellowship, again } = useLed()
  const { rows, loading } = of
  const reload = again(of)
  const list = useRows({ rows, loading, reload, matches, values })
  if (fellowship && !rows && !loading)
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
