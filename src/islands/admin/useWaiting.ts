import { useEffect, useState } from 'react'
import { whyRefused } from '../../lib/api/api-error.ts'
import { markMessage, waitingMessageCalls } from '../../lib/api/leader-messages.ts'
import { logUnlessUnknown } from '../../lib/api/unknown-call.ts'
import type { WaitingMessage } from '../../lib/contract/leader-message.ts'
import { notify } from '../../stores/toasts.ts'

/** The oldest messages that leaders have not read for days; empty with a backend that does not know the call. */
export function useWaiting() {
  const [waiting, setWaiting] = useState<readonly WaitingMessage[]>([])
  useEffect(() => {
    const first = { limit: 20, offset: 0, search: '', ordering: '' }
    waitingMessageCalls.list(first).then(({ rows }) => setWaiting(rows), logUnlessUnknown)
  }, [])

  /** After the office has answered: marks the message as read. The leader finds it among the read messages. */
  async function settle({ id, fellowship_id }: WaitingMessage): Promise<void> {
    try {
      await markMessage(fellowship_id, id, { is_read: true })
      setWaiting((rows) => rows.filter((row) => row.id !== id))
    } catch (error) {
      notify.error(whyRefused(error))
    }
  }
  return { waiting, settle }
}
