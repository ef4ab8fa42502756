import type { TestProject } from 'vitest/node'
import { migrate } from '../../src/server/db/open.ts'
import { openPostgres } from '../../src/server/db/postgres.ts'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the PostgreSQL server that the tests run on; without one they run on SQLite. */
    postgres: string | undefined
  }
}

/** With ENGINE=postgres, one PostgreSQL server for the whole run, with a database to copy that has its tables already. */
export default async function chooseEngine({ provide }: TestProject) {
  provide('postgres', undefined)
  if (process.env['ENGINE'] !== 'postgres') return undefined
  const server = await startPostgres()
  const db = openPostgres(await server.create('with_tables'))
  await migrate(db)
  await db.destroy()
  provide('postgres', server.url)
  return () => server[Symbol.asyncDispose]()
}
