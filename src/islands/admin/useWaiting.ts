import { useEffect, useState } from 'react'
import { whyRefused } from '../../lib/api/extensions.ts'
import { markMessage } from '../../lib/api/leader.ts'
import { waitingMessageCalls } from '../../lib/api/staff.ts'
import { logUnlessUnknown } from '../../lib/api/unknown-call.ts'
import type { StaffWaitingMessage } from '../../lib/contract/staff.ts'
import { notify } from '../../stores/toasts.ts'

/** The oldest messages that leaders have left unread for days; none before a backend that does not know them. */
export function useWaiting() {
  const [waiting, setWaiting] = useState<readonly StaffWaitingMessage[]>([])
  useEffect(() => {
    const first = { limit: 20, offset: 0, search: '', ordering: '' }
    waitingMessageCalls.list(first).then(({ rows }) => setWaiting(rows), logUnlessUnknown)
  }, [])

  /** The office has answered: nobody waits any more. The leader finds it among the read ones. */
  async function settle({ id, fellowship_id }: StaffWaitingMessage): Promise<void> {
    try {
      await markMessage(fellowship_id, id, { is_read: true })
      setWaiting((rows) => rows.filter((row) => row.id !== id))
    } catch (error) {
      notify.error(whyRefused(error))
    }
  }
  return { waiting, settle }
}
