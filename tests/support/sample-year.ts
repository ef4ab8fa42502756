import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type SeedDeps, seedSampleData } from '../../src/server/app/samples/seed/seed.ts'
import { planYear } from '../../src/server/app/samples/year/year.ts'
import { openFiles } from '../../src/server/platform/files/store.ts'
import { type Church, openChurch } from './church.ts'
import { openTestDatabases } from './database.ts'
import { quickHash } from './quick-password.ts'
import { openedAt } from './sample-church.ts'
import { freshFolder } from './server.ts'

const mediaFolder = fileURLToPath(new URL('../../src/content/media/', import.meta.url))

/** The database of a demonstration with its year, as of a moment; `later`: with a year that is still to be written. */
export async function openYear(now: Date, year: SeedDeps['year'] = 'at once') {
  const dataDir = await freshFolder()
  const [db] = await openTestDatabases(1)
  const files = openFiles(dataDir)
  await seedSampleData(db, { files, now, hashPassword: quickHash, mediaFolder, year })
  return {
    db,
    files,
    dataDir,
    async [Symbol.asyncDispose]() {
      await db.destroy()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** A church (church.ts) that has lived a year with the product: the sample one, with households, books, services, care and messages. */
export const livedInChurch = (): Promise<Church> => openChurch({ withYear: true })

/** A church whose year is still to be written. */
export async function churchBeforeItsYear(): Promise<Church> {
  const church = await openChurch()
  await church.db.transaction().execute((transaction) => planYear(transaction, openedAt))
  return church
}
