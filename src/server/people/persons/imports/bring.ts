import { type Selectable, sql } from 'kysely'
import type { Counts } from '../../../../lib/contract/people/people-import.ts'
import { rowsIn, takeIds } from '../../../platform/db/many-rows.ts'
import { refreshStatistics } from '../../../platform/db/statistics.ts'
import type { PersonConsentTable } from '../../../platform/db/tables/people.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { refuse } from '../../../platform/errors/refusal.ts'
import { changeRow, type NewChange } from '../../../register/entries/history.ts'
import { addChanges, addPeople, writePeople } from '../../../register/entries/many.ts'
import type { Person } from '../../../register/entries/repo.ts'
import { changesOf, consentsOf, noted } from './fill.ts'
import { findHomes, type Homes } from './homes.ts'
import { peopleImportRefusals } from './messages.ts'
import {
  changedTables,
  countFates,
  findImport,
  type Import,
  type Plan,
  type PlannedRow,
  plansOf,
  registerVersion,
} from './repo.ts'

type By = { by: number | null; now: Date }

const leftOut = (row: number, of = 0) => peopleImportRefusals.youDecidedRowRow({ row, of })

const meanwhile = () => peopleImportRefusals.registerChangedSinceList

/**
 * Brings a list over as its trial said: new people first, then what it fills in of others. Call it in a transaction, so that all of
 * it is there or nothing. Throws 409 when the list or the register is not as it was tried.
 */
export async function bringImport(db: Db, id: number, version: number, act: By): Promise<Counts> {
  await findImport(db, id)
  const list = await takeImport(db, { id, version }, act.now)
  if ((await registerVersion(db)) !== list.register_at) refuse(409, meanwhile())
  const homes = await findHomes(db, list, act)
  const places = await findPlaces(db)
  for await (const rows of plansOf(db, id, ['new'])) await addNew(db, list, rows, { homes, places, ...act })
  for await (const rows of plansOf(db, id, ['changes'])) await fillIn(db, list, rows, { places, ...act })
  await refreshStatistics(db, ...changedTables)
  return countFates(db, id)
}

/**
 * Marks the list as brought over before its rows are read. On PostgreSQL a trial, which is no transaction, waits for the row that
 * this one has changed, and is refused then.
 */
async function takeImport(
  db: Db,
  { id, version }: Pick<Import, 'id' | 'version'>,
  now: Date,
): Promise<Import> {
  const taken = await db
    .updateTable('people_import')
    .set({ state: 'done', done_at: now.toISOString(), version: sql`version + 1` })
    .where('id', '=', id)
    .where('state', '=', 'tried')
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst()
  return taken ?? refuse(409, meanwhile())
}

/** Fellowships and branches by their ids: a change of these is no change of the register. */
type Places = { fellowships: ReadonlySet<number>; branches: ReadonlySet<number> }

async function findPlaces(db: Db): Promise<Places> {
  const fellowships = await db.selectFrom('fellowship').select('id').execute()
  const branches = await db.selectFrom('branch').select('id').execute()
  return {
    fellowships: new Set(fellowships.map(({ id }) => id)),
    branches: new Set(branches.map(({ id }) => id)),
  }
}

/** Throws 409 when a fellowship or branch that a row names is not there any more. */
function requirePlaces({ values }: Plan, { fellowships, branches }: Places): void {
  const { fellowship_id, branch_id } = values
  const isThere =
    (fellowship_id === null || fellowships.has(fellowship_id)) &&
    (branch_id === null || branches.has(branch_id))
  if (!isThere) refuse(409, meanwhile())
}

type Adding = By & { homes: Homes; places: Places }

async function addNew(
  db: Db,
  list: Import,
  rows: readonly PlannedRow[],
  { homes, places, by, now }: Adding,
): Promise<void> {
  const at = now.toISOString()
  const ids = await takeIds(db, 'person', rows.length)
  const plans = rows.map((row, place) => ({
    number: row.number,
    id: ids[place] ?? 0,
    plan: JSON.parse(row.plan) as Plan,
  }))
  for (const { plan } of plans) requirePlaces(plan, places)
  await addPeople(
    db,
    plans.map(({ id, number, plan: { values, notes } }) => ({
      ...values,
      // A list that was tried by an earlier version has none.
      language: values.language || '',
      id,
      ministries: JSON.stringify(values.ministries),
      notes: noted(notes, list.name).join('\n'),
      household_id: homes.of(number),
      created_at: at,
      changed_at: at,
    })),
  )
  await addChanges(
    db,
    ids.map((id) => changeRow({ id, version: 1 }, { kind: 'added', by, at: now, importId: list.id })),
  )
  const how = list.name
  await addConsents(
    db,
    plans.flatMap(({ id, plan }) => consentsOf([], plan).map((one) => consentRow(id, one, { by, now, how }))),
  )
  await linkRows(db, list.id, plans)
}

/** Fills in what rows say of people known. Reads and writes each table once for all of them. */
async function fillIn(
  db: Db,
  list: Import,
  rows: readonly PlannedRow[],
  { places, by, now }: By & { places: Places },
): Promise<void> {
  const plans = rows.map((row) => ({ row, plan: JSON.parse(row.plan) as Plan }))
  for (const { plan } of plans) requirePlaces(plan, places)
  const earlier = await peopleOfRows(
    db,
    list.id,
    plans.flatMap(({ plan }) => plan.of ?? []),
  )
  const idOf = ({ row, plan }: (typeof plans)[number]) => row.person_id ?? earlier.get(plan.of ?? 0) ?? 0
  const known = await findKnown(db, [...new Set(plans.map(idOf))])
  const linked: LinkedRow[] = []
  const written = new Map<number, Written>()
  const history: NewChange[] = []
  const newConsents = new Map<string, NewConsent>()
  for (const one of plans) {
    const id = idOf(one)
    const { person, consents } = known.get(id) ?? {}
    if (!person || !consents) refuse(409, leftOut(one.row.number, one.plan.of))
    earlier.set(one.row.number, id)
    const { changes, decided } = changesOf(person, consents, one.plan, list.name)
    if (Object.keys(changes).length === 0 && decided.length === 0) continue
    const purposes = decided.map(({ purpose }) => purpose)
    const columns = Object.keys(changes).map((column) => [column, person[column as keyof typeof person]])
    const answers = decided.map(({ purpose, given }) => `${purpose}: ${given ? 'yes' : 'no'}`).join(', ')
    const at = { changed_at: now.toISOString(), version: person.version + 1 }
    const changed = { ...person, ...changes, ...at } as Person
    const before = written.get(id)?.columns ?? []
    written.set(id, { person: changed, columns: new Set([...before, ...Object.keys(changes)]) })
    history.push(
      changeRow(changed, {
        kind: 'imported',
        by,
        at: now,
        importId: list.id,
        before: {
          ...Object.fromEntries(columns),
          consents: consents.filter(({ purpose }) => purposes.includes(purpose)),
          purposes,
        },
        after: { ...changes, ...(answers && { consent: answers }) },
      }),
    )
    const given = decided.map((one) => consentRow(id, one, { by, now, how: list.name }))
    for (const consent of given) newConsents.set(`${id} ${consent.purpose}`, consent)
    const others = consents.filter(({ purpose }) => !purposes.includes(purpose))
    known.set(id, { person: changed, consents: [...others, ...given] })
    linked.push({ number: one.row.number, id })
  }
  await writePeople(db, [...written.values()])
  await addConsents(db, [...newConsents.values()])
  await addChanges(db, history)
  await linkRows(db, list.id, linked)
}

type Written = { person: Person; columns: ReadonlySet<string> }
type Known = { person: Person; consents: readonly NewConsent[] }

async function findKnown(db: Db, ids: readonly number[]): Promise<Map<number, Known>> {
  if (ids.length === 0) return new Map()
  const people = await db.selectFrom('person').selectAll().where('id', 'in', ids).execute()
  const consents = await db.selectFrom('person_consent').selectAll().where('person_id', 'in', ids).execute()
  const ofPerson = Map.groupBy(consents, ({ person_id }) => person_id)
  return new Map(people.map((person) => [person.id, { person, consents: ofPerson.get(person.id) ?? [] }]))
}

/** The people of rows of the same list, by the number of the row. Of a row that is left out nobody has said who it is. */
async function peopleOfRows(
  db: Db,
  importId: number,
  numbers: readonly number[],
): Promise<Map<number, number>> {
  if (numbers.length === 0) return new Map()
  const peopleImportRows = await db
    .selectFrom('people_import_row')
    .select(['number', 'person_id'])
    .where('import_id', '=', importId)
    .where('number', 'in', [...new Set(numbers)])
    .where('fate', 'not in', ['doubtful', 'left'])
    .execute()
  return new Map(
    peopleImportRows.flatMap(({ number, person_id }) => (person_id ? [[number, person_id]] : [])),
  )
}

/** A row of the list, by its number, and the id of its person. */
type LinkedRow = { number: number; id: number }

/** Stores the ids of the people of rows. */
async function linkRows(db: Db, importId: number, linked: readonly LinkedRow[]): Promise<void> {
  if (linked.length === 0) return
  const rows = rowsIn(
    db,
    { import_id: 'whole', number: 'whole', id: 'whole' },
    linked.map(({ number, id }) => ({ import_id: importId, number, id })),
  )
  await sql`update people_import_row set person_id = linked.id from ${rows} as linked
    where people_import_row.import_id = linked.import_id and people_import_row.number = linked.number`.execute(
    db,
  )
}

type Decided = ReturnType<typeof consentsOf>[number]
type NewConsent = Selectable<PersonConsentTable>

const consentRow = (
  person: number,
  { purpose, given }: Decided,
  { by, now, how }: By & { how: string },
): NewConsent => ({
  given: given ? 1 : 0,
  person_id: person,
  purpose,
  decided_at: now.toISOString(),
  decided_by: by,
  how,
})

async function addConsents(db: Db, consents: readonly NewConsent[]): Promise<void> {
  if (consents.length === 0) return
  await db
    .insertInto('person_consent')
    .values(consents)
    .onConflict((conflict) =>
      conflict.columns(['person_id', 'purpose']).doUpdateSet(({ ref }) => ({
        given: ref('excluded.given'),
        decided_at: ref('excluded.decided_at'),
        decided_by: ref('excluded.decided_by'),
        how: ref('excluded.how'),
      })),
    )
    .execute()
}
