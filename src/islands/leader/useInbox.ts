import { useCallback, useState } from 'react'
import { countUnread } from '../../lib/api/leader.ts'
import { logUnlessUnknown } from '../../lib/api/unknown-call.ts'
import type { Id } from '../../lib/contract/base.ts'

/** How many messages wait to be read; undefined until that is known, and before a backend without an inbox. */
export function useInbox() {
  const [unread, setUnread] = useState<number>()
  /** Asks the backend; a call that fails leaves the number as it is. */
  const count = useCallback(
    (fellowship: Id): Promise<void> => countUnread(fellowship).then(setUnread, logUnlessUnknown),
    [],
  )
  return { unread, count }
}
