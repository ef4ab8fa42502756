import { useMemo } from 'react'
import type { ListQuery } from '../../../lib/api/list-query.ts'
import type { List, Loading } from './list.ts'
import { type SortValue, sortRows } from './rows.ts'
import { pageSize, useListQuery } from './useListQuery.ts'

type Options<Row> = {
  matches: (row: Row, words: string) => boolean
  /** The sort value of each sortable column. */
  values: Record<string, (row: Row) => SortValue>
  /** The rows of each status of the filter; '' is shown without a choice and a search. */
  states?: Readonly<Record<string, (row: Row) => boolean>>
  /** The rows that are listed at all with a query. */
  among?: (row: Row, query: ListQuery) => boolean
}

/** A list that is loaded whole, searched, sorted and paged in the browser. */
export function useRows<Row, Whole extends Loading<Row>>(
  whole: Whole & Loading<Row>,
  { matches, values, states, among }: Options<Row>,
): Whole & List<Row> {
  const { query, ...controls } = useListQuery()
  const { search, ordering, status = '' } = query
  const rows = whole.part?.rows

  const matching = useMemo(() => {
    // A search without a chosen status looks at every row.
    const isIn = search.trim() && !status ? undefined : states?.[status]
    const wanted = rows?.filter(
      (row) =>
        (!among || among(row, query)) &&
        (!isIn || isIn(row)) &&
        (!search.trim() || matches(row, search.trim())),
    )
    const value = values[ordering.replace(/^-/, '')]
    return wanted && value ? sortRows(wanted, value, ordering.startsWith('-')) : wanted
  }, [rows, query, search, ordering, status, matches, values, states, among])

  // After a search with fewer results, or a deleted row, use the last page that exists.
  const last = Math.max(0, Math.ceil((matching?.length ?? 0) / pageSize) - 1) * pageSize
  const offset = Math.min(query.offset, last)
  return {
    ...whole,
    ...controls,
    query: { ...query, offset },
    part: matching && { count: matching.length, rows: matching.slice(offset, offset + pageSize) },
    failed: !rows && !whole.loading,
  }
}
