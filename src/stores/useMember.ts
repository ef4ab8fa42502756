import { useStore } from '@nanostores/react'
import type { StoredUser } from '../lib/session-storage.ts'
import { $member } from './member.ts'

/** Who is signed in; undefined for a visitor, in the server's HTML, and as soon as the session ends in any tab. */
export function useMember(): StoredUser | undefined {
  return useStore($member, { ssr: () => undefined })
}
