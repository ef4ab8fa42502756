import { mkdir, mkdtemp, open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { checkDatabase } from './database.ts'
import { BackupRefused, isKept, type Manifest } from './parts.ts'
import { readArchive } from './read-archive.ts'

/** What may lie in a data folder that is to be filled: its own backups, and what a new disk has. */
const harmless = new Set(['backups', 'lost+found'])

/**
 * Puts a backup into an empty data folder: everything is read and checked beside first, then moved into place, the database
 * last. The signing key of an older archive stays out: the next start makes another. Throws BackupRefused, with the folder as it was, for a folder that is not empty and an archive that does not hold.
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
      openSink: (name) => (isKept(name) ? openSink(join(work, name)) : undefined),
    })
    checkCopy(work, manifest)
    await moveInto(work, dataDir)
    return manifest
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
}

/** The database last: while it is missing nobody takes the folder for a church. */
async function moveInto(work: string, dataDir: string): Promise<void> {
  const names = (await readdir(work)).sort((a, b) => Number(a === 'church.db') - Number(b === 'church.db'))
  for (const name of names) await rename(join(work, name), join(dataDir, name))
}
