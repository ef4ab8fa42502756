import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { byEngine } from '../../src/server/platform/db/engine.ts'
import type { Db } from '../../src/server/platform/db/tables.ts'

/** What differs by design: the salt of a password's hash, when the migrations ran, and which rows an engine counts. */
const random = { columns: ['password_hash'], tables: ['kysely_migration', 'kysely_migration_lock', 'tally'] }

/**
 * A hash of the rows of each table, the same on both engines: each row is JSON with its columns by name, and the rows are sorted. Search
 * indexes of SQLite are no tables of rows. An empty table has none.
 */
export async function hashRows(db: Db): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {}
  for (const table of await listTables(db)) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db)
    const lines = rows.map(lineOf).sort()
    if (lines.length > 0) hashes[table] = createHash('sha256').update(lines.join('\n')).digest('hex')
  }
  return hashes
}

const lineOf = (row: Record<string, unknown>) =>
  JSON.stringify(
    Object.entries(row)
      .filter(([column]) => !random.columns.includes(column))
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  )

async function listTables(db: Db): Promise<string[]> {
  const query = byEngine(db, {
    sqlite: sql<{ name: string }>`select name from pragma_table_list
      where schema = 'main' and type = 'table' and name not like 'sqlite_%'`,
    postgres: sql<{ name: string }>`select relname as name from pg_class
      where relkind = 'r' and relnamespace = current_schema()::regnamespace`,
  })
  const { rows } = await query.execute(db)
  return rows
    .map(({ name }) => name)
    .filter((name) => !random.tables.includes(name))
    .sort()
}
