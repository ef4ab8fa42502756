import { randomBytes } from 'node:crypto'
import type { Db } from '../../../platform/db/tables.ts'
import { hashSecret, newSecret } from './secrets.ts'
import { refreshExpiry } from './tokens.ts'

/*
 * Refresh tokens. Each begins with the number of its session and the session's family, a secret that all its tokens share.
 * Using a token deletes all others of the session, so rows never pile up. A token whose row is gone is recognized by its
 * family as a copy, and ends the session.
 */

/** How long a used token may be used again, because its answer was lost, in milliseconds. */
const reuseGrace = 60_000

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
    .select(['session.account_id', 'session.created_at', 'session.last_used_at', 'session.ended_at'])
    .select(['account.username', 'account.role'])
    .where('refresh_token.token_hash', '=', hashSecret(token))
    .executeTakeFirst()
}

/** Marks a token as used, and deletes the session's other tokens, earlier and parallel ones. */
export async function spendToken(
  db: Db,
  token: { id: number; session_id: number },
  at: string,
): Promise<void> {
  await db.updateTable('refresh_token').set({ used_at: at }).where('id', '=', token.id).execute()
  await db
    .deleteFrom('refresh_token')
    .where('session_id', '=', token.session_id)
    .where('id', '!=', token.id)
    .execute()
}

/**
 * Whether a used token is used again because its answer was lost or two tabs sent it: within the limit, and before a
 * successor was used, which deletes its row. Each successor is valid until one of them is used. The absolute difference
 * counts, so that a clock put back by hours gives a copied token no more time.
 */
export const isWithinReuseGrace = (usedAt: string, now: Date): boolean =>
  Math.abs(now.getTime() - Date.parse(usedAt)) <= reuseGrace

/** The family in a token; a new one for a session that predates families. */
export function familyOf(token: string): string {
  return token.split('.')[1] ?? newFamily()
}

const newFamily = () => randomBytes(16).toString('base64url')

/** Adds a refresh token to a session, in its family or as the first of a new one. */
export async function addToken(
  db: Db,
  sessionId: number,
  { now, family = newFamily() }: { now: Date; family?: string },
): Promise<string> {
  const token = `${sessionId}.${family}.${newSecret()}`
  await db
    .updateTable('session')
    .set({ family_hash: hashSecret(family) })
    .where('id', '=', sessionId)
    .execute()
  await db
    .insertInto('refresh_token')
    .values({
      session_id: sessionId,
      token_hash: hashSecret(token),
      created_at: now.toISOString(),
      expires_at: refreshExpiry(now),
    })
    .execute()
  return token
}
