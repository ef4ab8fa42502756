import { mkdir, mkdtemp, open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { hasReplaced, OutdatedDatabase } from '../../platform/db/migrations/adopt.ts'
import { addToErasureList, laterThan, listName, readErasureList } from '../../platform/erasures/list-file.ts'
import { checkDatabase } from './database.ts'
import { BackupRefused, isBackedUp, type Manifest } from './parts.ts'
import { readArchive } from './read-archive.ts'

/** What the target folder may contain: its own backups, and a new disk's lost+found. */
const harmless = new Set(['backups', 'lost+found'])

/**
 * Restores a backup into an empty data folder: reads and verifies everything in a temporary folder, then moves it into
 * place, the database last. Skips the signing key of older archives; the next start generates a new one. Throws
 * BackupRefused, with the folder unchanged, when the folder is not empty, the archive is invalid or of a version before 0.1.0.
 */
export async function restoreBackup(
  file: string,
  dataDir: string,
  identities: readonly string[] = [],
): Promise<Manifest> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const there = (await readdir(dataDir)).filter((name) => !harmless.has(name))
  if (there.length > 0)
    throw new BackupRefused(
      `${dataDir} is not empty (${there.slice(0, 3).join(', ')}), and is not overwritten.`,
    )
  const work = await mkdtemp(join(dataDir, '.restore-'))
  try {
    const manifest = await readArchive(file, {
      identities,
      openSink: (name) => (isBackedUp(name) ? openSink(join(work, name)) : undefined),
    })
    checkCopy(work, manifest)
    const later = await bringErasures(file, dataDir, manifest)
    await moveInto(work, dataDir)
    return { ...manifest, notes: [...manifest.notes, later] }
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

async function openSink(path: string) {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const to = await open(path, 'wx', 0o600)
  return {
    write: (chunk: Buffer) => to.writeFile(chunk),
    async end() {
      await to.sync()
      await to.close()
    },
  }
}

function checkCopy(work: string, { parts }: Manifest): void {
  if (!parts.some(({ name }) => name === 'church.db')) return
  using copy = new DatabaseSync(join(work, 'church.db'))
  checkDatabase(copy, 'The database of this backup is damaged')
  checkVersion(copy)
}

/** Throws BackupRefused for a database that the next start would refuse (platform/db/migrations/adopt.ts). */
function checkVersion(copy: DatabaseSync): void {
  const isThere = copy.prepare(`select 1 from sqlite_schema where name = 'kysely_migration'`).get()
  const applied = isThere ? copy.prepare('select name from kysely_migration').all() : []
  try {
    hasReplaced(applied.map(({ name }) => String(name)))
  } catch (error) {
    throw error instanceof OutdatedDatabase ? new BackupRefused(error.message) : error
  }
}

/** Moves the database last: until it exists, the folder does not count as a church. */
async function moveInto(work: string, dataDir: string): Promise<void> {
  const names = (await readdir(work)).sort((a, b) => Number(a === 'church.db') - Number(b === 'church.db'))
  for (const name of names) await rename(join(work, name), join(dataDir, name))
}

/**
 * Takes along the list of what was deleted for good, so that the next start deletes again what came later than this backup. Returns
 * what the operator should know of it.
 */
async function bringErasures(file: string, dataDir: string, { made_at }: Manifest): Promise<string> {
  const beside = await readErasureList(dirname(file))
  const folder = join(dataDir, 'backups')
  const all = [...(await readErasureList(folder)), ...beside]
  if (all.length === 0)
    return `No list of what was deleted for good lies beside this backup. If the church has one (${listName} in its folder of backups), put it into ${folder} before you start it.`
  await addToErasureList(folder, beside)
  const later = laterThan(await readErasureList(folder), made_at)
  return later.length === 0
    ? 'Nothing was deleted for good after this backup was made.'
    : `Deleted for good after this backup was made: ${later.length}. The next start deletes that again, before anybody is served.`
}
