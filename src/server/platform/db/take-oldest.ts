import { type Selectable, sql } from 'kysely'
import type { Db, Tables } from './tables.ts'

/** The tables that are queues: a row is added, and one process takes it. */
type Queue = 'reset_request' | 'owner_letter'

/** Removes the oldest row of a queue and returns it; undefined for an empty queue. Call it in a transaction. */
export async function takeOldest<Name extends Queue>(
  db: Db,
  queue: Name,
): Promise<Selectable<Tables[Name]> | undefined> {
  const table = sql.table(queue)
  const { rows } = await sql<
    Selectable<Tables[Name]>
  >`delete from ${table} where id = (select min(id) from ${table}) returning *`.execute(db)
  return rows[0]
}
