import type { AccountLinkTable, Db } from '../db/tables.ts'
import { hashRefreshToken, newRefreshToken } from './tokens.ts'

/** How long a link holds that undoes something, in milliseconds. */
const lifetime = 7 * 86_400_000

/** The open links that are kept of one account and kind; beyond them the oldest holds no longer. */
const mostOpen = 10

type Kind = AccountLinkTable['kind']
type NewLink = { accountId: number; kind: Kind; email?: string | null }

/** Makes a one-time link of an account that holds for a week, and removes what holds no longer. Answers its token. */
export async function addLink(
  db: Db,
  { accountId, kind, email = null }: NewLink,
  now: Date,
): Promise<string> {
  const own = db.deleteFrom('account_link').where('account_id', '=', accountId)
  await own
    .where((row) => row.or([row('used_at', 'is not', null), row('expires_at', '<=', now.toISOString())]))
    .execute()
  const open = db.selectFrom('account_link').select('id').where('account_id', '=', accountId)
  const beyond = await open
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .limit(1000)
    .offset(mostOpen - 1)
    .execute()
  const old = beyond.map(({ id }) => id)
  if (old.length > 0) await own.where('id', 'in', old).execute()
  const token = newRefreshToken()
  const expires_at = new Date(now.getTime() + lifetime).toISOString()
  const created_at = now.toISOString()
  const token_hash = hashRefreshToken(token)
  await db
    .insertInto('account_link')
    .values({ account_id: accountId, kind, email, token_hash, created_at, expires_at })
    .execute()
  return token
}

/** Uses a link up, and all others of its account and kind: whose it is and the address it keeps; undefined when it does not hold. */
export async function takeLink(
  db: Db,
  kind: Kind,
  token: string,
  now: Date,
): Promise<{ accountId: number; email: string | null } | undefined> {
  const found = await db
    .selectFrom('account_link')
    .select(['account_id', 'email'])
    .where('token_hash', '=', hashRefreshToken(token))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  if (!found) return undefined
  await db
    .updateTable('account_link')
    .set({ used_at: now.toISOString() })
    .where('account_id', '=', found.account_id)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .execute()
  return { accountId: found.account_id, email: found.email }
}
