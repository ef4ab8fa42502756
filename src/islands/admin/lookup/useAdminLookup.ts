import { createContext, useCallback, useContext, useEffect } from 'react'
import { eventCalls } from '../../../lib/api/events.ts'
import { userCalls } from '../../../lib/api/members.ts'
import { readStatistics } from '../../../lib/api/statistics.ts'
import { logCalls } from '../../../lib/api/system-log.ts'
import { adminTexts } from '../../../lib/messages/staff.ts'
import { reportFailure } from '../../staff/report-failure.ts'
import { useWhole } from '../../staff/useWhole.ts'

/** The four calls of this page, made in parallel: GET admin/stats/, users/, events/, admin/logs/ (spec 2 §7). */
export function useAdminLookup() {
  const statistics = useWhole(readStatistics)
  const users = useWhole(userCalls.all)
  const events = useWhole(eventCalls.all)
  const logs = useWhole(logCalls.all)

  const [ofStatistics, ofUsers] = [statistics.fetchIt, users.fetchIt]
  const [ofEvents, ofLogs] = [events.fetchIt, logs.fetchIt]
  const load = useCallback(async (): Promise<void> => {
    const answers = await Promise.allSettled([ofStatistics(), ofUsers(), ofEvents(), ofLogs()])
    const failed = answers.find((answer) => answer.status === 'rejected')
    if (failed) reportFailure(failed.reason, adminTexts.notLoaded)
  }, [ofStatistics, ofUsers, ofEvents, ofLogs])

  useEffect(() => {
    void load()
  }, [load])

  return { statistics, users, events, logs }
}

export const AdminLookupContext = createContext<ReturnType<typeof useAdminLookup> | undefined>(undefined)

/** The data that the tabs share. */
export function useSharedLookup() {
  const shared = useContext(AdminLookupContext)
  if (!shared) throw new Error('A tab stands outside of the dashboard')
  return shared
}
