import type { Db } from '../../platform/db/tables.ts'
import { isKnownOwner } from '../../register/entries/identity.ts'
import { ownEntryOf } from '../../register/entries/own-entry.ts'

/**
 * What the register says of an account's person, with the entries that were merged into it. Notes and tasks of care are never
 * exported (docs/decisions/people.md#care-tasks). An account without a person gets the entry that a new account would have: null
 * would tell a stranger who typed somebody's address that this person is in the register. An account that has confirmed nothing
 * gets the same, since what the office wrote may be about somebody else (docs/decisions/people.md#unconfirmed-numbers).
 */
export async function exportPerson(db: Db, accountId: number) {
  const entry = await db
    .selectFrom('person')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  const person = (await isKnownOwner(db, accountId)) ? entry : undefined
  // 0 is no person's id.
  const {
    id: own,
    version: _,
    ...columns
  } = person ?? { id: 0, version: 0, ...(await ownEntryOf(db, accountId)) }
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
    whatsapp: await db.selectFrom('whatsapp_consent').selectAll().where('person_id', 'in', ids).execute(),
    may_collect: await db.selectFrom('collector').selectAll().where('person_id', 'in', ids).execute(),
    collected_by: await db.selectFrom('collector').selectAll().where('child_id', 'in', ids).execute(),
    family: await db
      .selectFrom('person_relation')
      .select(['kind', 'person_id', 'other_id', 'is_former', 'name', 'telephone', 'says', 'created_at'])
      .where((row) => row.or([row('person_id', 'in', ids), row('other_id', 'in', ids)]))
      .execute(),
    in_the_directory: await db
      .selectFrom('directory_person')
      .selectAll()
      .where('person_id', 'in', ids)
      .execute(),
    newcomer_cards: await db
      .selectFrom('newcomer_card')
      .select(['source', 'brought_by', 'created_at', 'closed_at', 'outcome'])
      .where('person_id', 'in', ids)
      .execute(),
    entries_of_church_registers: await db
      .selectFrom('parish_entry')
      .select(['book', 'year', 'number', 'day', 'name', 'spouse', 'place', 'officiant', 'details'])
      .where((row) => row.or([row('person_id', 'in', ids), row('spouse_id', 'in', ids)]))
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
