import { type SqlBool, sql } from 'kysely'
import type { Role } from '../../../lib/browser/session-storage.ts'
import type { AccountDetailsAnswer } from '../../../lib/contract/accounts/account-details.ts'
import { nameless } from '../../../lib/media/live.ts'
import type { Paging, RowsPage } from '../../platform/db/pagination.ts'
import type { Db } from '../../platform/db/tables.ts'
import { readTally } from '../../platform/db/tally.ts'
import { recordErasure } from '../../platform/erasures/record.ts'
import { mediaAddress } from '../../platform/files/store.ts'
import { forgetNamesOf } from '../../register/entries/history.ts'
import { shortenAddressesOf } from '../../settings/system-log/addresses.ts'
import { anonymiseFilters } from '../../settings/system-log/anonymise-filters.ts'
import { eraseFromTrash } from '../../settings/trash/repo.ts'
import { type Account, findAccount } from '../accounts/repo.ts'
import { accountsMatching } from '../accounts/search.ts'
import { anonymiseRequestsOf } from '../data-requests/repo.ts'
import {
  anonymiseGiftsOf,
  anonymisePaymentsOf,
  anonymisePledgesOf,
  anonymiseSpendingOf,
  anonymiseWelfareOf,
} from './anonymise-gifts.ts'
import { anonymiseNamesOf } from './anonymise-names.ts'

export const accountOrders = ['id', 'username', 'last_name'] as const
type AccountOrder = (typeof accountOrders)[number]

/** `fellowship`: its id, or 'none' for users without one. */
type AccountPaging = Paging<AccountOrder> & {
  role?: Role | undefined
  fellowship?: number | 'none' | undefined
}

/** Users in the form that staff sees, newest first by default; without a filter always read through an index. */
export async function listAccounts(db: Db, paging: AccountPaging): Promise<RowsPage<AccountDetailsAnswer>> {
  const { search, limit, offset, role, fellowship } = paging
  const matching = search
    ? selectAccounts(db).where(sql.ref('account.id'), 'in', accountsMatching(db, search))
    : selectAccounts(db)
  const wanted = matching
    .$if(role !== undefined, (query) => query.where('role', '=', role ?? 'user'))
    .$if(fellowship !== undefined, (query) => query.where(isOfFellowship(fellowship ?? 'none')))
  const rows = await ordered(wanted.limit(limit).offset(offset), paging.order).execute()
  const count =
    role === undefined && fellowship === undefined
      ? await (search ? countMatching(db, search) : readTally(db, 'account'))
      : await countAccounts(wanted)
  return { count, rows: rows.map(accountDetailsOf) }
}

/** A condition: a member of the fellowship, or who leads it; `none`: who neither belongs to one nor leads one. */
const isOfFellowship = (fellowship: number | 'none') =>
  fellowship === 'none'
    ? sql<SqlBool>`(account.fellowship_id is null
        and not exists (select 1 from fellowship as led where led.leader_id = account.id))`
    : sql<SqlBool>`(account.fellowship_id = ${fellowship}
        or account.id = (select led.leader_id from fellowship as led where led.id = ${fellowship}))`

async function countAccounts(wanted: Query): Promise<number> {
  const { count } = await wanted
    .clearSelect()
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function findAccountDetails(db: Db, id: number): Promise<AccountDetailsAnswer | undefined> {
  const row = await selectAccounts(db).where('account.id', '=', id).executeTakeFirst()
  return row && accountDetailsOf(row)
}

/** Positive if there is another super admin whose account is not closed. Counts at most one. */
export async function countOtherAdmins(db: Db, id: number): Promise<number> {
  const others = await db
    .selectFrom('account')
    .select('id')
    .where('role', '=', 'admin')
    .where('deletion_requested_at', 'is', null)
    .where('id', '!=', id)
    .limit(1)
    .execute()
  return others.length
}

/**
 * Sets a role. Anyone who is no longer a leader is removed from the fellowships that they led; their versions increase,
 * so that concurrent edits are detected.
 */
export async function setRole(db: Db, id: number, role: Role): Promise<void> {
  // The grace period for a second factor begins with the role.
  await db.updateTable('account').set({ role, factor_grace_ends: null }).where('id', '=', id).execute()
  if (role !== 'fellowship_leader')
    await db
      .updateTable('fellowship')
      .set({ leader_id: null, version: sql`version + 1` })
      .where('leader_id', '=', id)
      .execute()
}

/**
 * Names the leader of a fellowship; its version increases, so that concurrent edits are detected. Returns who led it so far, to be told
 * after the commit; undefined where nobody else did.
 */
export async function setLeader(db: Db, fellowship: number, leader_id: number): Promise<Account | undefined> {
  const before = await db
    .selectFrom('fellowship')
    .select('leader_id')
    .where('id', '=', fellowship)
    .executeTakeFirst()
  await db
    .updateTable('fellowship')
    .set({ leader_id, version: sql`version + 1` })
    .where('id', '=', fellowship)
    .execute()
  const led = before?.leader_id ?? leader_id
  return led === leader_id ? undefined : findAccount(db, led)
}

/** Deletes an account for good: with its rows, what the bin has of the person. Returns the keys of the files to delete. */
export async function eraseAccount(db: Db, id: number, now: Date): Promise<string[]> {
  const account = await findAccount(db, id)
  if (account) await recordErasure(db, { kind: 'account', row: id, madeAt: account.created_at }, now)
  const keys = await deleteAccount(db, id, now)
  return [...keys, ...(await eraseFromTrash(db, id))]
}

/**
 * Deletes an account with its profile, sessions, attendance, sign-ups and messages. Private requests, unapproved testimonies
 * and hidden chat messages are deleted too; public texts stay, without name and picture (docs/security.md). Staff's searches
 * that name this person are blanked, as is the name in the histories of others and beside what they did as staff, and addresses in the
 * log are shortened. Returns the keys of its files. What the bin is to put back is collected before (trash/document.ts).
 */
export async function deleteAccount(db: Db, id: number, now: Date): Promise<string[]> {
  const profile = await db
    .selectFrom('profile')
    .select('image_key')
    .where('account_id', '=', id)
    .executeTakeFirst()
  const pictures = await db.selectFrom('testimony').select('image_key').where('account_id', '=', id).execute()
  await db.deleteFrom('prayer_request').where('account_id', '=', id).where('is_private', '=', 1).execute()
  await db.deleteFrom('testimony').where('account_id', '=', id).where('is_approved', '=', 0).execute()
  await db.updateTable('testimony').set({ image_key: null }).where('account_id', '=', id).execute()
  await db.deleteFrom('live_message').where('author_id', '=', id).where('hidden_at', 'is not', null).execute()
  await db.updateTable('live_message').set({ author: nameless }).where('author_id', '=', id).execute()
  await anonymiseFilters(db, id)
  await anonymiseRequestsOf(db, id, now)
  await anonymiseGiftsOf(db, id)
  await db.updateTable('cash_item').set({ name: '', detail: '' }).where('account_id', '=', id).execute()
  await anonymiseTicketsOf(db, id)
  await anonymiseWelfareOf(db, id)
  await anonymiseSpendingOf(db, id)
  await anonymisePledgesOf(db, id)
  await anonymisePaymentsOf(db, id)
  await shortenAddressesOf(db, id)
  const account = await findAccount(db, id)
  if (account) await anonymiseNamesOf(db, account)
  if (account?.telephone)
    await db.deleteFrom('whatsapp_contact').where('telephone', '=', account.telephone).execute()
  const person = await db.selectFrom('person').select('id').where('account_id', '=', id).executeTakeFirst()
  if (person) await forgetNamesOf(db, person.id)
  await db.deleteFrom('account').where('id', '=', id).execute()
  return [profile, ...pictures].flatMap((row) => row?.image_key ?? [])
}

/** What an account paid for its tickets stays, without names. */
async function anonymiseTicketsOf(db: Db, id: number): Promise<void> {
  const orders = db.selectFrom('ticket_order').select('id').where('account_id', '=', id)
  await db.updateTable('ticket').set({ name: '' }).where('order_id', 'in', orders).execute()
  await db
    .updateTable('ticket_order')
    .set({ name: '', email: '', telephone: '' })
    .where('account_id', '=', id)
    .execute()
}

export function selectAccounts(db: Db) {
  return db
    .selectFrom('account')
    .leftJoin('profile', 'profile.account_id', 'account.id')
    .leftJoin('fellowship', 'fellowship.id', 'account.fellowship_id')
    .select(['account.id', 'username', 'first_name', 'middle_name', 'last_name', 'email', 'telephone'])
    .select(['gender', 'role', 'account.created_at as date_joined', 'account.fellowship_id'])
    .select((row) => [
      // A leader who is no member anywhere is shown with the fellowship that they lead.
      row.fn
        .coalesce(
          'fellowship.name',
          row
            .selectFrom('fellowship as led')
            .select('led.name')
            .whereRef('led.leader_id', '=', 'account.id')
            .orderBy('led.id')
            .limit(1),
        )
        .as('fellowship'),
    ])
    .select(['profile.account_id as completed', 'profile.image_key'])
    .select([
      'profile.date_of_birth',
      'profile.house_address',
      'profile.digital_address',
      'profile.occupation',
    ])
}

type Row = Awaited<ReturnType<ReturnType<typeof selectAccounts>['executeTakeFirstOrThrow']>>

/** A user in the form of responses, which have both spellings of the date of birth and of the address (spec 2 §3). */
export function accountDetailsOf({ completed, image_key, ...row }: Row): AccountDetailsAnswer {
  return {
    ...row,
    dob: row.date_of_birth,
    address: row.house_address,
    profile_image: mediaAddress(image_key),
    profileComplete: completed !== null,
  }
}

type Query = ReturnType<typeof selectAccounts>

function ordered(query: Query, order: Paging<AccountOrder>['order']): Query {
  const direction = order?.descending === false ? 'asc' : 'desc'
  if (order?.column === 'username') return query.orderBy('account.username_key', direction)
  if (order?.column === 'last_name')
    return query
      .orderBy('account.last_name', direction)
      .orderBy('account.first_name', direction)
      .orderBy('account.id', direction)
  return query.orderBy('account.id', direction)
}

async function countMatching(db: Db, search: string): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(*) as count from ${accountsMatching(db, search)} as found`.execute(db)
  return rows[0]?.count ?? 0
}
