import { type Selectable, sql } from 'kysely'
import type { Counts, Fate } from '../../../lib/contract/person-import.ts'
import { engineOf } from '../../db/engine.ts'
import type { Db, PersonConsentTable } from '../../db/tables.ts'
import { refuse } from '../../errors/refusal.ts'
import { changeRow, type NewChange } from '../../people-register/history.ts'
import { changePerson, type Person } from '../../people-register/repo.ts'
import { changesOf, consentsOf, noted } from './fill.ts'
import { findHomes, type Homes } from './homes.ts'
import {
  batchesOf,
  countFates,
  findImport,
  type Import,
  type ImportRow,
  type Plan,
  registerStands,
} from './repo.ts'

type By = { by: number | null; now: Date }

const meanwhile =
  'The register has changed since this list was tried. Please try it again, and look at what would become of it now.'

/**
 * Brings a list over as its trial said: new people first, then what it fills in of others. Call it in a transaction, so that all of
 * it is there or nothing. Throws 409 when the list or the register is not as it was tried.
 */
export async function bringImport(db: Db, id: number, version: number, act: By): Promise<Counts> {
  const list = await findImport(db, id)
  if (list.state !== 'tried' || list.version !== version || list.register_at === null) refuse(409, meanwhile)
  if ((await registerStands(db)) !== list.register_at) refuse(409, meanwhile)
  const homes = await findHomes(db, list, act)
  for await (const rows of batchesOf(db, id)) await addNew(db, list, ofFate(rows, 'new'), { homes, ...act })
  for await (const rows of batchesOf(db, id)) await fillIn(db, list, ofFate(rows, 'changes'), act)
  await db
    .updateTable('people_import')
    .set({ state: 'done', done_at: act.now.toISOString(), version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
  return countFates(db, id)
}

const ofFate = (rows: readonly ImportRow[], fate: Fate) => rows.filter((row) => row.fate === fate)

type Adding = By & { homes: Homes }

async function addNew(
  db: Db,
  list: Import,
  rows: readonly ImportRow[],
  { homes, by, now }: Adding,
): Promise<void> {
  if (rows.length === 0) return
  const at = now.toISOString()
  const ids = await takeIds(db, rows.length)
  const plans = rows.map((row, place) => ({
    ...{ number: row.number, id: ids[place] ?? 0, plan: JSON.parse(row.plan) as Plan },
  }))
  await db
    .insertInto('person')
    .values(
      plans.map(({ id, number, plan: { values, notes } }) => ({
        ...values,
        ...{ id, ministries: JSON.stringify(values.ministries), notes: noted(notes, list.name).join('\n') },
        ...{ household_id: homes.of(number), created_at: at, changed_at: at },
      })),
    )
    .execute()
  await db
    .insertInto('person_change')
    .values(
      ids.map((person_id) => ({
        ...{ person_id, at, changed_by: by, kind: 'added' as const, before: '{}', after: '{}', version: 1 },
        import_id: list.id,
      })),
    )
    .execute()
  const how = list.name
  await keepConsents(
    db,
    plans.flatMap(({ id, plan }) => consentsOf([], plan).map((one) => consentRow(id, one, { by, now, how }))),
  )
  await tellPeople(db, list.id, plans)
}

/** Ids for new people: rows of one statement come back in no certain order. */
async function takeIds(db: Db, many: number): Promise<number[]> {
  if (engineOf(db) === 'postgres') {
    const { rows } = await sql<{ id: number }>`
      select nextval(pg_get_serial_sequence('person', 'id')) as id from generate_series(1, ${many}::bigint)`.execute(
      db,
    )
    return rows.map(({ id }) => Number(id))
  }
  const { rows } = await sql<{ seq: number }>`select seq from sqlite_sequence where name = 'person'`.execute(
    db,
  )
  const last = rows[0]?.seq ?? 0
  return Array.from({ length: many }, (_, place) => last + place + 1)
}

/** Fills in what rows say of people known. Reads and writes each table once for all of them, but for the people themselves. */
async function fillIn(db: Db, list: Import, rows: readonly ImportRow[], { by, now }: By): Promise<void> {
  const plans = rows.map((row) => ({ row, plan: JSON.parse(row.plan) as Plan }))
  const earlier = await peopleOfRows(
    db,
    list.id,
    plans.flatMap(({ plan }) => plan.of ?? []),
  )
  const idOf = ({ row, plan }: (typeof plans)[number]) => row.person_id ?? earlier.get(plan.of ?? 0) ?? 0
  const known = await findKnown(db, [...new Set(plans.map(idOf))])
  const told: Told[] = []
  const history: NewChange[] = []
  const leave = new Map<string, NewConsent>()
  for (const one of plans) {
    const id = idOf(one)
    const { person, consents } = known.get(id) ?? {}
    // Its earlier row was left out.
    if (!person || !consents) continue
    const { changes, decided } = changesOf(person, consents, one.plan, list.name)
    if (Object.keys(changes).length === 0 && decided.length === 0) continue
    const purposes = decided.map(({ purpose }) => purpose)
    const columns = Object.keys(changes).map((column) => [column, person[column as keyof typeof person]])
    const said = decided.map(({ purpose, given }) => `${purpose}: ${given ? 'yes' : 'no'}`).join(', ')
    const changed = await changePerson(db, id, changes, now)
    history.push(
      changeRow(changed, {
        ...{ kind: 'imported', by, at: now, importId: list.id },
        before: {
          ...Object.fromEntries(columns),
          ...{ consents: consents.filter(({ purpose }) => purposes.includes(purpose)), purposes },
        },
        after: { ...changes, ...(said && { consent: said }) },
      }),
    )
    const given = decided.map((one) => consentRow(id, one, { by, now, how: list.name }))
    for (const consent of given) leave.set(`${id} ${consent.purpose}`, consent)
    const others = consents.filter(({ purpose }) => !purposes.includes(purpose))
    known.set(id, { person: changed, consents: [...others, ...given] })
    told.push({ number: one.row.number, id })
    earlier.set(one.row.number, id)
  }
  await keepConsents(db, [...leave.values()])
  if (history.length > 0) await db.insertInto('person_change').values(history).execute()
  await tellPeople(db, list.id, told)
}

type Known = { person: Person; consents: readonly NewConsent[] }

async function findKnown(db: Db, ids: readonly number[]): Promise<Map<number, Known>> {
  if (ids.length === 0) return new Map()
  const people = await db.selectFrom('person').selectAll().where('id', 'in', ids).execute()
  const consents = await db.selectFrom('person_consent').selectAll().where('person_id', 'in', ids).execute()
  const ofPerson = Map.groupBy(consents, ({ person_id }) => person_id)
  return new Map(people.map((person) => [person.id, { person, consents: ofPerson.get(person.id) ?? [] }]))
}

/** The people of rows of the same list, by the number of the row. */
async function peopleOfRows(
  db: Db,
  importId: number,
  numbers: readonly number[],
): Promise<Map<number, number>> {
  if (numbers.length === 0) return new Map()
  const found = await db
    .selectFrom('people_import_row')
    .select(['number', 'person_id'])
    .where('import_id', '=', importId)
    .where('number', 'in', [...new Set(numbers)])
    .execute()
  return new Map(found.flatMap(({ number, person_id }) => (person_id ? [[number, person_id]] : [])))
}

type Told = { number: number; id: number }

/** Says of rows who their people are. */
async function tellPeople(db: Db, importId: number, told: readonly Told[]): Promise<void> {
  if (told.length === 0) return
  const whole = (value: number) => (engineOf(db) === 'postgres' ? sql`${value}::bigint` : sql`${value}`)
  const pairs = told.map(({ id, number }) => sql`(${whole(number)}, ${whole(id)})`)
  await sql`with told (number, person_id) as (values ${sql.join(pairs)})
    update people_import_row set person_id = told.person_id from told
    where people_import_row.import_id = ${importId} and people_import_row.number = told.number`.execute(db)
}

type Decided = ReturnType<typeof consentsOf>[number]
type NewConsent = Selectable<PersonConsentTable>

const consentRow = (
  person: number,
  { purpose, given }: Decided,
  { by, now, how }: By & { how: string },
): NewConsent => ({
  given: given ? 1 : 0,
  ...{ person_id: person, purpose },
  ...{ decided_at: now.toISOString(), decided_by: by, how },
})

async function keepConsents(db: Db, consents: readonly NewConsent[]): Promise<void> {
  if (consents.length === 0) return
  await db
    .insertInto('person_consent')
    .values(consents)
    .onConflict((conflict) =>
      conflict.columns(['person_id', 'purpose']).doUpdateSet(({ ref }) => ({
        ...{ given: ref('excluded.given'), decided_at: ref('excluded.decided_at') },
        ...{ decided_by: ref('excluded.decided_by'), how: ref('excluded.how') },
      })),
    )
    .execute()
}
