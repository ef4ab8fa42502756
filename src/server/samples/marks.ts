import type { Db, SampleTable } from '../db/tables.ts'

/** Every table with rows that are marked, in an order in which they can be removed. */
export const sampleTables: readonly SampleTable[] = [
  'log_entry',
  'announcement',
  'prayer_request',
  'testimony',
  'sermon',
  'service',
  'event',
  'account',
  'fellowship',
]

/** The highest id of each table: rows that are added from now on have higher ones, since no id is given twice. */
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

/** Marks every row that was added since `before` as sample data. Call it in the transaction that added them. */
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

/** The ids of the sample rows of a table, as a subquery: whatever was changed in the rows since. */
export const sampleIds = (db: Db, table: SampleTable) =>
  db.selectFrom('sample_row').select('row_id').where('table_name', '=', table)

/** How many sample rows are left, by table; marks of rows that were deleted do not count. */
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
