import {
  type ColumnKind,
  type DateOrder,
  type ImportAnswer,
  mostImported,
} from '../../../../lib/contract/people/people-import.ts'
import { insertRows } from '../../../platform/db/many-rows.ts'
import { refreshStatistics } from '../../../platform/db/statistics.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { stageRows } from '../../../platform/spreadsheets/stage-rows.ts'
import { openTable } from '../../../platform/spreadsheets/table.ts'
import { branchesFor } from '../../../register/entries/branches.ts'
import { fingerprintOf } from '../../../register/imported/headings.ts'
import { countryOf } from '../../../settings/church-settings/place.ts'
import { proposeMapping, settleOrders } from './mapping.ts'
import { openOrder } from './reading/days.ts'
import { findImport, findRemembered, importAnswer, noCounts } from './repo.ts'

type File = { path: string; name: string; by: number | null; now: Date }

/**
 * Keeps the rows of a file, and proposes what its columns are: as in the last list with the same headings, or else by the headings
 * and what stands below them. Throws 400 for what is no table.
 */
export async function storeList(db: Db, { path, name, by, now }: File): Promise<ImportAnswer> {
  const table = await openTable(path)
  const { header } = table
  const fingerprint = fingerprintOf(header)
  const { id } = await db
    .insertInto('people_import')
    .values({
      name: name.slice(0, 150) || 'A list',
      state: 'read',
      header: JSON.stringify(header),
      fingerprint,
      samples: '[]',
      mapping: '[]',
      dates: '[]',
      row_count: 0,
      counts: JSON.stringify(noCounts),
      started_by: by,
      started_at: now.toISOString(),
      version: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const orders = header.map(openOrder)
  const { count, samples } = await stageRows(table, {
    most: mostImported,
    look: (cell, at) => orders[at]?.look(cell),
    write: (rows) =>
      insertRows(
        db,
        'people_import_row',
        { import_id: 'whole', number: 'whole', cells: 'text', fate: 'text', why: 'text', plan: 'text' },
        rows.map(({ number, cells }) => ({
          import_id: id,
          number,
          cells: JSON.stringify(cells),
          fate: 'left',
          why: '',
          plan: '{}',
        })),
      ),
  }).catch(async (error: unknown) => {
    await db.deleteFrom('people_import').where('id', '=', id).execute()
    throw error
  })
  await refreshStatistics(db, 'people_import_row')
  const before = await findRemembered(db, fingerprint)
  const mapping = before
    ? (JSON.parse(before.mapping) as ColumnKind[])
    : proposeMapping(header, samples, {
        country: await countryOf(db),
        hasBranches: (await branchesFor(db)).length > 0,
      })
  const seen = settleOrders(
    header,
    orders.map((one) => one.order()),
  )
  const told = before ? (JSON.parse(before.dates) as DateOrder[]) : []
  const dates = seen.map((order, at) => (order === 'ask' && told[at] ? told[at] : order))
  await db
    .updateTable('people_import')
    .set({
      row_count: count,
      mapping: JSON.stringify(mapping),
      dates: JSON.stringify(dates),
      samples: JSON.stringify(samples.map((seen) => seen.slice(0, 3))),
    })
    .where('id', '=', id)
    .execute()
  return importAnswer(db, await findImport(db, id), now)
}
