import type { Db } from '../../../platform/db/tables.ts'
import { addToken, familyOf, findToken, isWithinReuseGrace, spendToken } from './refresh-tokens.ts'
import { hashSecret } from './secrets.ts'
import { isSessionExpired, type SessionLifetimeSettings } from './session-lifetime.ts'
import { endSession } from './sessions.ts'

/** The result of using a refresh token: exchanged for a new one, invalid, or used twice (which ends its session). */
export type Renewal =
  | { state: 'renewed'; accountId: number; sessionId: number; refresh: string }
  | { state: 'refused' }
  | { state: 'reused'; accountId: number; username: string }

/** Exchanges a refresh token for the next one. Call it in a transaction, so that two exchanges cannot run at once. */
export async function renewSession(
  db: Db,
  token: string,
  { now, life }: { now: Date; life: SessionLifetimeSettings },
): Promise<Renewal> {
  const session = await findToken(db, token)
  if (!session) return refuseCopy(db, token, now)
  if (session.ended_at || session.expires_at <= now.toISOString()) return { state: 'refused' }
  const { session_id: sessionId, account_id: accountId } = session
  if (isSessionExpired(session, life, now)) {
    await endSession(db, sessionId, 'its time was over', now)
    return { state: 'refused' }
  }
  if (session.voided_at || (session.used_at && !isWithinReuseGrace(session.used_at, now)))
    return endReused(db, session, now)
  const at = now.toISOString()
  if (!session.used_at) await spendToken(db, session, at)
  await db.updateTable('session').set({ last_used_at: at }).where('id', '=', sessionId).execute()
  return {
    state: 'renewed',
    accountId,
    sessionId,
    refresh: await addToken(db, sessionId, { now, family: familyOf(token) }),
  }
}

/** A token without a row is a copy if it has its session's family: the session ends, for the thief and the owner alike. */
async function refuseCopy(db: Db, token: string, now: Date): Promise<Renewal> {
  const [id = '', family = ''] = token.split('.')
  if (!/^\d{1,15}$/.test(id) || !family) return { state: 'refused' }
  const session = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select(['session.id as session_id', 'session.account_id', 'account.username'])
    .where('session.id', '=', Number(id))
    .where('session.family_hash', '=', hashSecret(family))
    .where('session.ended_at', 'is', null)
    .executeTakeFirst()
  return session ? endReused(db, session, now) : { state: 'refused' }
}

async function endReused(
  db: Db,
  { session_id, account_id, username }: { session_id: number; account_id: number; username: string },
  now: Date,
): Promise<Renewal> {
  await endSession(db, session_id, 'a refresh token was used twice', now)
  return { state: 'reused', accountId: account_id, username }
}
