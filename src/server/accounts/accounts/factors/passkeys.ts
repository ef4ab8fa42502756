import type { Insertable, Selectable } from 'kysely'
import type { Passkey } from '../../../../lib/contract/accounts/factors.ts'
import type { PasskeyTable } from '../../../platform/db/tables/accounts.ts'
import type { Db } from '../../../platform/db/tables.ts'

export type StoredPasskey = Selectable<PasskeyTable>

/** The most passkeys of one account. */
export const mostPasskeys = 20

export function findPasskey(db: Db, credentialId: string): Promise<StoredPasskey | undefined> {
  return db.selectFrom('passkey').selectAll().where('credential_id', '=', credentialId).executeTakeFirst()
}

/** An account's passkeys, in the form that its authenticators use. */
export function listCredentials(db: Db, accountId: number) {
  return db
    .selectFrom('passkey')
    .select(['credential_id', 'transports'])
    .where('account_id', '=', accountId)
    .execute()
}

/** An account's passkeys, in the form that their owner sees, the oldest first. */
export function listPasskeys(db: Db, accountId: number): Promise<Passkey[]> {
  return db
    .selectFrom('passkey')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
}

export async function addPasskey(db: Db, passkey: Insertable<PasskeyTable>): Promise<void> {
  await db.insertInto('passkey').values(passkey).execute()
}

/** Records a use. False when the passkey was used since it was read: two calls with one signature cannot both succeed. */
export async function notePasskeyUse(
  db: Db,
  { id, counter: seen }: StoredPasskey,
  { counter, now }: { counter: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set({ counter, last_used_at: now.toISOString() })
    .where('id', '=', id)
    .where('counter', '=', seen)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Renames one of an account's passkeys; false when there is no such one. */
export async function renamePasskey(
  db: Db,
  { id, accountId }: { id: number; accountId: number },
  name: string,
) {
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set({ name })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

type Which = { id?: number; since?: string; accountId: number }

/** Removes one of an account's passkeys, those added from a moment on, or all. Returns how many it removed. */
export async function removePasskeys(db: Db, { id, since, accountId }: Which): Promise<number> {
  let which = db.deleteFrom('passkey').where('account_id', '=', accountId)
  if (id !== undefined) which = which.where('id', '=', id)
  if (since !== undefined) which = which.where('created_at', '>=', since)
  return Number((await which.executeTakeFirst()).numDeletedRows)
}
