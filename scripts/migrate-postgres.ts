// npm run migrate:postgres: moves the church of DATA_DIR from its SQLite file into the PostgreSQL database of DATABASE_URL.
import { existsSync } from 'node:fs'
import { readSettings, WrongSetting } from '../src/server/config.ts'
import { databaseFile } from '../src/server/db/choose.ts'
import { moveChurch, NotTheSame } from '../src/server/db/move.ts'
import { migrate, openDatabase } from '../src/server/db/open.ts'
import { explainPostgres, openPostgres } from '../src/server/db/postgres.ts'

async function move(): Promise<void> {
  const { DATABASE_URL, DATA_DIR } = readSettings(process.env)
  if (!DATABASE_URL)
    throw new WrongSetting('Say where to: DATABASE_URL=postgres://… npm run migrate:postgres')
  const file = databaseFile(DATA_DIR)
  if (!existsSync(file)) throw new WrongSetting(`There is no church at ${file}. Is DATA_DIR right?`)
  await using from = openDatabase(file)
  await using to = openPostgres(DATABASE_URL)
  for (const db of [from, to]) await migrate(db)
  const moved = await from.transaction().execute((snapshot) => moveChurch(snapshot, to))
  for (const { table, rows } of moved) console.log(`${table.padEnd(16)} ${String(rows).padStart(9)} the same`)
  console.log(
    `\nThe church has moved. Start it with the same DATABASE_URL; its files and secrets stay in ${DATA_DIR}.`,
  )
  console.log(`Keep ${file} until you are sure; nothing reads it any more.`)
}

try {
  await move()
} catch (error) {
  const expected = error instanceof WrongSetting || error instanceof NotTheSame
  const trouble = explainPostgres(error, process.env['DATABASE_URL'] ?? '')
  console.error(trouble ?? (expected ? error.message : error))
  process.exitCode = 1
}
