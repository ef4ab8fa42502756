import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useHashWord, writeHashWords } from '../../components/staff/useHash.ts'
import type { ListQuery, Part } from '../../lib/api/resource.ts'
import { isUnknownElsewhere } from '../../lib/api/unknown-call.ts'
import { adminTexts } from '../../lib/messages/staff.ts'
import { reportFailure } from '../staff/report-failure.ts'

const pageSize = 20
/** Debounce of the search field, because each search is a call. */
const debounceMilliseconds = 250

/** A list that the server searches, sorts and pages. The search, the order, the filter and the page are in the URL fragment. */
export function useList<Row extends { id: number }>(
  load: (query: ListQuery) => Promise<Part<Row>>,
  notLoaded: string = adminTexts.notLoaded,
) {
  const query = useQueryOfHash()
  const [part, setPart] = useState<Part<Row>>()
  const [loading, setLoading] = useState(true)
  const latest = useRef(0)

  const fetchPart = useCallback(async () => {
    latest.current += 1
    const mine = latest.current
    setLoading(true)
    try {
      const found = await load(query)
      if (mine === latest.current) setPart(found)
    } catch (error) {
      if (mine !== latest.current) return
      if (isUnknownElsewhere(error)) setPart({ rows: [], count: 0 })
      else reportFailure(error, notLoaded)
    } finally {
      if (mine === latest.current) setLoading(false)
    }
  }, [load, query, notLoaded])

  useEffect(() => {
    const timer = setTimeout(() => void fetchPart(), query.search ? debounceMilliseconds : 0)
    return () => clearTimeout(timer)
  }, [fetchPart, query.search])

  // After a search with fewer results, or when the last row of a page is deleted, go to the last page that exists.
  const beyond = !loading && part?.rows.length === 0 && query.offset > 0 ? part.count : undefined
  useEffect(() => {
    if (beyond !== undefined) toPage(Math.max(0, Math.ceil(beyond / pageSize) - 1) * pageSize, true)
  }, [beyond])

  const change = (id: number, by: (row: Row) => Row | undefined) =>
    setPart((before) => before && edited(before, id, by))

  return {
    ...{ query, loading, part, pageSize, change, reload: fetchPart },
    search: (words: string) => writeHashWords({ search: words, page: '' }, { typed: true }),
    sort: (ordering: string) => writeHashWords({ sort: ordering, page: '' }, { typed: true }),
    filter: (status: string) => writeHashWords({ status, page: '' }, { typed: true }),
    page: (offset: number) => toPage(offset, false),
  }
}

function useQueryOfHash(): ListQuery {
  const [search, ordering, status] = [useHashWord('search'), useHashWord('sort'), useHashWord('status')]
  const page = Math.max(1, Math.trunc(Number(useHashWord('page'))) || 1)
  return useMemo(
    () => ({ limit: pageSize, offset: (page - 1) * pageSize, search, ordering, status }),
    [page, search, ordering, status],
  )
}

const toPage = (offset: number, typed: boolean) =>
  writeHashWords({ page: offset > 0 ? String(offset / pageSize + 1) : '' }, { typed })

/** Replaces a row by the result of `by`; undefined removes it. */
function edited<Row extends { id: number }>(
  { count, rows }: Part<Row>,
  id: number,
  by: (row: Row) => Row | undefined,
): Part<Row> {
  const after = rows.flatMap((row) => (row.id === id ? (by(row) ?? []) : [row]))
  return { rows: after, count: count - (rows.length - after.length) }
}
