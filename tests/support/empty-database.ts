import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
import { openDatabase } from '../../src/server/platform/db/open-database.ts'
import { openPostgres } from '../../src/server/platform/db/postgres.ts'
import type { Db } from '../../src/server/platform/db/tables.ts'
import { createDatabase } from './postgres.ts'
import { freshFolder } from './server.ts'

/** A database, and the words by which another process opens it. */
export type Opened = AsyncDisposable & { db: Db; opening: string }

/** A database of the engine of this run without tables, or with SQLite the one of a file. */
export async function openEmpty(file: Uint8Array = new Uint8Array()): Promise<Opened> {
  const templates = inject('templates')
  if (templates.engine === 'postgres') {
    const name = `baseline_${randomBytes(6).toString('hex')}`
    const address = await createDatabase(templates.server, name)
    const db = openPostgres(address)
    const opening = `openPostgres(${JSON.stringify(address)})`
    return { db, opening, [Symbol.asyncDispose]: () => db.destroy() }
  }
  const folder = await freshFolder()
  const path = join(folder, 'church.db')
  writeFileSync(path, file)
  const db = openDatabase(path)
  return {
    db,
    opening: `openDatabase(${JSON.stringify(path)})`,
    async [Symbol.asyncDispose]() {
      await db.destroy()
      await rm(folder, { recursive: true })
    },
  }
}
