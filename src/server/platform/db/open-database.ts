import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Migrator } from 'kysely/migration'
import { adoptBaseline } from './migrations/adopt.ts'
import { migrations } from './migrations/all.ts'
import { type CachingDatabase, kyselyDatabase } from './sqlite/node-sqlite.ts'
import { kyselyOnSqlite, busyTimeout as timeout } from './sqlite/sqlite.ts'
import type { Db } from './tables.ts'

type Opening = { synchronous?: 'FULL' | 'OFF' }

/**
 * Opens the SQLite file (`:memory:` for tests), creating it and its folder. With synchronous=FULL, every acknowledged
 * write survives a power cut; tests that need no disk turn it off. Call `migrate` before the first query; `db.destroy()` closes the file. Throws SQLite's
 * error for a file that cannot be used, for example on a full disk.
 */
export function openDatabase(file: string, opening: Opening = {}): Db {
  const { writer, reader } = connect(file, opening)
  return kyselyOnSqlite(writer, reader?.database)
}

/** A connection with SQLite, and Kysely's view of it. */
export type Connection = { sqlite: DatabaseSync; database: CachingDatabase }

/** The two connections of `openDatabase`; a database in memory has no reader. */
export function connect(
  file: string,
  { synchronous = 'FULL' }: Opening = {},
): { writer: Connection; reader: Connection | undefined } {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const sqlite = new DatabaseSync(file, { timeout, enableForeignKeyConstraints: true })
  try {
    // Deleted rows are overwritten with zeros (docs/decisions/server.md#erasure).
    sqlite.exec(
      `PRAGMA journal_mode = WAL; PRAGMA synchronous = ${synchronous}; PRAGMA secure_delete = ON; ${caches}`,
    )
    const reader = file === ':memory:' ? undefined : new DatabaseSync(file, { timeout, readOnly: true })
    reader?.exec(caches)
    return { writer: connectionOf(sqlite), reader: reader && connectionOf(reader) }
  } catch (error) {
    sqlite.close()
    throw error
  }
}

const connectionOf = (sqlite: DatabaseSync): Connection => ({ sqlite, database: kyselyDatabase(sqlite) })

const caches = 'PRAGMA cache_size = -16000; PRAGMA temp_store = MEMORY; PRAGMA mmap_size = 134217728;'

/**
 * Runs all pending migrations in one transaction, which holds the lock of the one writer: a second process that starts waits for the first. Throws
 * the first migration's error, and OutdatedDatabase for a database that an older version must update first.
 */
export const migrate = (db: Db): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await adoptBaseline(transaction)
    const migrator = new Migrator({ db: transaction, provider: { getMigrations: async () => migrations } })
    const { error } = await migrator.migrateToLatest()
    if (error) throw error
  })
