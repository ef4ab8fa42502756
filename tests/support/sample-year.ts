import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { seedSampleData } from '../../src/server/app/samples/seed/seed.ts'
import { openFiles } from '../../src/server/platform/files/store.ts'
import { openTestDatabases } from './database.ts'
import { quickHash } from './quick-password.ts'
import { freshFolder } from './server.ts'

const mediaFolder = fileURLToPath(new URL('../../src/content/media/', import.meta.url))

/** The demonstration with its year, as of a moment. */
export async function openYear(now: Date) {
  const dataDir = await freshFolder()
  const [db] = await openTestDatabases(1)
  const files = openFiles(dataDir)
  await seedSampleData(db, { files, now, hashPassword: quickHash, mediaFolder, year: 'at once' })
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
