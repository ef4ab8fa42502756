import { type SetStateAction, useCallback, useState } from 'react'
import { whyRefused } from '../lib/api/api-error.ts'
import { notify } from './toasts.ts'

/** An edit of a list. It must be idempotent, because the server's response may contain it already. */
export type Edit<Row> = (rows: readonly Row[]) => readonly Row[]

/**
 * Optimistic edits of a list: the last server response with the local edits applied on top. A late response discards no
 * edit, and a refused edit is rolled back alone. When the user (`who`, a username) changes, the list is reset to the seed:
 * the previous user's responses and edits are dropped, even if they arrive later.
 */
export function useOptimisticEdits<Row>(seed: readonly Row[], who?: string) {
  const [answered, setAnswered] = useListFor(who, seed)
  const [edits, setEdits] = useListFor<readonly Edit<Row>[]>(who, [])
  const rows = edits.reduce((found, edit) => edit(found), answered)

  const edit = (one: Edit<Row>) => setEdits((before) => [...before, one])

  /** Applies `one` at once, then makes the call. A refusal rolls it back and shows why. Returns whether it succeeded. */
  async function act(one: Edit<Row>, call: () => Promise<void>): Promise<boolean> {
    edit(one)
    try {
      await call()
      return true
    } catch (error) {
      setEdits((before) => before.filter((other) => other !== one))
      notify.error(whyRefused(error))
      return false
    }
  }

  return { rows, setAnswered, edit, act }
}

/** An edit of the row with this id only. */
export const editRow =
  <Row extends { id: number }>(id: number, change: (row: Row) => Row): Edit<Row> =>
  (rows) =>
    rows.map((row) => (row.id === id ? change(row) : row))

/** State that is reset when `who` changes; late updates for the previous user are dropped. */
function useListFor<List extends readonly unknown[]>(who: string | undefined, first: List) {
  const fresh = [who, first] as const
  const [kept, setKept] = useState(fresh)
  if (kept[0] !== who) setKept(fresh)
  return [
    kept[1],
    useCallback(
      (next: SetStateAction<List>) =>
        setKept((before) =>
          before[0] === who ? [who, typeof next === 'function' ? next(before[1]) : next] : before,
        ),
      [who],
    ),
  ] as const
}
