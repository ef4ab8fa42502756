import { setImmediate } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from './tables.ts'

/** Rows that one statement removes: a few milliseconds, in which SQLite answers nothing else. */
const atOnce = 500

type Old = {
  table: 'log_entry' | 'password_reset' | 'refresh_token' | 'session'
  /** The moment that a row is as old as. */
  column: string
  /** The last moment whose rows go. */
  until: Date
  /** What a row must be, too. */
  only?: RawBuilder<unknown>
}

/** Removes the rows of a table up to a moment, little by little. Answers how many there were. */
export async function removeOld(db: Db, { table, column, until, only = sql`true` }: Old): Promise<number> {
  const [rows, moment] = [sql.table(table), sql.ref(column)]
  const oldest = sql`select id from ${rows} where ${moment} <= ${until.toISOString()} and ${only} order by ${moment} limit ${atOnce}`
  const remove = sql`delete from ${rows} where id in (${oldest})`
  for (let removed = 0; ; await setImmediate()) {
    const { numAffectedRows = 0n } = await remove.execute(db)
    removed += Number(numAffectedRows)
    if (numAffectedRows < atOnce) return removed
  }
}
