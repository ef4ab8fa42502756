import { chmod } from 'node:fs/promises'
import { backup, DatabaseSync } from 'node:sqlite'
import {
  documentColumns,
  keyColumns,
  keyOfSetting,
  keySettings,
  keysInBin,
  keysInDocument,
  namingFile,
} from '../../platform/files/named.ts'
import { BackupRefused } from './parts.ts'

/** Copies all pages in one step, so that concurrent writes do not restart the copy. */
const everyPage = 2 ** 31 - 1

/**
 * Copies a SQLite database, while others write to it, as a consistent snapshot in one file. Uses its own connection, so
 * that no other query waits. Throws BackupRefused when the copy is damaged, since then the database is too.
 */
export async function copyDatabase(from: string, to: string): Promise<void> {
  using source = new DatabaseSync(from, { timeout: 30_000 })
  await backup(source, to, { rate: everyPage })
  await chmod(to, 0o600)
  using copy = new DatabaseSync(to)
  // Without a journal the copy is a single file.
  copy.exec('PRAGMA journal_mode = DELETE')
  checkDatabase(copy, 'The database is damaged')
  // Without what deleted rows leave in pages (docs/decisions/server.md#erasure). The copy is nobody else's, so that nobody waits.
  copy.exec('PRAGMA secure_delete = ON; VACUUM')
}

/** The keys of the media files that a copy of the database refers to. */
export function listKeys(file: string): string[] {
  using db = new DatabaseSync(file, { readOnly: true })
  const ofColumns = keyColumns.flatMap(([table, column]) =>
    db
      .prepare(`select distinct ${column} as key from ${table} where ${column} is not null`)
      .all()
      .map(({ key }) => String(key)),
  )
  const ofSettings = keySettings.flatMap((name) =>
    db
      .prepare('select value from church_setting where key = ?')
      .all(name)
      .flatMap(({ value }) => keyOfSetting(String(value)) ?? []),
  )
  const ofPages = documentColumns.flatMap(([table, column]) =>
    db
      .prepare(`select ${column} as document from ${table} where ${column} like ?`)
      .all(namingFile)
      .flatMap(({ document }) => keysInDocument(String(document))),
  )
  const ofBin = db
    .prepare("select document from bin_entry where kind = 'page' and document like ?")
    .all(namingFile)
    .flatMap(({ document }) => keysInBin(String(document)))
  return [...ofColumns, ...ofSettings, ...new Set([...ofPages, ...ofBin])]
}

/** Throws BackupRefused when SQLite's integrity check or foreign key check fails. */
export function checkDatabase(db: DatabaseSync, what: string): void {
  const check = db.prepare('pragma integrity_check(1)').get()
  if (check?.integrity_check !== 'ok') throw new BackupRefused(`${what}: ${check?.integrity_check}`)
  const orphans = db.prepare('pragma foreign_key_check').all()
  if (orphans.length > 0)
    throw new BackupRefused(`${what}: ${orphans.length} rows point to rows that are not there.`)
}
