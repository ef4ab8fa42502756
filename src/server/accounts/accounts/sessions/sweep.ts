import { sql } from 'kysely'
import { removeOld } from '../../../platform/db/remove-old.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { sweepEmailChanges } from '../addresses/email-changes.ts'
import { sweepDevices } from './known-devices.ts'
import { sweepFailures } from './login-guard.ts'
import { oldestRefresh } from './tokens.ts'

/** How long expired rows are kept, in milliseconds: a clock that is wrong for some days signs no user out. */
const tokenRetention = 7 * 86_400_000

/** How long the list names an expired invitation, in milliseconds. */
const invitationRetention = 30 * 86_400_000

/** No refresh token, not even an expired one, belongs to the session. */
const withoutTokens = sql`not exists (select 1 from refresh_token where session_id = session.id)`

/**
 * Deletes expired credentials after a week: refresh tokens, sessions without any, and mailed links; invitations after a
 * month. A token that is used after that is refused as an expired one is.
 */
export async function sweepSessions({ db, now }: { db: Db; now: () => Date }): Promise<void> {
  const weekAgo = new Date(now().getTime() - tokenRetention)
  const until = weekAgo.toISOString()
  await removeOld(db, { table: 'refresh_token', column: 'expires_at', until })
  await removeOld(db, {
    table: 'session',
    column: 'last_used_at',
    until: oldestRefresh(weekAgo),
    only: withoutTokens,
  })
  await removeOld(db, { table: 'password_reset', column: 'expires_at', until })
  await removeOld(db, { table: 'account_link', column: 'expires_at', until })
  const monthAgo = new Date(now().getTime() - invitationRetention).toISOString()
  await removeOld(db, { table: 'invitation', column: 'expires_at', until: monthAgo })
  await sweepDevices(db, now())
  await sweepFailures(db, now())
  await sweepEmailChanges(db, now())
}
