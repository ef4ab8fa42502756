import type { DeviceSessionAnswer } from '../../../../lib/contract/accounts/session.ts'
import type { Caller } from '../../../platform/context.ts'
import { type Placeholders, prepared } from '../../../platform/db/prepared.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { addToken } from './refresh-tokens.ts'
import { isSessionExpired, type SessionLifetimeSettings } from './session-lifetime.ts'
import type { TokenSubject } from './tokens.ts'

/** The most open sessions of one account; above it the one that was used longest ago ends. */
const mostSessions = 50

/** The most ended sessions that are stored per account, for its log. */
const mostEnded = 100

/** The caller behind an access token, or undefined when the account is gone or the session has ended. */
export async function findCaller(
  db: Db,
  subject: TokenSubject,
  { now, life }: { now: Date; life: SessionLifetimeSettings },
): Promise<Caller | undefined> {
  const [session] = await findOpen(db, subject)
  if (!session || isSessionExpired(session, life, now)) return undefined
  const { id, username, role, fellowshipId, branchId, provenAt } = session
  const branch = role === 'admin' ? undefined : (branchId ?? undefined)
  return { id, username, role, fellowshipId, branch, provenAt, sessionId: subject.sessionId }
}

const findOpen = prepared((db, { sessionId, accountId }: Placeholders<TokenSubject>) =>
  db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select(['account.id', 'account.username', 'account.role', 'account.fellowship_id as fellowshipId'])
    .select('account.branch_id as branchId')
    .select(['session.proven_at as provenAt', 'session.created_at', 'session.last_used_at'])
    .where('session.id', '=', sessionId)
    .where('session.account_id', '=', accountId)
    .where('session.ended_at', 'is', null),
)

/** Starts a session on one device. Returns its first refresh token. */
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
  await boundSessions(db, device.accountId, now)
  return { sessionId, refresh: await addToken(db, sessionId, { now }) }
}

/** Ends the sessions of an account above the limit, and deletes old ended ones. */
async function boundSessions(db: Db, accountId: number, now: Date): Promise<void> {
  const own = db.selectFrom('session').select('id').where('account_id', '=', accountId)
  const going = own.where('ended_at', 'is', null).orderBy('last_used_at', 'desc').orderBy('id', 'desc')
  const beyond = await going.limit(1000).offset(mostSessions).execute()
  for (const { id } of beyond) await endSession(db, id, 'too many devices', now)
  const ended = own.where('ended_at', 'is not', null).orderBy('id', 'desc')
  const old = (await ended.limit(1000).offset(mostEnded).execute()).map(({ id }) => id)
  if (old.length > 0) await db.deleteFrom('session').where('id', 'in', old).execute()
}

/** Ends a session: all its tokens become invalid. */
export async function endSession(db: Db, sessionId: number, why: string, now: Date): Promise<void> {
  await db
    .updateTable('session')
    .set({ ended_at: now.toISOString(), ended_why: why })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute()
  await removePushDevices(db, { session_id: sessionId })
}

/** Deletes the push subscriptions of ended sessions: of one session, or of all sessions of an account. */
async function removePushDevices(db: Db, of: { session_id: number } | { account_id: number }): Promise<void> {
  const ended = db.selectFrom('session').select('id').where('ended_at', 'is not', null)
  await db
    .deleteFrom('push_device')
    .where((row) => row.and(of))
    .where('session_id', 'in', ended)
    .execute()
}

/** Stores that the owner of a session has just confirmed their identity (step-up authentication). */
export async function setProven(db: Db, sessionId: number, now: Date): Promise<void> {
  await db.updateTable('session').set({ proven_at: now.toISOString() }).where('id', '=', sessionId).execute()
}

/** The open sessions of an account, the latest used first. `current` is the caller's own. */
export async function listSessions(
  db: Db,
  accountId: number,
  { current, now, life }: { current?: number; now: Date; life: SessionLifetimeSettings },
): Promise<DeviceSessionAnswer[]> {
  const sessions = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select(['session.id', 'session.created_at', 'last_used_at', 'address', 'user_agent', 'account.role'])
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .orderBy('last_used_at', 'desc')
    .execute()
  return sessions
    .filter((session) => !isSessionExpired(session, life, now))
    .map(({ role: _, ...session }) => ({ ...session, is_current: session.id === current }))
}

/** Ends every session of an account but the one with the id `except`, if given. Returns how many it ended. */
export async function endSessionsOf(
  db: Db,
  accountId: number,
  { except, why, now }: { except?: number; why: string; now: Date },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set({ ended_at: now.toISOString(), ended_why: why })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('id', '!=', except ?? 0)
    .executeTakeFirst()
  await removePushDevices(db, { account_id: accountId })
  return Number(numUpdatedRows)
}

/** Ends one session if it is open and the account's own; else returns false. */
export async function endOwnSession(
  db: Db,
  accountId: number,
  sessionId: number,
  { now, why = 'ended by its owner' }: { now: Date; why?: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set({ ended_at: now.toISOString(), ended_why: why })
    .where('id', '=', sessionId)
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  await removePushDevices(db, { session_id: sessionId })
  return numUpdatedRows > 0n
}
