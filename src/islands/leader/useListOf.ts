import { useCallback, useState } from 'react'
import type { Id } from '../../lib/contract/base.ts'
import { useOptimisticEdits } from '../../stores/useOptimisticEdits.ts'

/** A list of the fellowship; undefined until it is loaded. After a failed Refresh the previous rows stay. */
export function useListOf<Row extends { id: Id }>(load: (fellowship: Id) => Promise<Row[]>) {
  const { rows, load: loadRows, edit, act } = useOptimisticEdits<Row>([])
  const [here, setHere] = useState(false)
  const [loading, setLoading] = useState(true)

  const fetchFor = useCallback(
    async (fellowship: Id): Promise<void> => {
      setLoading(true)
      try {
        await loadRows(() => load(fellowship))
        setHere(true)
      } finally {
        setLoading(false)
      }
    },
    [load, loadRows],
  )

  return { rows: here ? rows : undefined, loading, fetchFor, change: edit, act }
}
