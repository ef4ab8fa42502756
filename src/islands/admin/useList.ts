import { useCallback, useEffect, useRef, useState } from 'react'
import type { ListQuery, Part } from '../../lib/api/staff.ts'
import { adminTexts } from '../../lib/messages/staff.ts'
import { tell } from '../staff/tell.ts'

const pageSize = 20
/** So long nobody has typed another letter: a search is a call. */
const typingPause = 250

const first: ListQuery = { limit: pageSize, offset: 0, search: '', ordering: '' }

/** A list of the server's, a page at a time: searched, sorted and paged there, however long it is. */
export function useList<Row extends { id: number }>(load: (query: ListQuery) => Promise<Part<Row>>) {
  const [query, setQuery] = useState(first)
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
      if (mine === latest.current) tell(error, adminTexts.notLoaded)
    } finally {
      if (mine === latest.current) setLoading(false)
    }
  }, [load, query])

  useEffect(() => {
    const timer = setTimeout(() => void fetchPart(), query.search ? typingPause : 0)
    return () => clearTimeout(timer)
  }, [fetchPart, query.search])

  const change = (id: number, by: (row: Row) => Row | undefined) =>
    setPart((before) => before && edited(before, id, by))

  return {
    ...{ query, loading, part, pageSize, change, reload: fetchPart },
    search: (words: string) => setQuery({ ...query, search: words, offset: 0 }),
    sort: (ordering: string) => setQuery({ ...query, ordering, offset: 0 }),
    filter: (status: string) => setQuery({ ...query, status, offset: 0 }),
    page: (offset: number) => setQuery({ ...query, offset }),
  }
}

/** A row that became undefined is gone. */
function edited<Row extends { id: number }>(
  { count, rows }: Part<Row>,
  id: number,
  by: (row: Row) => Row | undefined,
): Part<Row> {
  const after = rows.flatMap((row) => (row.id === id ? (by(row) ?? []) : [row]))
  return { rows: after, count: count - (rows.length - after.length) }
}
