import { useCallback, useState } from 'react'
import { countUnread } from '../../../lib/api/groups/leader-messages.ts'
import { logUnlessUnknown } from '../../../lib/api/unknown-call.ts'
import type { Id } from '../../../lib/contract/base.ts'

/** The number of unread messages; undefined until it is loaded, and with a backend that has no inbox. */
export function useInbox() {
  const [unread, setUnread] = useState<number>()
  /** Loads the number; a failed call leaves it unchanged. */
  const count = useCallback(
    (fellowship: Id): Promise<void> => countUnread(fellowship).then(setUnread, logUnlessUnknown),
    [],
  )
  return { unread, count }
}
