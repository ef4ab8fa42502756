import { useMemo } from 'react'
import type { List } from './ListSection.tsx'
import { type SortValue, sortRows } from './rows.ts'
import { useHashWord, writeHashWords } from './useHash.ts'

const pageSize = 20

type Options<Row> = {
  /** Undefined until they are loaded. */
  rows: readonly Row[] | undefined
  loading: boolean
  reload: () => Promise<void>
  matches: (row: Row, words: string) => boolean
  /** The sort value of each sortable column. */
  values: Record<string, (row: Row) => SortValue>
}

/** A complete list, searched, sorted and paged in the browser. The search, the order and the page are in the URL. */
export function useRows<Row>({ rows, loading, reload, matches, values }: Options<Row>): List<Row> {
  const search = useHashWord('search')
  const ordering = useHashWord('sort')
  const asked = Math.trunc(Number(useHashWord('page'))) || 1

  const found = useMemo(() => {
    const wanted = rows?.filter((row) => !search.trim() || matches(row, search.trim()))
    const value = values[ordering.replace(/^-/, '')]
    return wanted && value ? sortRows(wanted, value, ordering.startsWith('-')) : wanted
  }, [rows, search, ordering, matches, values])

  // After a search with fewer results, or a deleted row, use the last page that exists.
  const pages = Math.max(1, Math.ceil((found?.length ?? 0) / pageSize))
  const offset = (Math.min(Math.max(1, asked), pages) - 1) * pageSize
  return {
    query: { limit: pageSize, offset, search, ordering },
    part: found && { count: found.length, rows: found.slice(offset, offset + pageSize) },
    loading,
    pageSize,
    reload,
    search: (words) => writeHashWords({ search: words, page: '' }, { typed: true }),
    sort: (order) => writeHashWords({ sort: order, page: '' }, { typed: true }),
    page: (to) => writeHashWords({ page: to > 0 ? String(to / pageSize + 1) : '' }),
  }
}
