import { sql } from 'kysely'
import type { Counts, Fate } from '../../../lib/contract/person-import.ts'
import { engineOf } from '../../db/engine.ts'
import type { Db } from '../../db/tables.ts'
import { refuse } from '../../errors/refusal.ts'
import { keepChange } from '../../people-register/history.ts'
import { changePerson } from '../../people-register/repo.ts'
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
  for await (const rows of batchesOf(db, id))
    for (const row of ofFate(rows, 'changes')) await fillIn(db, list, row, act)
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
  const consents = plans.flatMap(({ id, plan }) =>
    consentsOf([], plan).map(({ purpose, given }) => ({
      ...{ person_id: id, purpose, given: given ? (1 as const) : (0 as const) },
      ...{ decided_at: at, decided_by: by, how: list.name },
    })),
  )
  if (consents.length > 0) await db.insertInto('person_consent').values(consents).execute()
  const whole = (value: number) => (engineOf(db) === 'postgres' ? sql`${value}::bigint` : sql`${value}`)
  const pairs = plans.map(({ id, number }) => sql`(${whole(number)}, ${whole(id)})`)
  await sql`with told (number, person_id) as (values ${sql.join(pairs)})
    update people_import_row set person_id = told.person_id from told
    where people_import_row.import_id = ${list.id} and people_import_row.number = told.number`.execute(db)
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

async function fillIn(db: Db, list: Import, row: ImportRow, { by, now }: By): Promise<void> {
  const plan = JSON.parse(row.plan) as Plan
  const id = row.person_id ?? (await personOfRow(db, list.id, plan.of)) ?? 0
  const person = await db.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirst()
  // Its earlier row was left out.
  if (!person) return
  const consents = await db.selectFrom('person_consent').selectAll().where('person_id', '=', id).execute()
  const { changes, decided } = changesOf(person, consents, plan, list.name)
  if (Object.keys(changes).length === 0 && decided.length === 0) return
  await keepConsents(db, id, decided, { by, now, how: list.name })
  const purposes = decided.map(({ purpose }) => purpose)
  const before = Object.fromEntries(
    Object.keys(changes).map((column) => [column, person[column as keyof typeof person]]),
  )
  const said = decided.map(({ purpose, given }) => `${purpose}: ${given ? 'yes' : 'no'}`).join(', ')
  const changed = await changePerson(db, id, changes, now)
  await keepChange(db, changed, {
    ...{ kind: 'imported', by, at: now, importId: list.id },
    before: { ...before, consents: consents.filter(({ purpose }) => purposes.includes(purpose)), purposes },
    after: { ...changes, ...(said && { consent: said }) },
  })
  await db
    .updateTable('people_import_row')
    .set({ person_id: id })
    .where('import_id', '=', list.id)
    .where('number', '=', row.number)
    .execute()
}

type Decided = ReturnType<typeof consentsOf>

async function keepConsents(
  db: Db,
  person: number,
  decided: Decided,
  { by, now, how }: By & { how: string },
) {
  for (const { purpose, given } of decided) {
    const flag = given ? (1 as const) : (0 as const)
    const said = { given: flag, decided_at: now.toISOString(), decided_by: by, how }
    await db
      .insertInto('person_consent')
      .values({ person_id: person, purpose, ...said })
      .onConflict((conflict) => conflict.columns(['person_id', 'purpose']).doUpdateSet(said))
      .execute()
  }
}

async function personOfRow(
  db: Db,
  importId: number,
  number: number | undefined,
): Promise<number | undefined> {
  const found = await db
    .selectFrom('people_import_row')
    .select('person_id')
    .where('import_id', '=', importId)
    .where('number', '=', number ?? 0)
    .executeTakeFirst()
  return found?.person_id ?? undefined
}
