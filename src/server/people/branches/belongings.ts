import { sql } from 'kysely'
import type { Belonging, BelongingAnswer } from '../../../lib/contract/people/branch.ts'
import { nameOfPerson } from '../../../lib/contract/people/person.ts'
import type { Db } from '../../platform/db/tables.ts'

/**
 * Accounts that do work for the church: a role of the staff other than the super admin's, who sees all, or a duty. Whoever belongs to a
 * branch is among them, also a super admin who came from one and an account that its owner has closed.
 */
const staff = (db: Db) =>
  db
    .selectFrom('account')
    .select(['id', 'username', 'first_name', 'middle_name', 'last_name', 'branch_id'])
    .where(
      sql<boolean>`(branch_id is not null or (role <> 'admin' and deletion_requested_at is null
        and (role <> 'user' or exists (select 1 from duty where duty.account_id = account.id))))`,
    )

/** Staff, fellowships and services by name, with the branch to which each belongs. */
export async function listBelongings(db: Db): Promise<BelongingAnswer[]> {
  const people = await staff(db).orderBy('last_name').orderBy('first_name').orderBy('id').execute()
  const fellowships = await db
    .selectFrom('fellowship')
    .select(['id', 'name', 'branch_id'])
    .orderBy('name')
    .orderBy('id')
    .execute()
  const services = await db
    .selectFrom('service')
    .select(['id', 'title', 'day', 'time', 'branch_id'])
    .orderBy('title')
    .orderBy('id')
    .execute()
  return [
    ...people.map((row) => ({
      what: 'staff' as const,
      of: row.id,
      branch: row.branch_id,
      name: nameOfPerson(row) || row.username,
    })),
    ...fellowships.map(({ id, name, branch_id }) => ({
      what: 'fellowship' as const,
      of: id,
      name,
      branch: branch_id,
    })),
    ...services.map(({ id, title, day, time, branch_id }) => ({
      what: 'service' as const,
      of: id,
      branch: branch_id,
      name: [title, `${day} ${time}`.trim()].join(', '),
    })),
  ]
}

type Given = { what: Belonging; of: number; branch: number | null }

/** Lets something belong to a branch, or to none. Returns its name; undefined where it is not there. Call it in a transaction. */
export async function setBelonging(db: Db, { what, of, branch }: Given): Promise<string | undefined> {
  if (what === 'staff') {
    const member = await staff(db).where('id', '=', of).executeTakeFirst()
    if (!member) return undefined
    await db.updateTable('account').set({ branch_id: branch }).where('id', '=', of).execute()
    return member.username
  }
  if (what === 'fellowship') {
    const changed = await db
      .updateTable('fellowship')
      .set({ branch_id: branch })
      .where('id', '=', of)
      .returning('name')
      .executeTakeFirst()
    return changed?.name
  }
  const changed = await db
    .updateTable('service')
    .set({ branch_id: branch })
    .where('id', '=', of)
    .returning('title')
    .executeTakeFirst()
  return changed?.title
}
