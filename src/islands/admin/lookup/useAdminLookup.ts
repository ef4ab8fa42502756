import { createContext, useContext, useEffect } from 'react'
import { accountCalls } from '../../../lib/api/accounts/account-management.ts'
import { eventCalls } from '../../../lib/api/services/events.ts'
import { readStatistics } from '../../../lib/api/settings/statistics.ts'
import { logCalls } from '../../../lib/api/settings/system-log.ts'
import { adminTexts } from '../../../lib/texts/settings/admin.ts'
import { useCollection } from '../../staff/useCollection.ts'
import { fetchAll, useLoaded } from '../../staff/useLoaded.ts'

/** The four calls of this page, made in parallel: GET admin/stats/, users/, events/, admin/logs/ (spec 2 §7). */
export function useAdminLookup() {
  const statistics = useLoaded(readStatistics)
  const users = useCollection(accountCalls.all)
  const events = useCollection(eventCalls.all)
  const logs = useCollection(logCalls.all)

  const [ofStatistics, ofUsers] = [statistics.fetchIt, users.fetchIt]
  const [ofEvents, ofLogs] = [events.fetchIt, logs.fetchIt]
  useEffect(() => {
    void fetchAll([ofStatistics, ofUsers, ofEvents, ofLogs], adminTexts.notLoaded)
  }, [ofStatistics, ofUsers, ofEvents, ofLogs])

  return { statistics, users, events, logs }
}

export const AdminLookupContext = createContext<ReturnType<typeof useAdminLookup> | undefined>(undefined)

/** The data that the tabs share. */
export function useSharedLookup() {
  const shared = useContext(AdminLookupContext)
  if (!shared) throw new Error('A tab stands outside of the dashboard')
  return shared
}
