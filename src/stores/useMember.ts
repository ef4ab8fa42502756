import { useStore } from '@nanostores/react'
import type { StoredAccount } from '../lib/browser/session-storage.ts'
import { $member } from './member.ts'

/** The signed-in member; undefined for a visitor, in server-rendered HTML, and once the session ends in any tab. */
export function useMember(): StoredAccount | undefined {
  return useStore($member, { ssr: () => undefined })
}
