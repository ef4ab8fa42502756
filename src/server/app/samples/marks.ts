import type { SampleTable } from '../../platform/db/tables/operations.ts'
import type { Db } from '../../platform/db/tables.ts'

/** The tables with marked rows, in an order in which they can be deleted. */
export const sampleTables: readonly SampleTable[] = [
  'log_entry',
  'announcement',
  'page',
  'prayer_request',
  'testimony',
  'sermon',
  'sitting',
  'rota_team',
  'service',
  'fund',
  'event',
  'account',
  'fellowship',
]

/** The highest id of each table; rows added later have higher ids, since ids are never reused. */
export async function highestIds(db: Db): Promise<ReadonlyMap<SampleTable, number>> {
  const highest = new Map<SampleTable, number>()
  for (const table of sampleTables) {
    const found = await db
      .selectFrom(table)
      .select((row) => row.fn.max('id').as('id'))
      .executeTakeFirst()
    highest.set(table, found?.id ?? 0)
  }
  return highest
}

/** Marks every row added since `before` as sample data. Call it in the transaction that added them. */
export async function markAddedSince(db: Db, before: ReadonlyMap<SampleTable, number>): Promise<void> {
  for (const table of sampleTables)
    await db
      .insertInto('sample_row')
      .columns(['table_name', 'row_id'])
      .expression(
        db
          .selectFrom(table)
          .select((row) => [row.val(table).as('table_name'), 'id'])
          .where('id', '>', before.get(table) ?? 0),
      )
      .execute()
}

/** A subquery of the ids of a table's sample rows, edited or not. */
export const sampleIds = (db: Db, table: SampleTable) =>
  db.selectFrom('sample_row').select('row_id').where('table_name', '=', table)

/** The number of remaining sample rows by table; marks of deleted rows do not count. */
export async function countSamples(db: Db): Promise<ReadonlyMap<SampleTable, number>> {
  const left = new Map<SampleTable, number>()
  for (const table of sampleTables) {
    const { rows } = await db
      .selectFrom(table)
      .select((row) => row.fn.countAll<number>().as('rows'))
      .where('id', 'in', sampleIds(db, table))
      .executeTakeFirstOrThrow()
    if (rows > 0) left.set(table, rows)
  }
  return left
}
