import { setImmediate } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from './tables.ts'

/** Rows that one statement removes: a few milliseconds, in which SQLite answers nothing else. */
const atOnce = 500

export type OldRows = {
  table:
    | 'access_entry'
    | 'account_link'
    | 'contact_message'
    | 'data_request'
    | 'leader_message'
    | 'log_entry'
    | 'password_reset'
    | 'refresh_token'
    | 'session'
  /** The moment that a row is as old as. */
  column: string
  /** The last moment whose rows go, as the tables write moments. */
  until: string
  /** What a row must be, too. */
  only?: RawBuilder<unknown>
}

/** Removes the rows of a table up to a moment, little by little. Answers how many. */
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
