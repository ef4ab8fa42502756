import { DatabaseSync } from 'node:sqlite'
import { migrate } from '../../src/server/platform/db/open-database.ts'
import { openInMemory } from './database.ts'

let made: Promise<Uint8Array> | undefined

/** The bytes of a SQLite file with empty tables: a worker runs the migrations once, since they take a third of a second. */
export function emptyTables(): Promise<Uint8Array> {
  made ??= makeTables()
  return made
}

async function makeTables(): Promise<Uint8Array> {
  const sqlite = new DatabaseSync(':memory:', { enableForeignKeyConstraints: true })
  const db = openInMemory(sqlite)
  await migrate(db)
  const bytes = sqlite.serialize()
  await db.destroy()
  return bytes
}
