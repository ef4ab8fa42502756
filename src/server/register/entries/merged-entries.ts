import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/tables.ts'

/*
 * Two entries of one person count as one. Rows (marks, codes, tasks, collectors) stay with the entry that they were made for, so
 * that a merge can be undone.
 */

/** Of a row of `person` under this name: the id of the entry that stays. */
export const wholeOf = (table: string): RawBuilder<number> =>
  sql<number>`coalesce(${sql.ref(`${table}.merged_into`)}, ${sql.ref(`${table}.id`)})`

/** The ids of the entries that were merged into a person. */
export async function mergedInto(db: Db, person: number): Promise<number[]> {
  const rows = await db.selectFrom('person').select('id').where('merged_into', '=', person).execute()
  return rows.map(({ id }) => id)
}

/** The ids of all entries of a person, first the one that stays. */
export async function entriesOf(db: Db, id: number): Promise<number[]> {
  const entry = await db.selectFrom('person').select('merged_into').where('id', '=', id).executeTakeFirst()
  const whole = entry?.merged_into ?? id
  return [whole, ...(await mergedInto(db, whole))]
}
