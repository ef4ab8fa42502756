import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inject } from 'vitest'
import { seedSampleData } from '../../src/server/app/samples/seed/seed.ts'
import type { Db } from '../../src/server/platform/db/tables.ts'
import { type FileStore, openFiles } from '../../src/server/platform/files/store.ts'
import { openTestDatabases } from './database.ts'
import { quickHash } from './quick-password.ts'
import { removeMessages } from './written-messages.ts'

const mediaFolder = fileURLToPath(new URL('../../src/content/media/', import.meta.url))

/** The time of the sample data, unless a test needs another. */
export const openedAt = new Date('2026-11-21T12:00:00Z')

/** Adds the sample data of a time to empty tables and a file store. */
export async function addSamples(
  db: Db,
  files: FileStore,
  { now = openedAt, withYear = false } = {},
): Promise<void> {
  await seedSampleData(db, {
    files,
    now,
    hashPassword: quickHash,
    mediaFolder,
    year: withYear ? 'at once' : 'none',
  })
  if (withYear) return
  // Tests write their own words to the church, and expect no others.
  await removeMessages(db, 'contact', 'leader')
}

type Opening = { processes: number; now: Date; files: FileStore | undefined; withYear: boolean }

/**
 * The database of a sample church, opened by each of its processes, with its recordings in `dataDir`: a copy, unless it is of
 * another moment or has other files.
 */
export async function openSampleChurch(
  dataDir: string,
  { processes, now, files, withYear }: Opening,
): Promise<[Db, ...Db[]]> {
  if (now === openedAt && !files && !withYear) {
    // At once: each promise of a file costs more than the file.
    cpSync(join(inject('templates').dataDir, 'media'), join(dataDir, 'media'), { recursive: true })
    return openTestDatabases(processes, 'samples')
  }
  const dbs = await openTestDatabases(processes)
  await addSamples(dbs[0], files ?? openFiles(dataDir), { now, withYear })
  return dbs
}
