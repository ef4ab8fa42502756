import { createContext, useCallback, useEffect } from 'react'
import { sermonCalls } from '../../lib/api/sermons.ts'
import { mediaTexts } from '../../lib/messages/media.ts'
import { reportFailure } from '../staff/report-failure.ts'
import { useWhole } from '../staff/useWhole.ts'

/** GET sermons/ when the dashboard opens, and after an upload (spec 2 §7); undefined until it is loaded. */
export function useSermonList() {
  const { found, loading, fetchIt } = useWhole(sermonCalls.all)
  const load = useCallback(
    () => fetchIt().catch((error: unknown) => reportFailure(error, mediaTexts.notLoaded)),
    [fetchIt],
  )
  useEffect(() => void load(), [load])
  return { rows: found?.rows, loading, load }
}

export const SermonListContext = createContext<ReturnType<typeof useSermonList> | undefined>(undefined)
