import type { Role } from '../../../../lib/browser/session-storage.ts'
import type { Settings } from '../../../platform/config.ts'
import type { SessionTable } from '../../../platform/db/tables/accounts.ts'
import { refreshDays } from './tokens.ts'

const hour = 60 * 60_000
const day = 24 * hour

/** The settings for the length of a session. */
export type SessionLifetimeSettings = Pick<
  Settings,
  'SESSION_DAYS' | 'STAFF_SESSION_DAYS' | 'STAFF_IDLE_HOURS'
>

type Aging = Pick<SessionTable, 'created_at' | 'last_used_at'> & { role: Role }

/**
 * Whether a session has expired: too old, or unused for too long. Staff (accounts with a role) have shorter limits than
 * members, and they apply as soon as a member gets a role.
 */
export function isSessionExpired(
  { created_at, last_used_at, role }: Aging,
  life: SessionLifetimeSettings,
  now: Date,
): boolean {
  const isStaff = role !== 'user'
  const most = (isStaff ? life.STAFF_SESSION_DAYS : life.SESSION_DAYS) * day
  const idle = isStaff ? life.STAFF_IDLE_HOURS * hour : refreshDays * day
  return now.getTime() - Date.parse(created_at) >= most || now.getTime() - Date.parse(last_used_at) >= idle
}
