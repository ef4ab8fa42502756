import { type Selectable, sql } from 'kysely'
import type { ColumnKind } from '../../../../lib/contract/people/people-import.ts'
import {
  type Counts,
  type DateOrder,
  type Fate,
  type ImportAnswer,
  type ImportRowAnswer,
  type MissingFellowship,
  undoDays,
} from '../../../../lib/contract/people/people-import.ts'
import { nameOfPerson } from '../../../../lib/contract/people/person.ts'
import type { Paging, RowsPage } from '../../../platform/db/pagination.ts'
import type { PeopleImportRowTable, PeopleImportTable } from '../../../platform/db/tables/people.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { readTally } from '../../../platform/db/tally.ts'
import { callRefusals } from '../../../platform/errors/messages.ts'
import { refuse } from '../../../platform/errors/refusal.ts'
import { foldHeading } from '../../../register/imported/headings.ts'
import { namesOfMade, removeMade } from './fellowships.ts'
import { peopleImportRefusals } from './messages.ts'
import type { RowRead } from './reading/row-read.ts'
import { systemOf } from './systems.ts'

/** The tables that a list changes by many rows. */
export const changedTables = [
  'person',
  'person_asked',
  'person_consent',
  'person_change',
  'household',
  'people_import_row',
] as const

export type Import = Selectable<PeopleImportTable>
type ImportRow = Selectable<PeopleImportRowTable>

/** What a row adds or changes. `of`: the earlier row of the same list that is the same person. */
export type Plan = Pick<RowRead, 'values' | 'notes' | 'consents' | 'named' | 'homes'> & {
  of?: number | undefined
  /** The id of a different person with the same telephone number. */
  mate?: number | undefined
}

export const noCounts: Counts = { new: 0, same: 0, changes: 0, doubtful: 0, refused: 0, left: 0 }

/** Throws 404. Lists that have not arrived whole have no rows, and are not there. */
export async function findImport(db: Db, id: number): Promise<Import> {
  const peopleImport = await db
    .selectFrom('people_import')
    .selectAll()
    .where('id', '=', id)
    .where('row_count', '>', 0)
    .executeTakeFirst()
  return peopleImport ?? refuse(404, callRefusals.thereNoSuchList)
}

/** The lists that were brought or tried, the newest first. */
export async function listImports(db: Db, now: Date): Promise<ImportAnswer[]> {
  const rows = await db
    .selectFrom('people_import')
    .selectAll()
    .where('row_count', '>', 0)
    .orderBy('id', 'desc')
    .limit(50)
    .execute()
  return Promise.all(rows.map((row) => importAnswer(db, row, now)))
}

export async function importAnswer(db: Db, row: Import, now: Date): Promise<ImportAnswer> {
  const by = await db
    .selectFrom('account')
    .select('username')
    .where('id', '=', row.started_by)
    .executeTakeFirst()
  const until = row.done_at && undoUntil(row.done_at)
  const isUndoable = row.state === 'done' && until !== null && until > now.toISOString()
  return {
    id: row.id,
    name: row.name,
    state: row.state,
    rows: row.row_count,
    version: row.version,
    header: JSON.parse(row.header) as string[],
    samples: JSON.parse(row.samples) as string[][],
    mapping: JSON.parse(row.mapping) as ColumnKind[],
    dates: JSON.parse(row.dates) as DateOrder[],
    is_remembered: await isRemembered(db, row),
    counts: JSON.parse(row.counts) as Counts,
    started_by: by?.username ?? '',
    system: systemOf((JSON.parse(row.header) as string[]).map(foldHeading))?.name ?? '',
    missing_fellowships: JSON.parse(row.missing_fellowships) as MissingFellowship[],
    made_fellowships: await namesOfMade(db, row),
    started_at: row.started_at,
    done_at: row.done_at,
    undone_at: row.undone_at,
    undo_until: isUndoable ? until : null,
    kept: JSON.parse(row.kept) as ImportAnswer['kept'],
  }
}

export const undoUntil = (doneAt: string): string =>
  new Date(Date.parse(doneAt) + undoDays * 86_400_000).toISOString()

async function isRemembered(db: Db, { id, fingerprint }: Import): Promise<boolean> {
  return (await findRemembered(db, fingerprint, id)) !== undefined
}

/** The mapping of the newest list with the same headings that was brought over. */
export const findRemembered = (db: Db, fingerprint: string, except = 0) =>
  db
    .selectFrom('people_import')
    .select(['mapping', 'dates'])
    .where('fingerprint', '=', fingerprint)
    .where('id', '!=', except)
    .where('done_at', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The number of changes of the register so far, by which a stale dry run is noticed. */
export const registerVersion = (db: Db): Promise<number> => readTally(db, 'person changed')

/** Rows per batch. The event loop runs other work between batches. */
const batch = 500

/** The cells of a list's rows in their order. */
export const cellsOf = (db: Db, importId: number) =>
  inBatches((last) =>
    db
      .selectFrom('people_import_row')
      .select(['number', 'cells'])
      .where('import_id', '=', importId)
      .where('number', '>', last)
      .orderBy('number')
      .limit(batch)
      .execute(),
  )

export type PlannedRow = Pick<ImportRow, 'number' | 'fate' | 'plan' | 'person_id'>

/** What becomes of a list's rows of these fates, in their order. */
export const plansOf = (db: Db, importId: number, fates: readonly Fate[]): AsyncGenerator<PlannedRow[]> =>
  inBatches((last) =>
    db
      .selectFrom('people_import_row')
      .select(['number', 'fate', 'plan', 'person_id'])
      .where('import_id', '=', importId)
      .where('fate', 'in', fates)
      .where('number', '>', last)
      .orderBy('number')
      .limit(batch)
      .execute(),
  )

async function* inBatches<Row extends { number: number }>(
  read: (last: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let last = 0; ; ) {
    const rows = await read(last)
    const end = rows.at(-1)
    if (!end) return
    yield rows
    last = end.number
    await yieldToEventLoop()
  }
}

/** How many rows have each fate. */
export async function countFates(db: Db, importId: number): Promise<Counts> {
  const rows = await db
    .selectFrom('people_import_row')
    .select(['fate', sql<number>`count(*)`.as('count')])
    .where('import_id', '=', importId)
    .groupBy('fate')
    .execute()
  return { ...noCounts, ...Object.fromEntries(rows.map(({ fate, count }) => [fate, Number(count)])) }
}

type RowsPaging = Paging<never> & { fate: Fate | undefined }

/** The rows of a list with their fates. */
export async function listRows(
  db: Db,
  { id, row_count, counts }: Import,
  { fate, limit, offset }: RowsPaging,
): Promise<RowsPage<ImportRowAnswer>> {
  const rows = await db
    .selectFrom('people_import_row')
    .leftJoin('person', 'person.id', 'people_import_row.person_id')
    .select(['number', 'fate', 'why', 'cells', 'plan', 'decision', 'person_id'])
    .select(['person.first_name', 'person.middle_name', 'person.last_name'])
    .where('import_id', '=', id)
    .$if(fate !== undefined, (query) => query.where('fate', '=', fate ?? 'new'))
    .orderBy('number')
    .limit(limit)
    .offset(offset)
    .execute()
  const all = fate === undefined ? row_count : (JSON.parse(counts) as Counts)[fate]
  return {
    count: all,
    rows: rows.map((row) => {
      const { values } = JSON.parse(row.plan) as Partial<Plan>
      const { first_name, middle_name, last_name } = row
      const matched = first_name !== null && middle_name !== null && last_name !== null
      return {
        id: row.number,
        fate: row.fate,
        why: row.why,
        name: values ? nameOfPerson(values) : '',
        cells: JSON.parse(row.cells) as string[],
        decision: row.decision as ImportRowAnswer['decision'],
        person:
          matched && row.person_id !== null
            ? { id: row.person_id, name: nameOfPerson({ first_name, middle_name, last_name }) }
            : null,
      }
    }),
  }
}

/** Yields to the event loop between batches, each of which takes a few milliseconds. */
export const yieldToEventLoop = (): Promise<void> => new Promise((done) => setImmediate(done))

type Mapped = { mapping: readonly ColumnKind[]; dates: readonly DateOrder[] }

/** Keeps what the columns are; an earlier trial does not count any more. Throws 409 for a list that is in the register. */
export async function saveMapping(db: Db, { id }: Import, { mapping, dates }: Mapped): Promise<Import> {
  const saved = await db
    .updateTable('people_import')
    .set({ state: 'read', mapping: JSON.stringify(mapping), dates: JSON.stringify(dates) })
    .set({ version: sql`version + 1` })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  return saved ?? refuse(409, peopleImportRefusals.listImportedAlready)
}

/** How many rows have each fate, the version of the register, and the fellowships that are missing. */
export type Trial = { counts: Counts; stands: number; missing: readonly MissingFellowship[] }

/** Keeps the outcome of a trial. Throws 409 when another one has begun meanwhile. */
export async function saveTrial(
  db: Db,
  { id, version }: Import,
  { counts, stands, missing }: Trial,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('people_import')
    .set({ state: 'tried', counts: JSON.stringify(counts), register_at: stands })
    .set({ missing_fellowships: JSON.stringify(missing) })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) refuse(409, peopleImportRefusals.somebodyElseTriedList)
}

/** Throws 409 for a list that is in the register. Returns the names of the fellowships that went with it. */
export async function dropImport(db: Db, list: Import): Promise<string[]> {
  if (list.done_at !== null) refuse(409, peopleImportRefusals.listImportedCanUndone)
  await db.deleteFrom('people_import').where('id', '=', list.id).execute()
  return removeMade(db, list)
}
