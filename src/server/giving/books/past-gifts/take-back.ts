import { sql } from 'kysely'
import type { Deps } from '../../../platform/context.ts'
import { refreshStatistics } from '../../../platform/db/statistics.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { markForRebuild } from '../../../platform/erasures/record.ts'
import { refuse } from '../../../platform/errors/refusal.ts'
import { bookRefusals } from '../messages.ts'
import { filledTables, findPastImport, type GiftImport } from './repo.ts'

/** For how many days the rows of a file are kept as it had them. */
const keptDays = 30

/**
 * Takes a file back: its gifts go, and funds that were made for it and never used. Who a treasurer said that a giver is stays for the
 * next file. Call it in a transaction. Throws 409 for a file that is not in the books.
 */
export async function takePastImportBack(db: Db, id: number, now: Date): Promise<GiftImport> {
  const list = await findPastImport(db, id)
  const taken = await db
    .updateTable('gift_import')
    .set({ state: 'undone', undone_at: now.toISOString(), in_statements: 0, made_funds: '[]' })
    .set({ version: sql`version + 1` })
    .where('id', '=', id)
    .where('state', '=', 'done')
    .executeTakeFirst()
  if (taken.numUpdatedRows === 0n) refuse(409, bookRefusals.fileNotImported)
  await removeRows(db, 'past_gift', id)
  await removeRows(db, 'gift_import_row', id)
  await db.deleteFrom('past_giver').where('import_id', '=', id).where('is_decided', '=', 0).execute()
  await removeFunds(db, JSON.parse(list.made_funds) as number[])
  await markForRebuild(db, now)
  await refreshStatistics(db, ...filledTables)
  return findPastImport(db, id)
}

/** In batches, between which the event loop runs other work. */
async function removeRows(db: Db, table: 'past_gift' | 'gift_import_row', importId: number): Promise<void> {
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom(table)
      .select('number')
      .where('import_id', '=', importId)
      .where('number', '>', last)
      .orderBy('number')
      .limit(2000)
      .execute()
    const end = rows.at(-1)
    if (!end) return
    await db
      .deleteFrom(table)
      .where('import_id', '=', importId)
      .where('number', '>', last)
      .where('number', '<=', end.number)
      .execute()
    last = end.number
    await new Promise((done) => setImmediate(done))
  }
}

/** A fund of version 1 that is closed was never opened since, so no count, campaign or payment has it. */
async function removeFunds(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .deleteFrom('fund')
    .where('id', 'in', ids)
    .where('is_open', '=', 0)
    .where('version', '=', 1)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('past_gift').select('id').whereRef('past_gift.fund_id', '=', 'fund.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('ledger_entry').select('id').whereRef('ledger_entry.fund_id', '=', 'fund.id'))),
    )
    .execute()
}

/** Drops a file that is not in the books, with its rows. Throws 409 for one that is. */
export async function dropPastImport(db: Db, id: number, now: Date): Promise<void> {
  await findPastImport(db, id)
  const { numDeletedRows } = await db
    .deleteFrom('gift_import')
    .where('id', '=', id)
    .where('state', '<>', 'done')
    .executeTakeFirst()
  if (numDeletedRows === 0n) refuse(409, bookRefusals.fileImportedPleaseTake)
  await markForRebuild(db, now)
}

/** After a month forgets the rows of files, and files that were never brought over. */
export async function sweepPastImports({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const until = new Date(now().getTime() - keptDays * 86_400_000).toISOString()
  await db.deleteFrom('gift_import').where('started_at', '<', until).where('done_at', 'is', null).execute()
  const old = db.selectFrom('gift_import').select('id').where('done_at', '<', until)
  const { numDeletedRows } = await db
    .deleteFrom('gift_import_row')
    .where('import_id', 'in', old)
    .executeTakeFirst()
  if (numDeletedRows > 0n) await markForRebuild(db, now())
  await db
    .updateTable('gift_import')
    .set({ samples: '[]' })
    .where('done_at', '<', until)
    .where('samples', '<>', '[]')
    .execute()
}
