import { useEffect } from 'react'
import { whyRefused } from '../../lib/api/api-error.ts'
import { call } from '../../lib/api/call.ts'
import { listWaitingMessages } from '../../lib/api/groups/leader-messages.ts'
import { logUnlessUnknown } from '../../lib/api/unknown-call.ts'
import { markMessage } from '../../lib/contract/groups/calls/leader-messages.ts'
import type { WaitingMessage } from '../../lib/contract/groups/leader-message.ts'
import { notify } from '../../stores/toasts.ts'
import { useCollection } from '../staff/useCollection.ts'

const listOldest = () => listWaitingMessages({ limit: 20, offset: 0, search: '', ordering: '' })

/** The oldest messages that leaders have not read for days; empty with a backend that does not know the call. */
export function useWaiting() {
  const { part, fetchIt, change } = useCollection(listOldest)
  useEffect(() => {
    fetchIt().catch(logUnlessUnknown)
  }, [fetchIt])

  /** After the office has answered: marks the message as read. The leader finds it among the read messages. */
  async function settle({ id, fellowship_id }: WaitingMessage): Promise<void> {
    try {
      await call(markMessage, { id: fellowship_id, message: id, body: { is_read: true } })
      change(id, 'gone')
    } catch (error) {
      notify.error(whyRefused(error))
    }
  }
  return { waiting: part?.rows ?? [], settle }
}
