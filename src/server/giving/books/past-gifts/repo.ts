import { type Selectable, sql } from 'kysely'
import type {
  FileFund,
  GiftColumn,
  GiverFate,
  PastFate,
  PastImportAnswer,
  PastRowAnswer,
} from '../../../../lib/contract/giving/past-gift.ts'
import type { Paging, RowsPage } from '../../../platform/db/pagination.ts'
import type { GiftImportTable } from '../../../platform/db/tables/past-gifts.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { refuse } from '../../../platform/errors/refusal.ts'
import { readChurch } from '../../../settings/church-settings/repo.ts'
import { bookOf } from '../ledger.ts'
import { bookRefusals } from '../messages.ts'
import { giftSystemOf } from './columns.ts'

export type GiftImport = Selectable<GiftImportTable>
export type Counts = PastImportAnswer['counts']
export type Totals = PastImportAnswer['totals']

export const noCounts: Counts = { ready: 0, known: 0, refused: 0 }

/** The tables that an import fills with many rows. */
export const filledTables = ['gift_import_row', 'past_giver', 'past_gift'] as const

/** Throws 404. Files that have not arrived whole have no rows, and are not there. */
export async function findPastImport(db: Db, id: number): Promise<GiftImport> {
  const row = await db
    .selectFrom('gift_import')
    .selectAll()
    .where('id', '=', id)
    .where('book', '=', await bookOf(db))
    .where('row_count', '>', 0)
    .executeTakeFirst()
  return row ?? refuse(404, bookRefusals.noFile)
}

/** The files that were brought over or tried, the newest first. */
export async function listPastImports(db: Db): Promise<PastImportAnswer[]> {
  const rows = await db
    .selectFrom('gift_import')
    .selectAll()
    .where('book', '=', await bookOf(db))
    .where('row_count', '>', 0)
    .orderBy('id', 'desc')
    .limit(100)
    .execute()
  return Promise.all(rows.map((row) => pastImportAnswer(db, row)))
}

export async function pastImportAnswer(db: Db, row: GiftImport): Promise<PastImportAnswer> {
  const by = await db
    .selectFrom('account')
    .select('username')
    .where('id', '=', row.started_by)
    .executeTakeFirst()
  const header = JSON.parse(row.header) as string[]
  const { currency } = await readChurch(db)
  return {
    id: row.id,
    name: row.name,
    state: row.state,
    system: giftSystemOf(header)?.name ?? '',
    header,
    samples: JSON.parse(row.samples) as string[][],
    mapping: JSON.parse(row.mapping) as GiftColumn[],
    order: row.date_order,
    asks_order: row.asks_order === 1,
    rows: row.row_count,
    counts: JSON.parse(row.counts) as Counts,
    givers: await countGivers(db, row.id),
    funds: JSON.parse(row.funds) as FileFund[],
    totals: JSON.parse(row.totals) as Totals,
    currency,
    in_statements: row.in_statements === 1,
    started_by: by?.username ?? '',
    started_at: row.started_at,
    done_at: row.done_at,
    undone_at: row.undone_at,
    version: row.version,
  }
}

/** How many givers of a file have each fate. */
export async function countGivers(db: Db, importId: number): Promise<PastImportAnswer['givers']> {
  const rows = await db
    .selectFrom('past_giver')
    .select(['fate', sql<number>`count(*)`.as('count')])
    .where('import_id', '=', importId)
    .groupBy('fate')
    .execute()
  const none: Record<GiverFate, number> = { matched: 0, choose: 0, unknown: 0, nobody: 0 }
  return { ...none, ...Object.fromEntries(rows.map(({ fate, count }) => [fate, Number(count)])) }
}

/** Rows per batch. The event loop runs other work between batches. */
const batch = 500

type StagedRow = { number: number; cells: string; fate: PastFate; plan: string }

/** The rows of a file in their order, those of a fate or all. */
export async function* stagedRows(db: Db, importId: number, fate?: PastFate): AsyncGenerator<StagedRow[]> {
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom('gift_import_row')
      .select(['number', 'cells', 'fate', 'plan'])
      .where('import_id', '=', importId)
      .where('number', '>', last)
      .$if(fate !== undefined, (query) => query.where('fate', '=', fate ?? 'ready'))
      .orderBy('number')
      .limit(batch)
      .execute()
    const end = rows.at(-1)
    if (!end) return
    yield rows
    last = end.number
    await new Promise((done) => setImmediate(done))
  }
}

type RowsPaging = Paging<never> & { fate: PastFate | undefined }

/** The rows of a file with their fates. */
export async function listPastRows(
  db: Db,
  { id, row_count, counts }: GiftImport,
  { fate, limit, offset }: RowsPaging,
): Promise<RowsPage<PastRowAnswer>> {
  const rows = await db
    .selectFrom('gift_import_row')
    .select(['number', 'fate', 'why', 'cells'])
    .where('import_id', '=', id)
    .$if(fate !== undefined, (query) => query.where('fate', '=', fate ?? 'ready'))
    .orderBy('number')
    .limit(limit)
    .offset(offset)
    .execute()
  return {
    count: fate === undefined ? row_count : (JSON.parse(counts) as Counts)[fate],
    rows: rows.map(({ number, cells, ...row }) => ({
      id: number,
      ...row,
      cells: JSON.parse(cells) as string[],
    })),
  }
}

/** Says whether givers see what a file brought over. Throws 409 for one that is not in the books. */
export async function showPastImport(
  db: Db,
  { id, state }: GiftImport,
  isShown: boolean,
): Promise<GiftImport> {
  if (state !== 'done') refuse(409, bookRefusals.fileNotImported)
  return db
    .updateTable('gift_import')
    .set({ in_statements: isShown ? 1 : 0, version: sql`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
