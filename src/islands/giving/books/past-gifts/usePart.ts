import { useEffect, useState } from 'react'
import { whyRefused } from '../../../../lib/api/api-error.ts'
import { notify } from '../../../../stores/toasts.ts'

/** Rows of a kind, a hundred at a time: those read so far, and how to read more. `read` has to stay the same function. */
export function usePart<Kind, Row>(
  read: (kind: Kind, offset: number) => Promise<readonly Row[]>,
  kind: Kind,
) {
  const [part, setPart] = useState<{ kind: Kind; rows: readonly Row[] }>()
  useEffect(() => {
    let isAsked = true
    read(kind, 0).then(
      (rows) => {
        if (isAsked) setPart({ kind, rows })
      },
      (error: unknown) => notify.error(whyRefused(error)),
    )
    return () => {
      isAsked = false
    }
  }, [read, kind])
  const rows = part?.kind === kind ? part.rows : undefined
  const more = () =>
    void read(kind, rows?.length ?? 0).then(
      (next) => setPart({ kind, rows: [...(rows ?? []), ...next] }),
      (error: unknown) => notify.error(whyRefused(error)),
    )
  return { rows, more }
}
