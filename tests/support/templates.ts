import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { migrate } from '../../src/server/platform/db/open-database.ts'
import { openPostgres } from '../../src/server/platform/db/postgres.ts'
import { openFiles } from '../../src/server/platform/files/store.ts'
import { openInMemory } from './database.ts'
import type { Templates } from './engine.ts'
import { createDatabase, startPostgres } from './postgres.ts'
import { addSamples } from './sample-church.ts'

/* The templates of each engine (engine.ts). */

export async function inSqlite(folder: string) {
  const templates: Templates = {
    engine: 'sqlite',
    dataDir: folder,
    tables: join(folder, 'tables.sqlite'),
    samples: join(folder, 'samples.sqlite'),
  }
  const sqlite = new DatabaseSync(':memory:', { enableForeignKeyConstraints: true })
  const db = openInMemory(sqlite)
  await migrate(db)
  await writeFile(templates.tables, sqlite.serialize())
  await addSamples(db, openFiles(folder))
  await writeFile(templates.samples, sqlite.serialize())
  await db.destroy()
  return { templates, stop: () => undefined }
}

export async function inPostgres(folder: string) {
  const server = await startPostgres()
  const templates: Templates = {
    engine: 'postgres',
    server: server.url,
    dataDir: folder,
    tables: 'tables',
    samples: 'samples',
  }
  const tables = openPostgres(await server.create(templates.tables))
  await migrate(tables)
  await tables.destroy()
  const samples = openPostgres(await createDatabase(server.url, templates.samples, templates.tables))
  await addSamples(samples, openFiles(folder))
  await samples.destroy()
  return { templates, stop: () => server[Symbol.asyncDispose]() }
}
