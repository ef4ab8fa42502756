import { closeSync, existsSync, openSync, readSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { BackupRefused } from './parts.ts'

// Not imported from db/choose.ts, which would load the PostgreSQL driver for every backup.
const databaseFile = (dataDir: string) => join(dataDir, 'church.db')

/** The SQLite file of a church that has moved to PostgreSQL, unchanged since the move. */
export const movedFile = (dataDir: string): string => join(dataDir, 'church.moved-to-postgres.db')

/** Replaces church.db after the move. SQLite cannot open it, so that neither a start nor a backup uses the outdated database. */
const note = `This is a note, and no database: the rows of this church have moved to PostgreSQL.
Start the church and its backups with the DATABASE_URL that they moved to.
To go back to the day of the move, rename church.moved-to-postgres.db to church.db.
`

/** Whether the rows of this data folder have moved to PostgreSQL. */
export function hasMoved(dataDir: string): boolean {
  const begins = readBeginning(databaseFile(dataDir))
  return begins === undefined ? existsSync(movedFile(dataDir)) : begins === note
}

/** The error message when such a church is started or backed up without DATABASE_URL. */
export const movedMessage = (dataDir: string): string =>
  `The rows of the church in ${dataDir} have moved to PostgreSQL, but DATABASE_URL is not set. Set it as it was for the move (docs/operations.md, "Growing past one machine").`

/** The SQLite file to move: church.db, or its new name after an earlier move. Throws BackupRefused when both are databases. */
export function fileToMove(dataDir: string): string {
  if (hasMoved(dataDir)) return movedFile(dataDir)
  const file = databaseFile(dataDir)
  if (existsSync(file) && existsSync(movedFile(dataDir)))
    throw new BackupRefused(
      `${movedFile(dataDir)} is there from an earlier move, and is not overwritten: rename one of the two.`,
    )
  return file
}

/** Turns a database into a single file without a journal. Throws BackupRefused while another process has it open. */
export function closeJournal(file: string): void {
  using db = new DatabaseSync(file, { timeout: 1000 })
  try {
    db.exec('PRAGMA journal_mode = DELETE')
  } catch (error) {
    if (!isBusy(error)) throw error
    throw new BackupRefused(`${file} is open in another process. Stop the church, then run this again.`)
  }
}

const isBusy = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === 5

/** Renames church.db after a move, and writes a note in its place. Does nothing if that was done before. */
export async function setAside(dataDir: string): Promise<void> {
  if (hasMoved(dataDir)) return
  const file = databaseFile(dataDir)
  closeJournal(file)
  {
    await using written = await open(`${file}.note`, 'w', 0o600)
    await written.writeFile(note)
    await written.sync()
  }
  await rename(file, movedFile(dataDir))
  await rename(`${file}.note`, file)
}

/** Reads the first bytes of a file, as many as the note has; undefined when it is missing or unreadable. */
function readBeginning(file: string): string | undefined {
  const bytes = Buffer.alloc(Buffer.byteLength(note))
  try {
    const opened = openSync(file, 'r')
    const read = readSync(opened, bytes)
    closeSync(opened)
    return bytes.toString('utf8', 0, read)
  } catch {
    return undefined
  }
}
