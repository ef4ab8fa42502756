import { useCallback, useEffect } from 'react'
import type { List, Loading } from '../../components/staff/lists/list.ts'
import {
  type ListControls,
  pageSize,
  useDialogListQuery,
  useListQuery,
} from '../../components/staff/lists/useListQuery.ts'
import { whyRefused } from '../../lib/api/api-error.ts'
import type { ListQuery } from '../../lib/api/list-query.ts'
import type { Part } from '../../lib/contract/lists.ts'
import type { Edit } from '../../stores/optimistic-edits.ts'
import { notify } from '../../stores/toasts.ts'
import { notifyWithUndo } from '../../stores/undo-toast.ts'
import { forgetPage, lastPage, readPage } from './lists/last-pages.ts'
import { type Call, useLoaded } from './useLoaded.ts'

/** The change of a row; 'gone' removes it. */
type RowChange<Row> = Partial<Row> | 'gone'

/** The toast of an act, with or without the button Undo. */
export type Said = string | { text: string; undo: () => void }

export type Collection<Row> = Loading<Row> & {
  fetchIt: Call<void>
  find: (id: number) => Row | undefined
  /** Applies a change that the server has made. */
  change: (id: number, change: RowChange<Row>) => void
  /** Appends a row that the server has added. */
  add: (row: Row) => void
  /**
   * Optimistic change: applied at once; `said` is the toast once it is accepted, with Undo where it can be taken back. After a refusal it is rolled back, the user
   * reads why, and the list is loaded again, because somebody else may have changed it.
   */
  act: (id: number, change: RowChange<Row>, call: Call<void>, toast?: Said) => Promise<void>
}

/** The rows that one call answers: all of them, or a page. */
export function useCollection<Row extends { id: number }>(
  load: Call<Part<Row>> | undefined,
  notLoaded?: string,
  first?: Part<Row>,
): Collection<Row> {
  const { data: loadedPart, isHere, edit, act, ...loaded } = useLoaded(load, notLoaded, first)
  const part = isHere ? loadedPart : { count: 0, rows: [] }
  return {
    ...loaded,
    part,
    find: (id) => part?.rows.find((row) => row.id === id),
    change: (id, change) => edit(editRow(id, change)),
    add: (row) => edit((before) => added(before, row)),
    act: async (id, change, call, toast) => {
      try {
        await act(editRow(id, change), call)
        if (typeof toast === 'object') notifyWithUndo(toast.text, toast.undo)
        else if (toast) notify.success(toast)
      } catch (error) {
        notify.error(whyRefused(error))
        void loaded.reload()
      }
    },
  }
}

/** Debounce of the search field in milliseconds, because each search is a call. */
const searchDebounce = 250

type ReadPage<Row> = (query: ListQuery) => Promise<Part<Row>>

/** A list that the server searches, sorts and pages. What is asked of it stands in the address. */
export const usePages = <Row extends { id: number }>(list: ReadPage<Row>, notLoaded?: string) =>
  useControlled(useListQuery(), list, notLoaded)

/** Such a list in a dialog. */
export const useDialogPages = <Row extends { id: number }>(list: ReadPage<Row>) =>
  useControlled(useDialogListQuery(), list)

function useControlled<Row extends { id: number }>(
  controls: ListControls,
  list: ReadPage<Row>,
  notLoaded?: string,
): Collection<Row> & List<Row> {
  const { query, page } = controls
  const collection = useCollection(
    useCallback(() => readPage(list, query), [list, query]),
    notLoaded,
    lastPage(list, query),
  )
  const { part, loading, reload, change, add, act } = collection

  useEffect(() => {
    const timer = setTimeout(() => void reload(), query.search ? searchDebounce : 0)
    return () => clearTimeout(timer)
  }, [reload, query.search])

  // After a search with fewer results, or when the last row of a page is deleted, go to the last page that exists.
  const beyond = !loading && part?.rows.length === 0 && query.offset > 0 ? part.count : undefined
  useEffect(() => {
    if (beyond !== undefined) page(Math.max(0, Math.ceil(beyond / pageSize) - 1) * pageSize, { typed: true })
  }, [beyond, page])

  const forgetting =
    <Given extends unknown[], Result>(edit: (...given: Given) => Result) =>
    (...given: Given): Result => {
      forgetPage(list)
      return edit(...given)
    }
  return {
    ...collection,
    change: forgetting(change),
    add: forgetting(add),
    act: forgetting(act),
    ...controls,
  }
}

const editRow =
  <Row extends { id: number }>(id: number, change: RowChange<Row>): Edit<Part<Row>> =>
  ({ count, rows }) => {
    const changed = (row: Row) => (change === 'gone' ? [] : [{ ...row, ...change }])
    const after = rows.flatMap((row) => (row.id === id ? changed(row) : [row]))
    return { rows: after, count: count - (rows.length - after.length) }
  }

function added<Row extends { id: number }>({ count, rows }: Part<Row>, row: Row): Part<Row> {
  const others = rows.filter(({ id }) => id !== row.id)
  return { rows: [...others, row], count: count - (rows.length - others.length) + 1 }
}
