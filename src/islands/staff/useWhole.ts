import { useCallback, useState } from 'react'
import { isUnknownElsewhere } from '../../lib/api/unknown-call.ts'
import { adminTexts } from '../../lib/messages/staff.ts'
import { reportFailure } from './report-failure.ts'

/** The unpaged result of one call; undefined until it is loaded. After a failed reload the previous result stays. */
export function useWhole<Found>(load: () => Promise<Found>) {
  const [found, setFound] = useState<Found>()
  const [loading, setLoading] = useState(true)
  /** False when another backend does not know the call. */
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
