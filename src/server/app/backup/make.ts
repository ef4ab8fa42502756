import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, open, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { copyDatabase, listKeys } from './database.ts'
import { newIdentity } from './encryption.ts'
import { hasMoved, movedMessage } from './moved.ts'
import { BackupRefused, isBackedUp } from './parts.ts'
import { readArchive } from './read-archive.ts'
import type { Source } from './source.ts'
import { type ArchiveWriter, createArchive } from './write-archive.ts'

/** The result of a backup; `notes` are for the operator. */
export type Made = { parts: number; bytes: number; notes: string[] }

/**
 * Writes a backup of a church, running or stopped, into a new archive: first to a temporary file, which is read back
 * and compared with its checksums, then renamed. An encrypted archive is read back with a temporary key, which is then
 * discarded. Throws BackupRefused when `target` exists, when there is nothing to back up, and when the rows are in a
 * database that the settings do not name.
 */
export async function makeBackup(
  source: Source,
  target: string,
  recipients: readonly string[] = [],
): Promise<Made> {
  const database = join(source.dataDir, 'church.db')
  if (!source.hasDatabase && !source.hasFiles) throw new BackupRefused(nothingHere)
  if (source.hasDatabase && hasMoved(source.dataDir)) throw new BackupRefused(movedMessage(source.dataDir))
  if (source.hasDatabase && !existsSync(database))
    throw new BackupRefused(`There is no church in ${source.dataDir}: ${database} is missing.`)
  if (existsSync(target)) throw new BackupRefused(`${target} exists already, and is not overwritten.`)
  await mkdir(dirname(target), { recursive: true, mode: 0o700 })
  const work = await mkdtemp(join(dirname(target), `.${basename(target)}.part-`))
  try {
    const part = join(work, 'archive')
    const once = recipients.length > 0 ? await newIdentity() : undefined
    const readers = once ? [...recipients, once.recipient] : []
    const notes = await fill(source, await createArchive(part, readers), join(work, 'church.db'))
    const { parts } = await readArchive(part, { identities: once ? [once.identity] : [] })
    await rename(part, target)
    await syncFolder(dirname(target))
    return { parts: parts.length, bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0), notes }
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

const nothingHere =
  'Nothing of this church lies here: its rows are in PostgreSQL (pg_dump copies them), its files in S3 (keep their versions there).'

/** Files first, then the database, then the files added meanwhile (docs/decisions/server.md#backups). */
async function fill(source: Source, writer: ArchiveWriter, copy: string): Promise<string[]> {
  await using archive = writer
  await addFolder(archive, source, 'secrets')
  if (source.hasFiles) await addFolder(archive, source, 'media')
  const lost = source.hasDatabase ? await addDatabase(archive, source, copy) : []
  const notes = [...source.notes, ...lost.map((key) => `${key} is named by the database, but is not there.`)]
  await archive.finish({ made_at: new Date().toISOString(), notes })
  return notes
}

/** A file may be added and deleted between two listings: take a new snapshot. Permanently missing files stop no backup. */
const mostTries = 5

/** Adds a snapshot of the database whose files are all in the archive; returns the keys of missing files. */
async function addDatabase(archive: ArchiveWriter, source: Source, copy: string): Promise<string[]> {
  const { dataDir, hasFiles } = source
  let lost: string[] = []
  for (let tries = 0; tries < mostTries; tries++) {
    await rm(copy, { force: true })
    await copyDatabase(join(dataDir, 'church.db'), copy)
    if (!hasFiles) break
    await addFolder(archive, source, 'media')
    lost = listKeys(copy).filter((key) => !archive.has(`media/${key}`))
    if (lost.length === 0) break
  }
  await archive.add('church.db', copy)
  return lost
}

/** Adds the files of a folder that are not in the archive yet. */
async function addFolder(archive: ArchiveWriter, { dataDir }: Source, folder: string): Promise<void> {
  for (const name of await listFiles(dataDir, folder))
    if (isBackedUp(name) && !archive.has(name)) await archive.add(name, join(dataDir, name))
}

async function listFiles(dataDir: string, folder: string): Promise<string[]> {
  const top = join(dataDir, folder)
  if (!existsSync(top)) return []
  const entries = await readdir(top, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(dataDir.length + 1)
        .replaceAll('\\', '/'),
    )
}

/** Flushes the folder: only then a new file name in it survives a power cut. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  await using handle = await open(folder)
  await handle.sync()
}
