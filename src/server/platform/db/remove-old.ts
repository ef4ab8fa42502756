import { setImmediate } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from './tables.ts'

/** Rows per DELETE: a few milliseconds, during which SQLite answers no other query. */
const atOnce = 500

export type OldRows = {
  table:
    | 'access_entry'
    | 'account_link'
    | 'care_task'
    | 'conversation'
    | 'conversation_entry'
    | 'data_request'
    | 'delivery'
    | 'fellowship_request'
    | 'invitation'
    | 'log_entry'
    | 'newcomer_card'
    | 'password_reset'
    | 'person_request'
    | 'refresh_token'
    | 'session'
    | 'text_code'
  /** The timestamp column that gives a row's age. */
  column: string
  /** Removes rows up to this moment (inclusive), in the format of the tables. */
  until: string
  /** An extra condition on the rows. */
  only?: RawBuilder<unknown>
}

/** Deletes the rows up to a moment in batches. Returns the number of deleted rows. */
export async function removeOld(
  db: Db,
  { table, column, until, only = sql`true` }: OldRows,
): Promise<number> {
  const [rows, moment] = [sql.table(table), sql.ref(column)]
  const oldest = sql`select id from ${rows} where ${moment} <= ${until} and ${only} order by ${moment} limit ${atOnce}`
  const remove = sql`delete from ${rows} where id in (${oldest})`
  for (let removed = 0; ; ) {
    const { numAffectedRows = 0n } = await remove.execute(db)
    removed += Number(numAffectedRows)
    if (numAffectedRows < atOnce) return removed
    await setImmediate()
  }
}
