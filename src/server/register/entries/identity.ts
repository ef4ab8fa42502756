import type { Db } from '../../platform/db/tables.ts'
import { compareNames } from './names.ts'

/*
 * What shows whose an account is. A telephone number or e-mail address that is not confirmed identifies nobody: whoever knows somebody's
 * number can give it as their own (docs/decisions/people.md#unconfirmed-numbers). Register, lists, statements, cards and answers ask here.
 */

/** What an account has shown: '' for a number or address that is not confirmed, and that the office has not seen its owner with. */
export type Identity = {
  id: number
  telephone: string
  /** In lower case. */
  email: string
  /** The office has seen its owner under this name, or connected the account before it was asked to see. */
  isSeen: boolean
}

/** An account with what it says, and what of this it has shown. */
export type Known = Identity & { given: { telephone: string; email: string }; name: string }

/** Accounts with what identifies them, for a query that chooses among them. */
export const identities = (db: Db) =>
  db
    .selectFrom('account')
    .leftJoin('confirmed_telephone', (join) =>
      join
        .onRef('confirmed_telephone.account_id', '=', 'account.id')
        .onRef('confirmed_telephone.telephone', '=', 'account.telephone'),
    )
    .leftJoin('account_seen', 'account_seen.account_id', 'account.id')
    .select(['account.id', 'account.first_name', 'account.middle_name', 'account.last_name'])
    .select(['account.telephone', 'account.email', 'account.email_confirmed_at'])
    .select('confirmed_telephone.telephone as confirmed_telephone')
    .select(['account_seen.name as seen_name', 'account_seen.telephone as seen_telephone'])
    .select('account_seen.email as seen_email')

type Row = Awaited<ReturnType<ReturnType<typeof identities>['executeTakeFirstOrThrow']>>

export function readIdentity(row: Row): Known {
  const { id, first_name, middle_name, last_name, telephone, seen_name } = row
  const email = row.email?.toLowerCase() ?? ''
  const name = [first_name, middle_name, last_name].filter(Boolean).join(' ')
  const isSeen = seen_name === '' || (seen_name !== null && compareNames(seen_name, name) !== 'other')
  const hasNumber = row.confirmed_telephone === telephone || (isSeen && row.seen_telephone === telephone)
  const hasAddress = row.email_confirmed_at !== null || (isSeen && row.seen_email === email)
  return {
    id,
    name,
    isSeen,
    given: { telephone, email },
    telephone: hasNumber ? telephone : '',
    email: hasAddress ? email : '',
  }
}

/** What an account has shown; undefined where there is none. */
export async function findIdentity(db: Db, account: number): Promise<Known | undefined> {
  const row = await identities(db).where('account.id', '=', account).executeTakeFirst()
  return row && readIdentity(row)
}

/** Whether anything shows whose an account is. */
export const isProven = ({ telephone, email, isSeen }: Identity): boolean =>
  telephone !== '' || email !== '' || isSeen

/** Whether anything shows whose an account is, by its id. What others wrote about its owner is handed over only then. */
export async function isKnownOwner(db: Db, account: number): Promise<boolean> {
  const identity = await findIdentity(db, account)
  return identity !== undefined && isProven(identity)
}

type Contacts = { telephone: string; other_telephone: string; email: string }
export type Meeting = { what: 'telephone' | 'email'; is_confirmed: boolean }

/** What an account and an entry of the register have in common, and whether the account has shown it. */
export function meetingsOf({ given, telephone, email }: Known, person: Contacts): Meeting[] {
  const numbers = [person.telephone, person.other_telephone]
  return [
    ...(given.telephone !== '' && numbers.includes(given.telephone)
      ? [{ what: 'telephone' as const, is_confirmed: telephone !== '' }]
      : []),
    ...(given.email !== '' && given.email === person.email
      ? [{ what: 'email' as const, is_confirmed: email !== '' }]
      : []),
  ]
}

/** Whether an account may be joined with an entry: by something confirmed that both have, or since the office has seen its owner. */
export const identifies = (account: Known, person: Contacts): boolean =>
  account.isSeen || meetingsOf(account, person).some(({ is_confirmed }) => is_confirmed)

type Seeing = { how: string; by: number; byName: string; now: Date }

/** Keeps that the office has seen the owner of an account, with what the account says then. Call it in a transaction. */
export async function markSeen(db: Db, account: Known, { how, by, byName, now }: Seeing): Promise<void> {
  const { name, given } = account
  const seen = { ...given, name, how, seen_by: by, seen_by_name: byName, at: now.toISOString() }
  await db
    .insertInto('account_seen')
    .values({ account_id: account.id, ...seen })
    .onConflict((before) => before.column('account_id').doUpdateSet(seen))
    .execute()
}
