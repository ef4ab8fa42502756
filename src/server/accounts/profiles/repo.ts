import type { Insertable } from 'kysely'
import type { ProfileFields } from '../../../lib/contract/accounts/profile.ts'
import type { ProfileTable } from '../../platform/db/tables/members.ts'
import type { Db } from '../../platform/db/tables.ts'
import { mediaAddress } from '../../platform/files/store.ts'

/** A member's profile, with the account's fellowship; undefined until it is completed. */
export async function findProfile(db: Db, accountId: number): Promise<ProfileFields | undefined> {
  const row = await db
    .selectFrom('profile')
    .innerJoin('account', 'account.id', 'profile.account_id')
    .leftJoin('fellowship', 'fellowship.id', 'account.fellowship_id')
    .select([
      'visit_date',
      'marital_status',
      'date_of_birth',
      'house_address',
      'digital_address',
      'born_again',
    ])
    .select(['occupation', 'church_information', 'image_key'])
    .select(['fellowship.id as fellowship', 'fellowship.name as fellowship_name'])
    .where('profile.account_id', '=', accountId)
    .executeTakeFirst()
  if (!row) return undefined
  const { image_key, born_again, ...profile } = row
  return {
    ...profile,
    born_again: born_again === null ? null : born_again === 1,
    profile_image: mediaAddress(image_key),
  }
}

/** Adds a profile, and sets the member's fellowship where one is given. Returns false when a profile exists already. */
export async function addProfile(
  db: Db,
  profile: Insertable<ProfileTable>,
  fellowshipId: number | undefined,
): Promise<boolean> {
  const added = await db
    .insertInto('profile')
    .values(profile)
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .returning('account_id')
    .executeTakeFirst()
  if (!added) return false
  if (fellowshipId !== undefined)
    await db
      .updateTable('account')
      .set({ fellowship_id: fellowshipId })
      .where('id', '=', profile.account_id)
      .execute()
  return true
}

/** What the register knows of an account's person: a new profile without it would blank it there. */
export async function findKnown(
  db: Db,
  accountId: number,
): Promise<Pick<ProfileTable, 'date_of_birth' | 'house_address'>> {
  const person = await db
    .selectFrom('person')
    .select(['born as date_of_birth', 'address as house_address'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return person ?? { date_of_birth: '', house_address: '' }
}

/** The fields of the edit screen (spec 1 §7). */
export type ProfileColumns = Pick<
  ProfileTable,
  'date_of_birth' | 'marital_status' | 'house_address' | 'born_again' | 'occupation'
>

export async function changeProfile(
  db: Db,
  accountId: number,
  changes: ProfileColumns,
  now: Date,
): Promise<void> {
  await db
    .updateTable('profile')
    .set({ ...changes, updated_at: now.toISOString() })
    .where('account_id', '=', accountId)
    .execute()
}

/** Sets a profile's photograph; null for none. */
export async function setImage(db: Db, accountId: number, key: string | null, now: Date): Promise<void> {
  await db
    .updateTable('profile')
    .set({ image_key: key, updated_at: now.toISOString() })
    .where('account_id', '=', accountId)
    .execute()
}
