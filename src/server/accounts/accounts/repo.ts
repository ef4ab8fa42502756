import type { Insertable, Selectable } from 'kysely'
import { type Placeholders, prepared } from '../../platform/db/prepared.ts'
import type { AccountTable } from '../../platform/db/tables/accounts.ts'
import type { Db } from '../../platform/db/tables.ts'
import { mediaAddress } from '../../platform/files/store.ts'
import { accountAnswers } from './messages.ts'
import { dutiesOf } from './rights/duties.ts'
import { listEditedPaths } from './rights/edited-pages.ts'

export type Account = Selectable<AccountTable>

/** The comparison key of a name: equal for spellings that differ in letter case or Unicode form only. */
export const comparisonKey = (name: string): string => name.normalize('NFKC').toLowerCase()

export async function findAccount(db: Db, id: number): Promise<Account | undefined> {
  const [account] = await findById(db, { id })
  return account
}

const findById = prepared((db, { id }: Placeholders<{ id: number }>) =>
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
  const key = comparisonKey(login)
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

/** Adds an account. Throws UsernameTaken when the username belongs to another one. */
export async function addAccount(db: Db, account: Insertable<AccountTable>): Promise<Account> {
  try {
    return await db.insertInto('account').values(account).returningAll().executeTakeFirstOrThrow()
  } catch (error) {
    throw isTaken(error) ? new UsernameTaken(accountAnswers.usernameTaken) : error
  }
}

/** Another account has this username. */
export class UsernameTaken extends Error {}

/**
 * A unique violation names the column in SQLite, `account.username_key`, and in PostgreSQL the constraint,
 * `account_username_key…`; a look-alike has the same skeleton.
 */
const isTaken = (error: unknown): boolean =>
  error instanceof Error &&
  /unique constraint/i.test(error.message) &&
  /account[._]username_(key|skeleton)/.test(error.message)

/** The user as answers contain it (spec 1 §3), as the database has it now. Throws when the account is gone. */
export async function describeAccount(db: Db, { id }: Pick<Account, 'id'>) {
  const user = await findDescription(db, id)
  if (!user) throw new Error(`There is no account ${id}`)
  return user
}

/** The user as answers contain it, or undefined when the account is gone. */
export async function findDescription(db: Db, id: number) {
  const [row] = await findWhole(db, { id })
  if (!row) return undefined
  const { username, first_name, middle_name, last_name, email, telephone, gender, role } = row
  const { fellowship_id, fellowship_name } = row
  const fellowship =
    fellowship_id && fellowship_name != null ? { id: fellowship_id, name: fellowship_name } : undefined
  const pages = row.page_id === null ? [] : await listEditedPaths(db, id)
  const duties = row.duty === null ? [] : await dutiesOf(db, id)
  const isLater = row.profile_later_until !== null && row.profiled == null
  return {
    id,
    username,
    first_name,
    middle_name,
    last_name,
    email,
    telephone,
    gender,
    role,
    profileComplete: row.profiled != null,
    profile_image: mediaAddress(row.image_key ?? null),
    fellowships: fellowship ? [fellowship] : [],
    pending_email: row.pending_email ?? null,
    email_confirmed: row.email_confirmed_at !== null,
    ...(pages.length > 0 && { pages }),
    ...(fellowship && row.assisted !== null && { assists: fellowship }),
    ...(duties.length > 0 && { duties }),
    ...(isLater && { profile_later_until: row.profile_later_until ?? '' }),
  }
}

/** An account, and what other tables say of it: `assisted` if it assists the leader of its fellowship, `page_id` of a page that it looks after, one `duty`. */
const findWhole = prepared((db, { id }: Placeholders<{ id: number }>) =>
  db
    .selectFrom('account')
    .leftJoin('profile', 'profile.account_id', 'account.id')
    .leftJoin('fellowship', 'fellowship.id', 'account.fellowship_id')
    .leftJoin('email_change', 'email_change.account_id', 'account.id')
    .leftJoin('fellowship_assistant', (join) =>
      join
        .onRef('fellowship_assistant.account_id', '=', 'account.id')
        .onRef('fellowship_assistant.fellowship_id', '=', 'account.fellowship_id')
        .on('account.deletion_requested_at', 'is', null),
    )
    .select(['account.username', 'account.first_name', 'account.middle_name', 'account.last_name'])
    .select([
      'account.email',
      'account.telephone',
      'account.gender',
      'account.role',
      'account.email_confirmed_at',
      'account.profile_later_until',
    ])
    .select(['profile.account_id as profiled', 'profile.image_key', 'email_change.email as pending_email'])
    .select(['fellowship.id as fellowship_id', 'fellowship.name as fellowship_name'])
    .select('fellowship_assistant.account_id as assisted')
    .select((of) =>
      of
        .selectFrom('page_editor')
        .select('page_id')
        .whereRef('page_editor.account_id', '=', 'account.id')
        .limit(1)
        .as('page_id'),
    )
    .select((of) =>
      of.selectFrom('duty').select('duty').whereRef('duty.account_id', '=', 'account.id').limit(1).as('duty'),
    )
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

/** Sets until when an account is not asked to complete its profile. */
export async function setProfileLater(db: Db, id: number, profile_later_until: string): Promise<void> {
  await db.updateTable('account').set({ profile_later_until }).where('id', '=', id).execute()
}

/** Sets since when an account is closed; null opens it again. */
export async function setClosed(db: Db, id: number, deletion_requested_at: string | null): Promise<void> {
  await db.updateTable('account').set({ deletion_requested_at }).where('id', '=', id).execute()
}

/** The accounts that were closed before a moment. */
export function listClosedBefore(db: Db, moment: string): Promise<Account[]> {
  return db.selectFrom('account').selectAll().where('deletion_requested_at', '<=', moment).execute()
}
