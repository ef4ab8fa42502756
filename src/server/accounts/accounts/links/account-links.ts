import type { AccountLinkTable } from '../../../platform/db/tables/accounts.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { hashSecret, newSecret } from '../sessions/secrets.ts'

/** How long an undo link is valid, in milliseconds. */
const lifetime = 7 * 86_400_000

/**
 * The most open links of one account and kind: the newest ones and the very first, so that a thief who signs in repeatedly
 * cannot invalidate the e-mail about the first time.
 */
const mostOpen = 10

type Kind = AccountLinkTable['kind']
type NewLink = Pick<AccountLinkTable, 'kind' | 'email'> & { accountId: number; since?: string }

/** Creates a one-time link of an account, valid for a week, and deletes used and expired ones. Returns its token. */
export async function addLink(
  db: Db,
  { accountId, kind, email, since }: NewLink,
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
    .offset(mostOpen - 2)
    .execute()
  const old = beyond.slice(0, -1).map(({ id }) => id)
  if (old.length > 0) await own.where('id', 'in', old).execute()
  const token = newSecret()
  const expires_at = new Date(now.getTime() + lifetime).toISOString()
  const created_at = now.toISOString()
  const token_hash = hashSecret(token)
  await db
    .insertInto('account_link')
    .values({ account_id: accountId, kind, email, since: since ?? null, token_hash, created_at, expires_at })
    .execute()
  return token
}

/** What a link undoes: on account `accountId`, with `email` as the address to restore, what happened from `since` on. */
export type TakenLink = { accountId: number; email: string | null; since: string }

/**
 * Uses up a link and all open links of its account: a thief may have others, in e-mails to an address of their own. `since`
 * is that of the oldest open link, so that newer e-mails hide no earlier change. Undefined when the link is invalid.
 */
export async function takeLink(db: Db, kind: Kind, token: string, now: Date): Promise<TakenLink | undefined> {
  const taken = await openLinks(db, now)
    .where('token_hash', '=', hashSecret(token))
    .where('kind', '=', kind)
    .executeTakeFirst()
  if (!taken) return undefined
  const { account_id: accountId, email } = taken
  const all = await openLinks(db, now).where('account_id', '=', accountId).execute()
  await db
    .updateTable('account_link')
    .set({ used_at: now.toISOString() })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute()
  const [since = taken.created_at] = all.map((link) => link.since ?? link.created_at).sort()
  return { accountId, email, since }
}

const openLinks = (db: Db, now: Date) =>
  db
    .selectFrom('account_link')
    .select(['account_id', 'email', 'since', 'created_at'])
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
