import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inject } from 'vitest'
import { hashPassword } from '../../src/server/accounts/passwords.ts'
import type { Db } from '../../src/server/db/tables.ts'
import { type FileStore, openFiles } from '../../src/server/files/store.ts'
import { seedSampleData } from '../../src/server/samples/seed/seed.ts'
import { openTestDatabase } from './database.ts'

const mediaFolder = fileURLToPath(new URL('../../src/content/media/', import.meta.url))

/** The time of the sample data, unless a test needs another. */
export const openedAt = new Date('2026-11-21T12:00:00Z')

/** Adds the sample data of a time to empty tables and a file store. */
export async function addSamples(db: Db, files: FileStore, now = openedAt): Promise<void> {
  await seedSampleData(db, { files, now, hashPassword, mediaFolder })
}

/**
 * The database of a sample church, with its recordings in `dataDir`: a copy of the template, unless the time or the file store is another.
 */
export async function openSampleChurch(dataDir: string, now: Date, files?: FileStore): Promise<Db> {
  if (now === openedAt && !files) {
    await cp(join(inject('templates').dataDir, 'media'), join(dataDir, 'media'), { recursive: true })
    return openTestDatabase('samples')
  }
  const db = await openTestDatabase()
  await addSamples(db, files ?? openFiles(dataDir), now)
  return db
}
