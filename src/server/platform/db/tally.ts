import { sql } from 'kysely'
import type { Db } from './tables.ts'

/** The groups of rows that triggers count (db/migrations/baseline/triggers/counts.ts); `person changed` counts the changes of the register. */
type Group =
  | 'account'
  | 'prayer_request private'
  | 'prayer_request public'
  | 'testimony approved'
  | 'testimony waiting'
  | 'log_entry'
  | 'access_entry'
  | 'contact_message'
  | 'person'
  | 'person changed'

/** The number of rows of these groups, without counting them. */
export async function readTally(db: Db, ...groups: Group[]): Promise<number> {
  const tally = await db
    .selectFrom('tally')
    .select(sql<number>`sum(count)`.as('count'))
    .where('name', 'in', groups)
    .executeTakeFirst()
  return tally?.count ?? 0
}
