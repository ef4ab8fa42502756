import { useMemo, useState } from 'react'
import type { Filter, ListQuery } from '../../../lib/api/list-query.ts'
import { useHashWord, writeHashWords } from '../useHash.ts'

/** The number of rows on a page. */
export const pageSize = 20

/** The filters that a select sets: the series is left by a button of its own. */
const filters = ['status', 'role', 'fellowship', 'branch', 'lacks', 'whose', 'category', 'language'] as const

/** Returns the filters that are set. */
export const filtersSet = (query: ListQuery): readonly Filter[] => filters.filter((by) => query[by])

/** What is asked of a list, and how the user changes it. */
export type ListControls = {
  query: ListQuery
  search: (words: string) => void
  sort: (ordering: string) => void
  filter: (value: string, by?: Filter) => void
  /** `typed` replaces the history entry instead of adding one. */
  page: (offset: number, how?: { typed: boolean }) => void
}

/** The search, the order, the filter and the page of a list, in the URL fragment. */
export function useListQuery(): ListControls {
  const [search, ordering, status] = [useHashWord('search'), useHashWord('sort'), useHashWord('status')]
  const [role, fellowship, lacks] = [useHashWord('role'), useHashWord('fellowship'), useHashWord('lacks')]
  const [whose, series, branch] = [useHashWord('whose'), useHashWord('series'), useHashWord('branch')]
  const [category, language] = [useHashWord('category'), useHashWord('language')]
  const page = Math.max(1, Math.trunc(Number(useHashWord('page'))) || 1)
  const query = useMemo(
    () => ({
      limit: pageSize,
      offset: (page - 1) * pageSize,
      search,
      ordering,
      status,
      role,
      fellowship,
      lacks,
      whose,
      series,
      branch,
      category,
      language,
    }),
    [page, search, ordering, status, role, fellowship, lacks, whose, series, branch, category, language],
  )
  return { query, ...writes }
}

/** The same of a list in a dialog, which leaves the address to the list behind it. */
export function useDialogListQuery(): ListControls {
  const [query, setQuery] = useState<ListQuery>({ limit: pageSize, offset: 0, search: '', ordering: '' })
  const writes = useMemo(() => {
    const change = (changes: Partial<ListQuery>) =>
      setQuery((before) => ({ ...before, offset: 0, ...changes }))
    return {
      search: (search: string) => change({ search }),
      sort: (ordering: string) => change({ ordering }),
      filter: (value: string, by: Filter = 'status') => change({ [by]: value }),
      page: (offset: number) => change({ offset }),
    }
  }, [])
  return { query, ...writes }
}

/** Writes parameters of the list; any other list than the one before begins at its first page. */
const writeFirstPage = (words: Record<string, string>) =>
  writeHashWords({ ...words, page: '' }, { typed: true })

const writes = {
  search: (search: string) => writeFirstPage({ search }),
  sort: (sort: string) => writeFirstPage({ sort }),
  filter: (value: string, by: Filter = 'status') => writeFirstPage({ [by]: value }),
  page: (offset: number, how = { typed: false }) =>
    writeHashWords({ page: offset > 0 ? String(offset / pageSize + 1) : '' }, how),
}
