import { sql } from 'kysely'
import type { Db } from '../../platform/db/tables.ts'
import type { Person } from './repo.ts'

/*
 * A person and the account of it are in the same fellowship. When the two come together, an account without one joins the fellowship that
 * the register knows; otherwise that of the account counts (docs/decisions/people.md#people-and-accounts). Triggers carry on what changes later.
 */

/** The fellowship of an account; null for none, and without an account. */
export async function fellowshipOfAccount(db: Db, account: number | null): Promise<number | null> {
  const row = await db
    .selectFrom('account')
    .select('fellowship_id')
    .where('id', '=', account)
    .executeTakeFirst()
  return row?.fellowship_id ?? null
}

/** Lets the account of a person who is in no fellowship join that of the person. Returns the person as it is then. */
export async function joinKnown(db: Db, person: Person): Promise<{ person: Person; joined?: number }> {
  const { account_id, fellowship_id } = person
  if (account_id === null || fellowship_id === null) return { person }
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ fellowship_id })
    .where('id', '=', account_id)
    .where('fellowship_id', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return { person }
  // A trigger has raised its version.
  const now = await db.selectFrom('person').selectAll().where('id', '=', person.id).executeTakeFirstOrThrow()
  return { person: now, joined: fellowship_id }
}

/** Takes back what `joinKnown` did, unless the account is in another fellowship since. */
export async function leaveJoined(db: Db, account: number | null, joined: number | undefined): Promise<void> {
  if (joined === undefined) return
  await db
    .updateTable('account')
    .set({ fellowship_id: null })
    .where('id', '=', account)
    .where('fellowship_id', '=', joined)
    .execute()
}

/** Sets the fellowship of an account for its person. */
export async function followAccount(db: Db, account: number | null): Promise<void> {
  await db
    .updateTable('person')
    .set({ fellowship_id: await fellowshipOfAccount(db, account), version: sql`version + 1` })
    .where('account_id', '=', account)
    .execute()
}
