import { sql } from 'kysely'
import type { Db } from '../../platform/db/tables.ts'
import type { Person } from './repo.ts'

/**
 * The columns of a person that triggers fill from the account (db/migrations/baseline/triggers/register.ts), in the order of the table. An export for
 * a person who is not in the register shows these, in this order, so that it looks like one of somebody who is. Id and version
 * would tell the two apart.
 */
export async function ownEntryOf(db: Db, accountId: number): Promise<Omit<Person, 'id' | 'version'>> {
  const { created_at, born, address, email, fellowship_id, ...names } = await db
    .selectFrom('account')
    .leftJoin('profile', 'profile.account_id', 'account.id')
    .select(['first_name', 'middle_name', 'last_name', 'gender', 'telephone'])
    .select(['fellowship_id', 'account.created_at', 'date_of_birth as born', 'house_address as address'])
    .select(sql<string>`lower(coalesce(email, ''))`.as('email'))
    .where('account.id', '=', accountId)
    .executeTakeFirstOrThrow()
  return {
    ...names,
    other_telephone: '',
    email,
    born: born ?? '',
    baptised: '',
    joined: '',
    married: '',
    address: address ?? '',
    ministries: '[]',
    status: '',
    notes: '',
    household_id: null,
    fellowship_id,
    account_id: accountId,
    merged_into: null,
    created_at,
    changed_at: created_at,
    branch_id: null,
    title: '',
    baptism: '',
    language: '',
  }
}

/** Gives an account without an entry one of its own, as a new account gets it. Returns its id. */
export async function addOwnEntry(db: Db, accountId: number): Promise<number> {
  const { id } = await db
    .insertInto('person')
    .values(await ownEntryOf(db, accountId))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
