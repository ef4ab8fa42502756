import type { Session } from '../../lib/contract/answers/account.ts'
import type { Db } from '../db/tables.ts'
import type { Caller } from '../http/app.ts'
import { hashRefreshToken, newRefreshToken, oldestRefresh, refreshExpiry, type TokenNames } from './tokens.ts'

/** How long a used token may come back for its answer that was lost on the way, in milliseconds. */
const lostAnswer = 60_000

/** The caller behind an access token, or undefined when the account is gone or the session has ended. */
export async function findCaller(db: Db, { accountId, sessionId }: TokenNames): Promise<Caller | undefined> {
  const found = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select(['account.id', 'account.username', 'account.role', 'account.fellowship_id as fellowshipId'])
    .select('session.proven_at as provenAt')
    .where('session.id', '=', sessionId)
    .where('session.account_id', '=', accountId)
    .where('session.ended_at', 'is', null)
    .executeTakeFirst()
  return found && { ...found, sessionId }
}

/** Starts a session on one device and answers its first refresh token. */
export async function startSession(
  db: Db,
  device: { accountId: number; address: string; userAgent: string },
  now: Date,
): Promise<{ sessionId: number; refresh: string }> {
  const { id: sessionId } = await db
    .insertInto('session')
    .values({
      account_id: device.accountId,
      created_at: now.toISOString(),
      last_used_at: now.toISOString(),
      address: device.address,
      user_agent: device.userAgent.slice(0, 300),
      proven_at: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { sessionId, refresh: await addToken(db, sessionId, now) }
}

/** What became of a refresh token: exchanged for a new one, of no use, or shown twice (its session is ended). */
export type Renewal =
  | { state: 'renewed'; accountId: number; sessionId: number; refresh: string }
  | { state: 'refused' }
  | { state: 'reused'; accountId: number; username: string }

/** Exchanges a refresh token for the next one. Call it in a transaction, so that two exchanges cannot cross. */
export async function renewSession(db: Db, token: string, now: Date): Promise<Renewal> {
  const found = await findToken(db, token)
  if (!found || found.ended_at || found.expires_at <= now.toISOString()) return { state: 'refused' }
  const { session_id: sessionId, account_id: accountId } = found
  const spent = found.used_at ? !(await isLostAnswer(db, found, now)) : found.voided_at !== null
  if (spent) {
    await endSession(db, sessionId, 'a refresh token was used twice', now)
    return { state: 'reused', accountId, username: found.username }
  }
  const at = now.toISOString()
  if (!found.used_at) await spendToken(db, found, at)
  await db.updateTable('session').set({ last_used_at: at }).where('id', '=', sessionId).execute()
  return { state: 'renewed', accountId, sessionId, refresh: await addToken(db, sessionId, now) }
}

/** Ends a session: none of its tokens holds any longer. */
export async function endSession(db: Db, sessionId: number, why: string, now: Date): Promise<void> {
  await db
    .updateTable('session')
    .set({ ended_at: now.toISOString(), ended_why: why })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute()
}

/** Notes that the owner of a session has just proved to be there. */
export async function setProven(db: Db, sessionId: number, now: Date): Promise<void> {
  await db.updateTable('session').set({ proven_at: now.toISOString() }).where('id', '=', sessionId).execute()
}

/** A refresh token with its session and account, whatever their state. */
export function findToken(db: Db, token: string) {
  return db
    .selectFrom('refresh_token')
    .innerJoin('session', 'session.id', 'refresh_token.session_id')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select([
      'refresh_token.id',
      'refresh_token.session_id',
      'refresh_token.expires_at',
      'refresh_token.used_at',
      'refresh_token.voided_at',
    ])
    .select(['session.account_id', 'session.ended_at', 'account.username'])
    .where('refresh_token.token_hash', '=', hashRefreshToken(token))
    .executeTakeFirst()
}

/** Marks a token as used; others that answers brought for the same one are void: who shows one of them later is found out. */
async function spendToken(db: Db, token: { id: number; session_id: number }, at: string): Promise<void> {
  await db.updateTable('refresh_token').set({ used_at: at }).where('id', '=', token.id).execute()
  await db
    .updateTable('refresh_token')
    .set({ voided_at: at })
    .where('session_id', '=', token.session_id)
    .where('used_at', 'is', null)
    .where('voided_at', 'is', null)
    .execute()
}

/**
 * Whether a used token that comes back lost its answer on a bad line, or was shown by two tabs: at once, and before any
 * successor was used. Each successor holds until one of them is used, since either answer may be the one that is kept.
 */
async function isLostAnswer(
  db: Db,
  used: { id: number; session_id: number; used_at: string | null },
  now: Date,
): Promise<boolean> {
  // Either way: a clock that was put back by hours gives a copied token no more time.
  if (Math.abs(now.getTime() - Date.parse(used.used_at ?? '')) > lostAnswer) return false
  const later = await db
    .selectFrom('refresh_token')
    .select(['id', 'used_at'])
    .where('session_id', '=', used.session_id)
    .where('id', '>', used.id)
    .execute()
  return later.every(({ used_at }) => used_at === null)
}

async function addToken(db: Db, sessionId: number, now: Date): Promise<string> {
  const token = newRefreshToken()
  await db
    .insertInto('refresh_token')
    .values({
      session_id: sessionId,
      token_hash: hashRefreshToken(token),
      created_at: now.toISOString(),
      expires_at: refreshExpiry(now),
    })
    .execute()
  return token
}

/** The sessions of an account that go on and can still be renewed, the latest used first. */
export async function listSessions(db: Db, { id, sessionId }: Caller, now: Date): Promise<Session[]> {
  const found = await db
    .selectFrom('session')
    .select(['id', 'created_at', 'last_used_at', 'address', 'user_agent'])
    .where('account_id', '=', id)
    .where('ended_at', 'is', null)
    .where('last_used_at', '>', oldestRefresh(now))
    .orderBy('last_used_at', 'desc')
    .execute()
  return found.map((session) => ({ ...session, is_current: session.id === sessionId }))
}

/** Ends every session of an account but, where given, one. Answers how many there were. */
export async function endSessionsOf(
  db: Db,
  accountId: number,
  { but, why, now }: { but?: number; why: string; now: Date },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set({ ended_at: now.toISOString(), ended_why: why })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('id', '!=', but ?? 0)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Ends one session if it is the account's own and goes on; else answers false. */
export async function endOwnSession(
  db: Db,
  accountId: number,
  sessionId: number,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set({ ended_at: now.toISOString(), ended_why: 'ended by its owner' })
    .where('id', '=', sessionId)
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
