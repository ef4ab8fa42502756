import type { Context } from 'hono'
import { requireSeenOwner } from '../../accounts/accounts/addresses/seen-owner.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { findIdentity, identifies, type Known } from '../../register/entries/identity.ts'
import type { Person } from '../../register/entries/repo.ts'

/**
 * Requires evidence that an account and an entry belong to one person: a confirmed number or address that both have, or the words
 * of a member of staff who saw the owner, which are stored and logged. Returns these words; undefined where they are not needed.
 * Throws 400 at `seen`.
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
