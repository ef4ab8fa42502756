import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import {
  type GiftColumn,
  mostPastGifts,
  type PastImportAnswer,
} from '../../../../lib/contract/giving/past-gift.ts'
import { formatDay } from '../../../../lib/time/dates.ts'
import { insertRows } from '../../../platform/db/many-rows.ts'
import { refreshStatistics } from '../../../platform/db/statistics.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { refuse } from '../../../platform/errors/refusal.ts'
import { stageRows } from '../../../platform/spreadsheets/stage-rows.ts'
import { openTable } from '../../../platform/spreadsheets/table.ts'
import { fingerprintOf } from '../../../register/imported/headings.ts'
import { orderOf } from '../cells.ts'
import { bookOf } from '../ledger.ts'
import { bookRefusals } from '../messages.ts'
import { proposeGiftColumns } from './columns.ts'
import { findPastImport, noCounts, pastImportAnswer } from './repo.ts'

type File = { path: string; name: string; by: number | null; now: Date }

/**
 * Keeps the rows of a file, and proposes what its columns are: as in the last file with the same headings, or else by the headings.
 * Throws 400 for what is no table, and 409 for a file that was brought over already.
 */
export async function storePastFile(db: Db, { path, name, by, now }: File): Promise<PastImportAnswer> {
  const book = await bookOf(db)
  const file_hash = await hashOfFile(path)
  await refuseKnownFile(db, file_hash)
  const table = await openTable(path)
  const { header } = table
  const fingerprint = fingerprintOf(header)
  const { id } = await db
    .insertInto('gift_import')
    .values({
      book,
      name: name.slice(0, 150) || 'Gifts',
      file_hash,
      state: 'read',
      header: JSON.stringify(header),
      fingerprint,
      samples: '[]',
      mapping: '[]',
      date_order: '',
      asks_order: 0,
      funds: '[]',
      counts: JSON.stringify(noCounts),
      totals: '[]',
      row_count: 0,
      started_by: by,
      started_at: now.toISOString(),
      version: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const before = await findRemembered(db, fingerprint)
  const mapping = before ? (JSON.parse(before.mapping) as GiftColumn[]) : proposeGiftColumns(header)
  const { count, samples } = await stageRows(table, {
    most: mostPastGifts,
    look: () => undefined,
    write: (rows) =>
      insertRows(
        db,
        'gift_import_row',
        { import_id: 'whole', number: 'whole', cells: 'text', fate: 'text', why: 'text', plan: 'text' },
        rows.map(({ number, cells }) => ({
          import_id: id,
          number,
          cells: JSON.stringify(cells),
          fate: 'ready',
          why: '',
          plan: '{}',
        })),
      ),
  }).catch(async (error: unknown) => {
    await db.deleteFrom('gift_import').where('id', '=', id).execute()
    throw error
  })
  await refreshStatistics(db, 'gift_import_row')
  const seen = await orderIn(db, id, mapping.indexOf('date'))
  await db
    .updateTable('gift_import')
    .set({
      row_count: count,
      mapping: JSON.stringify(mapping),
      ...seen,
      ...(seen.asks_order === 1 && before && { date_order: before.date_order }),
      samples: JSON.stringify(samples.map((values) => values.slice(0, 3))),
    })
    .where('id', '=', id)
    .execute()
  return pastImportAnswer(db, await findPastImport(db, id))
}

/** How the dates of a column are written, by all of its rows, and whether a treasurer has to say it. */
export async function orderIn(db: Db, importId: number, column: number) {
  if (column < 0) return { date_order: '', asks_order: 0 } as const
  const cells: string[] = []
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom('gift_import_row')
      .select(['number', 'cells'])
      .where('import_id', '=', importId)
      .where('number', '>', last)
      .orderBy('number')
      .limit(2000)
      .execute()
    const end = rows.at(-1)
    if (!end) break
    for (const row of rows) cells.push((JSON.parse(row.cells) as string[])[column] ?? '')
    last = end.number
    await new Promise((done) => setImmediate(done))
  }
  const order = orderOf(cells)
  if (order === 'none') return { date_order: '', asks_order: 0 } as const
  return order === 'both' || order === ''
    ? ({ date_order: '', asks_order: 1 } as const)
    : ({ date_order: order, asks_order: 0 } as const)
}

/** The columns of the newest file with the same headings that was brought over. */
const findRemembered = (db: Db, fingerprint: string) =>
  db
    .selectFrom('gift_import')
    .select(['mapping', 'date_order'])
    .where('fingerprint', '=', fingerprint)
    .where('done_at', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

async function refuseKnownFile(db: Db, file_hash: string): Promise<void> {
  const known = await db
    .selectFrom('gift_import')
    .select(['name', 'done_at'])
    .where('file_hash', '=', file_hash)
    .where('book', '=', await bookOf(db))
    .where('state', '=', 'done')
    .executeTakeFirst()
  if (known?.done_at)
    refuse(409, bookRefusals.fileWasImportedOn({ day: formatDay(known.done_at), name: known.name }))
}

async function hashOfFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
