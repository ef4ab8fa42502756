import { createWriteStream, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { bringImport } from '../../src/server/people/persons/imports/bring.ts'
import { tryImport } from '../../src/server/people/persons/imports/dry-run.ts'
import { findImport, saveMapping, saveTrial } from '../../src/server/people/persons/imports/repo.ts'
import { storeList } from '../../src/server/people/persons/imports/store-list.ts'
import { undoImport } from '../../src/server/people/persons/imports/undo.ts'
import { openChosenDatabase } from '../../src/server/platform/db/choose.ts'
import { migrate } from '../../src/server/platform/db/open-database.ts'
import { csvIn, peopleList } from '../../tests/support/people-list.ts'
import { startPostgres } from '../../tests/support/postgres.ts'

/*
 * How long a list of people takes, and how much memory: `node scripts/bench/people-import.ts [rows]`, with
 * ENGINE=postgres on PostgreSQL. Prints one line a step; `held` is the longest time that the event loop was held. On a busy machine
 * the processor time of this process and of PostgreSQL tells more: one of them works at a time.
 */

const rows = Number(process.argv[2] ?? 100_000)
const folder = await mkdtemp(join(tmpdir(), 'people-'))
const path = join(folder, 'list.csv')
await new Promise((done) => createWriteStream(path).end(csvIn(peopleList(rows)), () => done(undefined)))
const server = process.env['ENGINE'] === 'postgres' ? await startPostgres() : undefined
const DATABASE_URL = server ? await server.create('people') : undefined
const db = openChosenDatabase({ DATABASE_URL, DATA_DIR: folder })
await migrate(db)
const now = new Date()

let [peak, held, last] = [0, 0, performance.now()]
const timer = setInterval(() => {
  const at = performance.now()
  ;[held, last] = [Math.max(held, at - last - 5), at]
  peak = Math.max(peak, process.memoryUsage.rss())
}, 5)

/** Processor seconds of this process, and of PostgreSQL's connections (Linux only). */
async function processorTime(): Promise<number> {
  const { user, system } = process.cpuUsage()
  if (!server) return (user + system) / 1e6
  const { rows } = await sql<{
    pid: number
  }>`select pid from pg_stat_activity where datname = 'people'`.execute(db)
  const ticks = rows.map(({ pid }) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return Number(fields[11]) + Number(fields[12])
  })
  return (user + system) / 1e6 + ticks.reduce((sum, one) => sum + one, 0) / 100
}

async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  globalThis.gc?.()
  const before = process.memoryUsage.rss()
  ;[peak, held, last] = [before, 0, performance.now()]
  const worked = await processorTime()
  const start = performance.now()
  const result = await work()
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.info(
    `${name}: ${seconds} s, of which ${((await processorTime()) - worked).toFixed(1)} s at work, ${Math.round((peak - before) / 1048576)} MB more, held ${Math.round(held)} ms`,
  )
  return result
}

const list = await step('read', () => storeList(db, { path, name: 'list.csv', by: null, now }))
await step('tried', async () => {
  const mapped = await saveMapping(db, await findImport(db, list.id), list)
  const trial = await tryImport(db, mapped, now)
  await saveTrial(db, mapped, trial)
  console.info(JSON.stringify(trial.counts))
})
const { version } = await findImport(db, list.id)
await step('brought over', () =>
  db.transaction().execute((one) => bringImport(one, list.id, version, { by: null, now })),
)
await step('taken back', () => db.transaction().execute((one) => undoImport(one, list.id, { by: null, now })))
clearInterval(timer)
await db.destroy()
await server?.[Symbol.asyncDispose]()
await rm(folder, { recursive: true })
