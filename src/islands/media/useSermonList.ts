import { createContext, useCallback, useEffect, useState } from 'react'
import { sermonCalls } from '../../lib/api/staff.ts'
import type { StaffSermon } from '../../lib/contract/staff.ts'
import { mediaTexts } from '../../lib/messages/media.ts'
import { reportFailure } from '../staff/report-failure.ts'

/** GET sermons/ when the dashboard opens, and after an upload (spec 2 §7); undefined until it is loaded. */
export function useSermonList() {
  const [rows, setRows] = useState<readonly StaffSermon[]>()
  const [failed, setFailed] = useState(false)

  const load = useCallback(async (): Promise<void> => {
    setFailed(false)
    try {
      setRows((await sermonCalls.all()).rows)
    } catch (error) {
      setFailed(true)
      reportFailure(error, mediaTexts.notLoaded)
    }
  }, [])

  useEffect(() => void load(), [load])
  return { rows, failed, load }
}

export const SermonListContext = createContext<ReturnType<typeof useSermonList> | undefined>(undefined)
