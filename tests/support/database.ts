import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { inject } from 'vitest'
import { kyselyAtOnce } from '../../src/server/db/at-once.ts'
import { kyselyDatabase } from '../../src/server/db/node-sqlite.ts'
import { openPostgres } from '../../src/server/db/postgres.ts'
import type { Db } from '../../src/server/db/tables.ts'
import { createDatabase } from './postgres.ts'

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
    const name = `church_${randomBytes(6).toString('hex')}`
    const address = await createDatabase(templates.server, name, templates[template])
    return [openPostgres(address), ...Array.from({ length: processes - 1 }, () => openPostgres(address))]
  }
  if (processes > 1) throw new Error('Several processes of a church need PostgreSQL: ENGINE=postgres')
  const sqlite = new DatabaseSync(':memory:', { enableForeignKeyConstraints: true })
  sqlite.deserialize(bytesOf(templates[template]))
  return [openInMemory(sqlite)]
}

/** The product's database access over a SQLite database in memory; `destroy` frees it. */
export function openInMemory(sqlite: DatabaseSync): Db {
  return kyselyAtOnce(kyselyDatabase(sqlite))
}

const read = new Map<string, Uint8Array>()

function bytesOf(file: string): Uint8Array {
  const bytes = read.get(file) ?? readFileSync(file)
  read.set(file, bytes)
  return bytes
}
