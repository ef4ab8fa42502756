import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { inject } from 'vitest'
import { openPostgres } from '../../src/server/platform/db/postgres.ts'
import { kyselyDatabase } from '../../src/server/platform/db/sqlite/node-sqlite.ts'
import { kyselyOnSqlite } from '../../src/server/platform/db/sqlite/sqlite.ts'
import type { Db } from '../../src/server/platform/db/tables.ts'
import { createDatabase } from './postgres.ts'
import { takeDatabase } from './reused-database.ts'
import { takeFile } from './reused-file.ts'

/**
 * A database of its own on the engine of this run, with empty tables or with the sample data, opened as often as
 * `processes` says: each process of a church has connections of its own. It is a copy of a template (tests/support/engine.ts),
 * because the migrations take longer than most tests.
 */
export async function openTestDatabases(
  processes: number,
  template: 'tables' | 'samples' = 'tables',
): Promise<[Db, ...Db[]]> {
  const templates = inject('templates')
  if (templates.engine === 'postgres') {
    if (processes === 1) return [await takeDatabase(templates.server, templates[template])]
    const name = `church_${randomBytes(6).toString('hex')}`
    const address = await createDatabase(templates.server, name, templates[template])
    return [openPostgres(address), ...Array.from({ length: processes - 1 }, () => openPostgres(address))]
  }
  if (processes > 1) throw new Error('Several processes of a church need PostgreSQL: ENGINE=postgres')
  return [takeFile(templates.dataDir, templates[template])]
}

/** The product's database access over a SQLite database in memory; `destroy` frees it. */
export function openInMemory(sqlite: DatabaseSync): Db {
  return kyselyOnSqlite({ sqlite, database: kyselyDatabase(sqlite) })
}
