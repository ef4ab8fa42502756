import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type {
  FileFund,
  GiftColumn,
  PastFate,
  PastMappingForm,
} from '../../../../lib/contract/giving/past-gift.ts'
import { oneOf, rowsIn } from '../../../platform/db/many-rows.ts'
import { refreshStatistics } from '../../../platform/db/statistics.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { refuse, refuseFields } from '../../../platform/errors/refusal.ts'
import { foldName } from '../../../register/entries/names.ts'
import { churchDay } from '../../../settings/church-settings/place.ts'
import { readChurch } from '../../../settings/church-settings/repo.ts'
import { bookRefusals } from '../messages.ts'
import { openTotals } from './file-totals.ts'
import { judgeGivers } from './judge-givers.ts'
import { type FileGiver, type PastRow, type Reading, readPastRow } from './read-row.ts'
import { type Counts, filledTables, findPastImport, type GiftImport, noCounts, stagedRows } from './repo.ts'
import { orderIn } from './store-file.ts'

/** Somebody has tried or imported the file meanwhile. */
export const triedMeanwhile = () => bookRefusals.somebodyElseHasTried

/**
 * Keeps what the columns and funds are, reads and judges every row, and says who each giver is. Nothing is brought over. Throws 409 for a
 * file that was brought over and for one that somebody else tries at once.
 */
export async function tryPastImport(
  db: Db,
  { id, version }: Pick<GiftImport, 'id' | 'version'>,
  form: PastMappingForm,
  now: Date,
): Promise<GiftImport> {
  const list = await beginTrial(db, { id, version }, form)
  const reading = await readingOf(db, list, now)
  const totals = await openTotals(db, form.funds)
  const givers = new Map<string, FileGiver & { rows: number; amount: number }>()
  const counts: Counts = { ...noCounts }
  const seen = new Map<string, number>()
  for await (const rows of stagedRows(db, id)) {
    const read = rows.map(({ number, cells }) => ({
      number,
      ...readPastRow(JSON.parse(cells) as string[], reading),
    }))
    for (const one of read) if ('row' in one) one.row.row_digest = numbered(one.row.row_digest, seen)
    const before = await knownRows(
      db,
      read.flatMap((one) => ('row' in one ? [one.row.row_digest] : [])),
    )
    const told = read.map((one): Told => {
      if ('refused' in one) return { number: one.number, fate: 'refused', why: one.refused, plan: '{}' }
      const { number, row, giver } = one
      const known = before.get(row.row_digest)
      if (known !== undefined)
        return { number, fate: 'known', why: `It was imported before, with “${known}”.`, plan: '{}' }
      totals.add(row)
      if (giver) {
        const so_far = givers.get(giver.key) ?? { ...giver, rows: 0, amount: 0 }
        givers.set(giver.key, { ...so_far, rows: so_far.rows + 1, amount: so_far.amount + row.amount })
      }
      return { number, fate: 'ready', why: '', plan: JSON.stringify(row satisfies PastRow) }
    })
    for (const { fate } of told) counts[fate] += 1
    await writeFates(db, list, told)
  }
  await judgeGivers(db, list, [...givers.values()])
  await refreshStatistics(db, ...filledTables)
  const { funds, years } = totals.list()
  return endTrial(db, list, { counts, funds, totals: JSON.stringify(years) }, now)
}

async function beginTrial(
  db: Db,
  { id, version }: Pick<GiftImport, 'id' | 'version'>,
  { mapping, order }: PastMappingForm,
): Promise<GiftImport> {
  const seen = await orderIn(db, id, mapping.indexOf('date'))
  if (seen.asks_order === 1 && order === '') refuseFields({ order: [bookRefusals.pleaseSayWhetherDay] })
  const begun = await db
    .updateTable('gift_import')
    .set({ state: 'read', mapping: JSON.stringify(mapping), asks_order: seen.asks_order })
    .set({ date_order: seen.asks_order === 1 || order !== '' ? order : seen.date_order })
    .set({ version: sql`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('done_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  return begun ?? refuse(409, triedMeanwhile())
}

type Outcome = { counts: Counts; funds: readonly FileFund[]; totals: string }

async function endTrial(db: Db, list: GiftImport, { counts, funds, totals }: Outcome, now: Date) {
  const ended = await db
    .updateTable('gift_import')
    .set({ state: 'tried', counts: JSON.stringify(counts), funds: JSON.stringify(funds), totals })
    .set({ tried_at: now.toISOString() })
    .where('id', '=', list.id)
    .where('version', '=', list.version)
    .executeTakeFirst()
  if (ended.numUpdatedRows === 0n) refuse(409, triedMeanwhile())
  return findPastImport(db, list.id)
}

async function readingOf(db: Db, list: GiftImport, now: Date): Promise<Reading> {
  const { currency, country, time_zone } = await readChurch(db)
  return {
    mapping: JSON.parse(list.mapping) as GiftColumn[],
    order: list.date_order,
    currency,
    country,
    zone: time_zone,
    today: await churchDay(db, now),
  }
}

/** Two gifts of one person of a day that say the same are two: the second has another key. */
function numbered(key: string, seen: Map<string, number>): string {
  const place = (seen.get(key) ?? 0) + 1
  seen.set(key, place)
  return place === 1 ? key : hash('sha256', `${key} ${place}`, 'base64url')
}

/** The keys that are in the books already, each with the file that brought it. */
async function knownRows(db: Db, keys: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('past_gift')
    .innerJoin('gift_import', 'gift_import.id', 'past_gift.import_id')
    .select(['row_digest', 'gift_import.name'])
    .where(oneOf(db, 'row_digest', keys))
    .where('row_digest', '<>', '')
    .execute()
  return new Map(rows.map(({ row_digest, name }) => [row_digest, name]))
}

type Told = { number: number; fate: PastFate; why: string; plan: string }

/** One statement for all rows of a batch. Writes nothing when another trial of the file has begun meanwhile. */
async function writeFates(db: Db, list: GiftImport, told: readonly Told[]): Promise<void> {
  if (told.length === 0) return
  const rows = rowsIn(
    db,
    { import_id: 'whole', number: 'whole', fate: 'text', why: 'text', plan: 'text' },
    told.map((one) => ({ import_id: list.id, ...one })),
  )
  // Both columns come from the rows: SQLite would go through the whole file for each of them otherwise.
  await sql`update gift_import_row set fate = told.fate, why = told.why, plan = told.plan
    from ${rows} as told
    where gift_import_row.import_id = told.import_id and gift_import_row.number = told.number
      and exists (select 1 from gift_import where id = ${list.id} and version = ${list.version})`.execute(db)
}

/** The key by which a name of a fund is the same in file, form and books. */
export const fundKey = (label: string): string => foldName(label)
