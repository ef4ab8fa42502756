import { useCallback, useState } from 'react'
import { isUnknownElsewhere } from '../../lib/api/unknown-call.ts'
import { adminTexts } from '../../lib/messages/staff.ts'
import { reportFailure } from './report-failure.ts'

/** What one call answers whole: undefined until it has come; what cannot be loaded again keeps what it had. */
export function useWhole<Found>(load: () => Promise<Found>) {
  const [found, setFound] = useState<Found>()
  const [loading, setLoading] = useState(true)
  /** False before another backend that has no such call. */
  const [isHere, setIsHere] = useState(true)

  /** Throws ApiError. */
  const fetchIt = useCallback(async (): Promise<void> => {
    setLoading(true)
    try {
      setFound(await load())
    } finally {
      setLoading(false)
    }
  }, [load])

  const reload = useCallback(
    () =>
      fetchIt().catch((error: unknown) => {
        if (isUnknownElsewhere(error)) setIsHere(false)
        else reportFailure(error, adminTexts.notLoaded)
      }),
    [fetchIt],
  )

  return { found, isHere, loading, fetchIt, reload, change: setFound }
}
