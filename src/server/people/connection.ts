import type { Context } from 'hono'
import { findAccountName } from '../accounts/account-name.ts'
import type { AppEnv } from '../context.ts'
import type { Db } from '../db/tables.ts'
import { refuseFields } from '../errors/refusal.ts'
import { callerOf } from '../http/caller.ts'
import { findIdentity, identifies, type Known, markSeen } from '../people-register/identity.ts'
import type { Person } from '../people-register/repo.ts'
import { note } from '../system-log/note.ts'

/**
 * Requires that something shows whose an account is before it is joined with an entry: something confirmed that both have, or the
 * words of who saw its owner, which are kept and logged. Returns these words; undefined where they are not needed. Throws 400 at `seen`.
 */
export async function requireIdentity(
  c: Context<AppEnv>,
  db: Db,
  { account, person, seen }: { account: Known; person: Person; seen: string },
): Promise<string | undefined> {
  if (identifies(account, person)) return undefined
  await requireSeenOwner(c, db, account, seen)
  return seen
}

/** Keeps and logs the words of who saw the owner of an account. Throws 400 at `seen` without them. */
export async function requireSeenOwner(
  c: Context<AppEnv>,
  db: Db,
  account: Known,
  seen: string,
): Promise<void> {
  if (seen === '') refuseFields({ seen: [askFirst] })
  const by = callerOf(c).id
  const byName = (await findAccountName(db, by)) ?? ''
  await markSeen(db, account, { how: seen, by, byName, now: c.var.now() })
  await note(c, db, 'Owner of an account seen', {
    ...{ detail: `account ${account.id}: ${seen}`, status: 'warning' },
  })
}

/** The same for two entries of which one has an account, before they become one. */
export async function requireIdentityOfBoth(
  c: Context<AppEnv>,
  db: Db,
  { people: [one, other], seen }: { people: readonly [Person, Person]; seen: string },
): Promise<string | undefined> {
  const [ofAccount, person] = one.account_id === null ? [other, one] : [one, other]
  if (ofAccount.account_id === null || person.account_id !== null) return undefined
  const account = await findIdentity(db, ofAccount.account_id)
  return account && requireIdentity(c, db, { account, person, seen })
}

const askFirst =
  'This is not confirmed: ask them. When you have seen them, please say how you know that it is they'
