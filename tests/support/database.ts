import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { migrate, openDatabase } from '../../src/server/db/open.ts'
import { openPostgres } from '../../src/server/db/postgres.ts'
import type { Db } from '../../src/server/db/tables.ts'
import { createDatabase } from './postgres.ts'

/** A fresh database with its tables, on the engine that this run is about (tests/support/engine.ts). */
export async function openTestDatabase(): Promise<Db> {
  const server = inject('postgres')
  const name = `church_${randomBytes(6).toString('hex')}`
  if (server) return openPostgres(await createDatabase(server, name, 'with_tables'))
  const db = openDatabase(':memory:')
  await migrate(db)
  return db
}
