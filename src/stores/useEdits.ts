import { useMemo, useState } from 'react'
import { whyRefused } from '../lib/api/extensions.ts'
import { notify } from './toasts.ts'

/** Changes a list as an act here does; done twice it must do no more than once, since an answer may have it already. */
export type Edit<Row> = (rows: readonly Row[]) => readonly Row[]

/**
 * What a server answered, and on top of it what was done here since: an answer that comes late takes no act away, and a
 * refused act is taken back alone.
 */
export function useEdits<Row>(seed: readonly Row[]) {
  const [answered, setAnswered] = useState(seed)
  const [edits, setEdits] = useState<readonly Edit<Row>[]>([])
  const rows = useMemo(() => edits.reduce((found, edit) => edit(found), answered), [answered, edits])

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
