import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { whyRefused } from '../lib/api/api-error.ts'
import { type Edit, optimisticEdits } from './optimistic-edits.ts'
import { notify } from './toasts.ts'

type Rows<Row> = readonly Row[]

/**
 * Optimistic edits of a list that the server rendered. When the user (`who`, a username) changes, the list is reset to the
 * seed: the previous user's responses and edits are dropped, even if they arrive later.
 */
export function useOptimisticEdits<Row>(seed: Rows<Row>, who?: string) {
  const fresh = () => ({ who, list: optimisticEdits(seed) })
  const [current, setCurrent] = useState(fresh)
  if (current.who !== who) setCurrent(fresh)
  const { $shown, load, edit, act: optimisticAct } = current.list
  const rows = useStore($shown) ?? seed

  /** Applies `one` at once, then makes the call. A refusal rolls it back and shows why. Returns whether it succeeded. */
  async function act(one: Edit<Rows<Row>>, call: () => Promise<void>): Promise<boolean> {
    try {
      await optimisticAct(one, call)
      return true
    } catch (error) {
      notify.error(whyRefused(error))
      return false
    }
  }

  return { rows, load, edit, act }
}

/** An edit of the row with this id only. */
export const editRow =
  <Row extends { id: number }>(id: number, change: (row: Row) => Row): Edit<Rows<Row>> =>
  (rows) =>
    rows.map((row) => (row.id === id ? change(row) : row))
