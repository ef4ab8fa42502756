import { type SetStateAction, useCallback, useState } from 'react'
import { whyRefused } from '../lib/api/extensions.ts'
import { notify } from './toasts.ts'

/** Changes a list as an act here does; done twice it must do no more than once, since an answer may have it already. */
export type Edit<Row> = (rows: readonly Row[]) => readonly Row[]

/**
 * Optimistic edits of a list: what a server answered, and on top of it what was done here since. An answer that comes late takes no act away, and a
 * refused act is taken back alone. When somebody else reads (`who`, a username), all begins again with the seed: what
 * the one before was answered or did is dropped, also when it comes later.
 */
export function useOptimisticEdits<Row>(seed: readonly Row[], who?: string) {
  const [answered, setAnswered] = useListFor(who, seed)
  const [edits, setEdits] = useListFor<readonly Edit<Row>[]>(who, [])
  const rows = edits.reduce((found, edit) => edit(found), answered)

  const edit = (one: Edit<Row>) => setEdits((before) => [...before, one])

  /** Shows `one` at once, then makes the call; a refusal takes it back and says why. Answers whether it stands. */
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

/** An edit of the row with this id alone. */
export const editRow =
  <Row extends { id: number }>(id: number, change: (row: Row) => Row): Edit<Row> =>
  (rows) =>
    rows.map((row) => (row.id === id ? change(row) : row))

/** A list that begins anew for everybody who comes; what is set late, for the one before, is dropped. */
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
