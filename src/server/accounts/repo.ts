import type { Insertable, Selectable } from 'kysely'
import { type Given, prepared } from '../db/prepared.ts'
import type { AccountTable } from '../db/tables/accounts.ts'
import type { Db } from '../db/tables.ts'
import { mediaAddress } from '../files/store.ts'
import { findAssisted } from './assistants.ts'
import { listPathsOf } from './given-pages.ts'

export type Account = Selectable<AccountTable>

/** The comparison key of a name: equal for spellings that differ in letter case or Unicode form only. */
export const fold = (name: string): string => name.normalize('NFKC').toLowerCase()

export async function findAccount(db: Db, id: number): Promise<Account | undefined> {
  const [account] = await findById(db, { id })
  return account
}

const findById = prepared((db, { id }: Given<{ id: number }>) =>
  db.selectFrom('account').selectAll().where('id', '=', id),
)

/** The account as it is now; undefined when its password changed while a hash was computed, which takes time. */
export async function findUnchanged(
  db: Db,
  { id, password_hash }: Pick<Account, 'id' | 'password_hash'>,
): Promise<Account | undefined> {
  const account = await findAccount(db, id)
  return account?.password_hash === password_hash ? account : undefined
}

/** The account of a username or a confirmed e-mail address, in any letter case. The username takes precedence. */
export async function findByLogin(db: Db, login: string): Promise<Account | undefined> {
  const key = fold(login)
  const accounts = db.selectFrom('account').selectAll()
  return (
    (await accounts.where('username_key', '=', key).executeTakeFirst()) ??
    (await accounts.where('email_key', '=', key).executeTakeFirst())
  )
}

/**
 * The account to e-mail for a username or an address; if several accounts claim an unconfirmed address, the newest. Never
 * use it to sign in: the e-mail's link decides, because only the owner of the mailbox reads it. `key` is folded.
 */
export async function findByMailbox(db: Db, key: string): Promise<Account | undefined> {
  const claims = db.selectFrom('account').selectAll().where('email_claim_key', '=', key)
  return (await findByLogin(db, key)) ?? claims.orderBy('id', 'desc').limit(1).executeTakeFirst()
}

/** Adds an account. Throws TakenName when the username belongs to another one. */
export async function addAccount(db: Db, account: Insertable<AccountTable>): Promise<Account> {
  try {
    return await db.insertInto('account').values(account).returningAll().executeTakeFirstOrThrow()
  } catch (error) {
    throw isTaken(error) ? new TakenName('This username is taken') : error
  }
}

/** Another account has this username. */
export class TakenName extends Error {}

/**
 * A unique violation names the column in SQLite, `account.username_key`, and in PostgreSQL the constraint,
 * `account_username_key…`; a look-alike has the same skeleton.
 */
const isTaken = (error: unknown): boolean =>
  error instanceof Error &&
  /unique constraint/i.test(error.message) &&
  /account[._]username_(key|skeleton)/.test(error.message)

/** The user as answers contain it (spec 1 §3): role and profile as the database has them now. */
export async function describeUser(db: Db, account: Account) {
  const [of] = await findParts(db, { id: account.id })
  const { id, username, first_name, middle_name, last_name, email, telephone, gender, role } = account
  const { fellowship_id, fellowship_name } = of ?? {}
  const pages = await listPathsOf(db, id)
  const assists = await findAssisted(db, id)
  return {
    ...{ id, username, first_name, middle_name, last_name, email, telephone, gender, role },
    profileComplete: of?.profiled != null,
    profile_image: mediaAddress(of?.image_key ?? null),
    fellowships:
      fellowship_id && fellowship_name != null ? [{ id: fellowship_id, name: fellowship_name }] : [],
    pending_email: of?.pending_email ?? null,
    email_confirmed: account.email_confirmed_at !== null,
    ...(pages.length > 0 && { pages }),
    ...(assists && { assists }),
  }
}

/** What other tables say of an account. */
const findParts = prepared((db, { id }: Given<{ id: number }>) =>
  db
    .selectFrom('account')
    .leftJoin('profile', 'profile.account_id', 'account.id')
    .leftJoin('fellowship', 'fellowship.id', 'account.fellowship_id')
    .leftJoin('email_change', 'email_change.account_id', 'account.id')
    .select(['profile.account_id as profiled', 'profile.image_key', 'email_change.email as pending_email'])
    .select(['fellowship.id as fellowship_id', 'fellowship.name as fellowship_name'])
    .where('account.id', '=', id),
)

export async function setPassword(db: Db, id: number, password_hash: string): Promise<void> {
  await db.updateTable('account').set({ password_hash }).where('id', '=', id).execute()
}

/** The columns that users may change of their own account without confirmation. */
export type AccountColumns = Partial<
  Pick<Account, 'first_name' | 'middle_name' | 'last_name' | 'gender' | 'telephone'>
>

export async function changeAccount(db: Db, id: number, changes: AccountColumns): Promise<void> {
  if (Object.keys(changes).length === 0) return
  await db.updateTable('account').set(changes).where('id', '=', id).execute()
}

/** Sets since when an account is closed; null opens it again. */
export async function setClosed(db: Db, id: number, deletion_requested_at: string | null): Promise<void> {
  await db.updateTable('account').set({ deletion_requested_at }).where('id', '=', id).execute()
}

/** The accounts that were closed before a moment. */
export function listClosedBefore(db: Db, moment: string): Promise<Account[]> {
  return db.selectFrom('account').selectAll().where('deletion_requested_at', '<=', moment).execute()
}
