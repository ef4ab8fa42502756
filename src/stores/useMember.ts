import { useMemo, useSyncExternalStore } from 'react'
import { onSessionChange, parseUser, readTokens, readUser, type StoredUser } from '../lib/session-storage.ts'

/** Who is signed in; undefined for a visitor, in the server's HTML, and as soon as the session ends in any tab. */
export function useMember(): StoredUser | undefined {
  const stored = useSyncExternalStore(onSessionChange, read, () => '')
  return useMemo(() => parseUser(stored || undefined), [stored])
}

/** As text, which is the same as long as nothing changes. Tokens alone make a member whose name is not known. */
const read = (): string => (readTokens() ? JSON.stringify(readUser() ?? { username: '' }) : '')
