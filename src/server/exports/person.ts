import { sql } from 'kysely'
import type { Db } from '../db/tables.ts'
import type { Person } from '../people-register/repo.ts'

/**
 * What the register of people says of an account's person, and of entries that turned out to be the same person. Notes of pastoral
 * care and tasks of care are in no export (docs/decisions/0225, docs/decisions/0229). An account without a person gets what the
 * register writes of a new one: null would tell a stranger who gave somebody's address that this person is in the register.
 */
export async function exportPerson(db: Db, accountId: number) {
  const person = await db
    .selectFrom('person')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  // 0 is no person's id.
  const {
    id: own,
    version: _,
    ...columns
  } = person ?? { id: 0, version: 0, ...(await newPerson(db, accountId)) }
  const merged = await db.selectFrom('person').selectAll().where('merged_into', '=', own).execute()
  const branch = await db
    .selectFrom('branch')
    .select('name')
    .where('id', '=', columns.branch_id)
    .executeTakeFirst()
  const ids = [own, ...merged.map(({ id }) => id)]
  return {
    ...columns,
    branch: branch?.name ?? null,
    entries_of_the_same_person: merged,
    leave: await db.selectFrom('person_consent').selectAll().where('person_id', 'in', ids).execute(),
    may_collect: await db.selectFrom('collector').selectAll().where('person_id', 'in', ids).execute(),
    collected_by: await db.selectFrom('collector').selectAll().where('child_id', 'in', ids).execute(),
    newcomer_cards: await db
      .selectFrom('newcomer_card')
      .select(['source', 'brought_by', 'created_at', 'closed_at', 'outcome'])
      .where('person_id', 'in', ids)
      .execute(),
    asked_into_fellowships: await db
      .selectFrom('person_request')
      .select(['fellowship_id', 'kind', 'state', 'word', 'asked_at', 'decided_at'])
      .where('person_id', 'in', ids)
      .execute(),
    here_at: await db
      .selectFrom('sitting_mark')
      .innerJoin('sitting', 'sitting.id', 'sitting_mark.sitting_id')
      .select(['title', 'day', 'is_here', 'at'])
      .where('person_id', 'in', ids)
      .execute(),
    collected_as_child: await db
      .selectFrom('child_collected')
      .select(['sitting_id', 'at', 'how', 'reason'])
      .where('person_id', 'in', ids)
      .execute(),
    children_collected: await db
      .selectFrom('child_collected')
      .select(['sitting_id', 'person_id', 'at'])
      .where('collector_id', 'in', ids)
      .execute(),
    history: await db
      .selectFrom('person_change')
      .select(['at', 'kind', 'before', 'after'])
      .where('person_id', 'in', ids)
      .execute(),
  }
}

/**
 * The columns of a person as the triggers make and carry them on for an account (migrations/0069-people.ts), in the order of the
 * table: neither names nor their order may tell the two apart. Id and version would.
 */
async function newPerson(db: Db, accountId: number): Promise<Omit<Person, 'id' | 'version'>> {
  const { created_at, born, address, email, fellowship_id, ...names } = await db
    .selectFrom('account')
    .leftJoin('profile', 'profile.account_id', 'account.id')
    .select(['first_name', 'middle_name', 'last_name', 'gender', 'telephone'])
    .select(['fellowship_id', 'account.created_at', 'date_of_birth as born', 'house_address as address'])
    .select(sql<string>`lower(coalesce(email, ''))`.as('email'))
    .where('account.id', '=', accountId)
    .executeTakeFirstOrThrow()
  return {
    ...{ ...names, other_telephone: '', email, born: born ?? '', baptised: '', joined: '', married: '' },
    ...{ address: address ?? '', ministries: '[]', status: '', notes: '', household_id: null, fellowship_id },
    ...{ account_id: accountId, merged_into: null, created_at, changed_at: created_at, branch_id: null },
    ...{ title: '', baptism: '' },
  }
}
