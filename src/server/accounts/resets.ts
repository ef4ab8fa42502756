import type { Db } from '../db/tables.ts'
import { hashRefreshToken, newRefreshToken } from './tokens.ts'

/** How long a mailed link holds, in milliseconds. */
const lifetime = 60 * 60_000

/** Makes a one-time link for choosing a new password; earlier ones of the account hold no longer. Answers its token and end. */
export async function addReset(
  db: Db,
  accountId: number,
  now: Date,
): Promise<{ token: string; until: Date }> {
  await spend(db, accountId, now)
  const token = newRefreshToken()
  const until = new Date(now.getTime() + lifetime)
  await db
    .insertInto('password_reset')
    .values({
      account_id: accountId,
      token_hash: hashRefreshToken(token),
      created_at: now.toISOString(),
      expires_at: until.toISOString(),
    })
    .execute()
  return { token, until }
}

/** Uses a token up: the account that it is for, or undefined when it is unknown, used or too old. */
export async function takeReset(db: Db, token: string, now: Date): Promise<number | undefined> {
  const accountId = await findReset(db, token, now)
  if (accountId) await spend(db, accountId, now)
  return accountId
}

/** The account that a token still holds for, without using it up. */
export async function findReset(db: Db, token: string, now: Date): Promise<number | undefined> {
  const found = await db
    .selectFrom('password_reset')
    .select('account_id')
    .where('token_hash', '=', hashRefreshToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  return found?.account_id
}

async function spend(db: Db, accountId: number, now: Date): Promise<void> {
  await db
    .updateTable('password_reset')
    .set({ used_at: now.toISOString() })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute()
}
