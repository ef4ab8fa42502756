// npm run migrate:postgres: copies the SQLite database in DATA_DIR to the PostgreSQL database of DATABASE_URL.
import { existsSync } from 'node:fs'
import { closeJournal, fileToMove, movedFile, setAside } from '../../src/server/app/backup/moved.ts'
import { BackupRefused } from '../../src/server/app/backup/parts.ts'
import { explainStartFailure } from '../../src/server/app/operations/explain.ts'
import { readSettings, type Settings, WrongSetting } from '../../src/server/platform/config.ts'
import { CopyMismatch, type MovedTable, moveChurch } from '../../src/server/platform/db/move.ts'
import { migrate, openDatabase } from '../../src/server/platform/db/open-database.ts'
import { openPostgres } from '../../src/server/platform/db/postgres.ts'

async function move({ DATABASE_URL, DATA_DIR }: Settings): Promise<void> {
  if (!DATABASE_URL)
    throw new WrongSetting('Say where to: DATABASE_URL=postgres://… npm run migrate:postgres')
  const file = fileToMove(DATA_DIR)
  if (!existsSync(file)) throw new WrongSetting(`There is no church at ${file}. Is DATA_DIR right?`)
  closeJournal(file)
  const moved = await copyRows(file, DATABASE_URL)
  await setAside(DATA_DIR)
  for (const { table, rows } of moved) console.log(`${table.padEnd(16)} ${String(rows).padStart(9)} the same`)
  console.log(
    `\nThe church has moved. Start it with the same DATABASE_URL; its files and secrets stay in ${DATA_DIR}.`,
  )
  console.log(`Keep ${movedFile(DATA_DIR)} until you are sure; nothing reads it any more.`)
}

async function copyRows(file: string, address: string): Promise<MovedTable[]> {
  await using from = openDatabase(file)
  await using to = openPostgres(address)
  for (const db of [from, to]) await migrate(db)
  return await from.transaction().execute((snapshot) => moveChurch(snapshot, to))
}

let settings: Settings | undefined
try {
  settings = readSettings(process.env)
  await move(settings)
} catch (error) {
  const expected = [WrongSetting, BackupRefused, CopyMismatch].some((kind) => error instanceof kind)
  console.error(
    expected && error instanceof Error ? error.message : (explainStartFailure(error, settings) ?? error),
  )
  process.exitCode = 1
}
