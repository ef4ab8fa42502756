import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { clusterFolder } from './postgres.ts'
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
 * need them, the first makes them for all; the others do not load the server's modules.
 */
export default async function makeTemplates({ vitest }: TestProject) {
  const all = vitest.getRootProject()
  if ('templates' in all.getProvidedContext()) return undefined
  const { inPostgres, inSqlite } = await import('./templates.ts')
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
