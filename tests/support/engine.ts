import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { TestProject } from 'vitest/node'
import { migrate } from '../../src/server/db/open.ts'
import { openPostgres } from '../../src/server/db/postgres.ts'
import { openFiles } from '../../src/server/files/store.ts'
import { openInMemory } from './database.ts'
import { clusterFolder, createDatabase, startPostgres } from './postgres.ts'
import { addSamples } from './sample-church.ts'
import { freshFolder, sampleFolder } from './server.ts'

/** The templates that tests copy: a database with empty tables, one with the sample data, and the data folder of the latter. */
export type Templates = { dataDir: string; tables: string; samples: string } & (
  | /** The databases are files. */ { engine: 'sqlite' }
  | /** The databases are on a server at this address. */ { engine: 'postgres'; server: string }
)

declare module 'vitest' {
  interface ProvidedContext {
    templates: Templates
  }
}

/**
 * Makes the templates once for the run of all tests: in SQLite, or with ENGINE=postgres on a PostgreSQL server of its own. Of the projects that
 * need them, the first makes them for all.
 */
export default async function makeTemplates({ vitest }: TestProject) {
  const all = vitest.getRootProject()
  if ('templates' in all.getProvidedContext()) return undefined
  const folder = await freshFolder()
  process.env[clusterFolder] = join(folder, 'cluster')
  const engine = process.env['ENGINE'] === 'postgres' ? await inPostgres(folder) : await inSqlite(folder)
  all.provide('templates', engine.templates)
  process.env[sampleFolder] = join(folder, 'server')
  return async () => {
    await engine.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function inSqlite(folder: string) {
  const templates: Templates = {
    ...{ engine: 'sqlite', dataDir: folder },
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

async function inPostgres(folder: string) {
  const server = await startPostgres()
  const templates: Templates = {
    ...{ engine: 'postgres', server: server.url, dataDir: folder },
    ...{ tables: 'tables', samples: 'samples' },
  }
  const tables = openPostgres(await server.create(templates.tables))
  await migrate(tables)
  await tables.destroy()
  const samples = openPostgres(await createDatabase(server.url, templates.samples, templates.tables))
  await addSamples(samples, openFiles(folder))
  await samples.destroy()
  return { templates, stop: () => server[Symbol.asyncDispose]() }
}
