import { sql } from 'kysely'
import type { ImportAnswer } from '../../../../lib/contract/people/people-import.ts'
import { nameOfPerson } from '../../../../lib/contract/people/person.ts'
import { refreshStatistics } from '../../../platform/db/statistics.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { markForRebuild } from '../../../platform/erasures/record.ts'
import { refuse } from '../../../platform/errors/refusal.ts'
import { addEarlierConsents } from '../../../register/entries/earlier-consents.ts'
import { recordChange } from '../../../register/entries/history.ts'
import { changePerson, type Person, type PersonColumns } from '../../../register/entries/repo.ts'
import { removeMade } from './fellowships.ts'
import { peopleImportRefusals } from './messages.ts'
import { changedTables, findImport, undoUntil, yieldToEventLoop } from './repo.ts'

type By = { by: number | null; now: Date }
type Kept = ImportAnswer['kept']

/** The most names that the answer lists of people who were not undone. */
const mostNamed = 200

/**
 * Takes a list back within a week: people whom it added go, what it filled in goes. Whom somebody has changed since stays as they
 * are, and is named. Fellowships that were made for it go where they are empty; their names are returned. Call it in a transaction. Throws
 * 409 after the week.
 */
export async function undoImport(db: Db, id: number, { by, now }: By): Promise<string[]> {
  const list = await findImport(db, id)
  if (list.state !== 'done' || !list.done_at) refuse(409, peopleImportRefusals.listNotRegister)
  if (undoUntil(list.done_at) <= now.toISOString()) refuse(409, peopleImportRefusals.importCanUndoneWeek)
  const kept: Kept = [...(await restoreChanged(db, id, { by, now })), ...(await removeAdded(db, id))]
  await closeHouseholds(db, list.done_at, now)
  await markForRebuild(db, now)
  await refreshStatistics(db, ...changedTables)
  await db
    .updateTable('people_import')
    .set({ state: 'undone', undone_at: now.toISOString(), kept: JSON.stringify(kept.slice(0, mostNamed)) })
    .set({ version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
  return removeMade(db, list)
}

async function restoreChanged(db: Db, importId: number, { by, now }: By): Promise<Kept> {
  const changes = await db
    .selectFrom('person_change')
    .select(['person_id', 'before', 'version'])
    .where('import_id', '=', importId)
    .where('kind', '=', 'imported')
    .where('person_id', 'not in', (where) =>
      where
        .selectFrom('person_change as added')
        .select('added.person_id')
        .where('added.import_id', '=', importId)
        .where('added.kind', '=', 'added'),
    )
    .orderBy('id')
    .execute()
  const kept: Kept = []
  for (const [id, own] of Map.groupBy(changes, ({ person_id }) => person_id)) {
    const person = await db.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirst()
    if (!person) continue
    if (person.version !== own.at(-1)?.version) {
      kept.push({ name: nameOfPerson(person), why: whyRetained(person) })
      continue
    }
    // The first change has what was there before the list.
    const before: Record<string, unknown> = {}
    for (const change of own.toReversed()) Object.assign(before, JSON.parse(change.before))
    const { consents = [], purposes = [], ...columns } = before as Before
    for (const purpose of purposes)
      await db
        .deleteFrom('person_consent')
        .where('person_id', '=', id)
        .where('purpose', '=', purpose)
        .execute()
    await addEarlierConsents(db, consents)
    const after = await changePerson(db, id, columns, now)
    await recordChange(db, after, { kind: 'undone', by, at: now, after: columns })
    await yieldToEventLoop()
  }
  return kept
}

type Consent = {
  person_id: number
  purpose: 'services'
  given: 0 | 1
  decided_at: string
  decided_by: number | null
  how: string
}
type Before = { consents?: Consent[]; purposes?: 'services'[] } & Partial<PersonColumns>

const whyRetained = ({ merged_into }: Pick<Person, 'merged_into'>): string =>
  merged_into === null ? peopleImportRefusals.changedSince : peopleImportRefusals.mergedSince

/** Removes the people of a list whom nobody has touched, 500 at a time, and names the others. */
async function removeAdded(db: Db, importId: number): Promise<Kept> {
  const kept: Kept = []
  for (let last = 0; ; ) {
    const added = await db
      .selectFrom('person_change')
      .select(['id', 'person_id'])
      .where('import_id', '=', importId)
      .where('kind', '=', 'added')
      .where('id', '>', last)
      .orderBy('id')
      .limit(500)
      .execute()
    const end = added.at(-1)
    if (!end) return kept
    last = end.id
    const ids = added.map(({ person_id }) => person_id)
    await removeUntouched(db, importId, ids)
    const left = await db.selectFrom('person').selectAll().where('id', 'in', ids).orderBy('id').execute()
    for (const person of left) {
      const why = person.account_id === null ? whyRetained(person) : peopleImportRefusals.hasAccountNow
      kept.push({ name: nameOfPerson(person), why })
    }
    await yieldToEventLoop()
  }
}

/** Nothing elsewhere is about the person, which would go with the entry: notes, tasks, cards, check-ins, who fetches a child, relations. */
const written = [
  'care_note.person_id',
  'care_task.person_id',
  'newcomer_card.person_id',
  'sitting_mark.person_id',
  'sitting_visitor.person_id',
  'child_collected.person_id',
  'child_collected.collector_id',
  'collector.person_id',
  'person_relation.person_id',
  'person_relation.other_id',
].map((column) => {
  const [table = ''] = column.split('.')
  return sql`not exists (select 1 from ${sql.table(table)} where ${sql.ref(column)} = person.id)`
})

async function removeUntouched(db: Db, importId: number, among: readonly number[]): Promise<void> {
  // Later rows of the same list may have changed a person whom it added: the version after the last of these changes counts. `+ 0`
  // keeps SQLite from reading the whole list for each person.
  const last = sql`(select max(version) from person_change where person_id = person.id and import_id + 0 = ${importId})`
  const { rows } = await sql<{ id: number }>`select id from person where id in (${sql.join([...among])})
    and version = ${last} and account_id is null and merged_into is null
    and not exists (select 1 from person as other where other.merged_into = person.id)
    and ${sql.join(written, sql` and `)}`.execute(db)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return
  await db.updateTable('people_import_row').set({ person_id: null }).where('person_id', 'in', ids).execute()
  await db.deleteFrom('person').where('id', 'in', ids).execute()
}

/** Households that the list opened and that have fewer than two people now. */
async function closeHouseholds(db: Db, openedAt: string, now: Date): Promise<void> {
  const few = sql<number>`(select household.id from household left join person on person.household_id = household.id
    where household.created_at = ${openedAt} group by household.id having count(person.id) < 2)`
  await db
    .updateTable('person')
    .set({ household_id: null, changed_at: now.toISOString(), version: sql`version + 1` })
    .where('household_id', 'in', few)
    .execute()
  await sql`delete from household where created_at = ${openedAt}
    and not exists (select 1 from person where person.household_id = household.id)`.execute(db)
}
