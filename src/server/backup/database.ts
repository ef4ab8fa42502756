import { chmod } from 'node:fs/promises'
import { backup, DatabaseSync } from 'node:sqlite'
import { keyColumns } from '../files/named.ts'
import { BackupRefused } from './parts.ts'

/** In one step, so that other people's writes do not make it begin again. */
const everyPage = 2 ** 31 - 1

/**
 * Copies a SQLite database while others write to it: one moment of it, whole, in one file. Over a connection of its own, so
 * that nobody's query waits for it. Throws BackupRefused when the copy is broken, since then the database is.
 */
export async function copyDatabase(from: string, to: string): Promise<void> {
  using source = new DatabaseSync(from, { timeout: 30_000 })
  await backup(source, to, { rate: everyPage })
  await chmod(to, 0o600)
  using copy = new DatabaseSync(to)
  // Without a journal beside it a copy is one file.
  copy.exec('PRAGMA journal_mode = DELETE')
  checkDatabase(copy, 'The database is damaged')
}

/** The files that a copy of the database names. */
export function listKeys(file: string): string[] {
  using db = new DatabaseSync(file, { readOnly: true })
  return keyColumns.flatMap(([table, column]) =>
    db
      .prepare(`select distinct ${column} as key from ${table} where ${column} is not null`)
      .all()
      .map(({ key }) => String(key)),
  )
}

/** Throws BackupRefused when SQLite finds a database damaged. */
export function checkDatabase(db: DatabaseSync, what: string): void {
  const found = db.prepare('pragma integrity_check(1)').get()
  if (found?.integrity_check !== 'ok') throw new BackupRefused(`${what}: ${found?.integrity_check}`)
  const orphans = db.prepare('pragma foreign_key_check').all()
  if (orphans.length > 0)
    throw new BackupRefused(`${what}: ${orphans.length} rows point to rows that are not there.`)
}
