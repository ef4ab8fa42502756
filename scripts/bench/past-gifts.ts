import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bringPastImport } from '../../src/server/giving/books/past-gifts/bring.ts'
import { storePastFile } from '../../src/server/giving/books/past-gifts/store-file.ts'
import { takePastImportBack } from '../../src/server/giving/books/past-gifts/take-back.ts'
import { tryPastImport } from '../../src/server/giving/books/past-gifts/trial.ts'
import { openChosenDatabase } from '../../src/server/platform/db/choose.ts'
import { migrate } from '../../src/server/platform/db/open-database.ts'
import { addPastPeople, pastGiftLines } from '../../tests/support/past-gift-list.ts'
import { startPostgres } from '../../tests/support/postgres.ts'

/*
 * How long a file of past gifts takes: `node scripts/bench/past-gifts.ts [rows] [people]`, with ENGINE=postgres on PostgreSQL. Prints one
 * line a step; `held` is the longest time that the event loop was held.
 */

const rows = Number(process.argv[2] ?? 50_000)
const people = Number(process.argv[3] ?? 5_000)
const folder = await mkdtemp(join(tmpdir(), 'past-gifts-'))
const path = join(folder, 'gifts.csv')
await new Promise((done) =>
  createWriteStream(path).end([...pastGiftLines(rows, people)].join('\n'), () => done(undefined)),
)
const server = process.env['ENGINE'] === 'postgres' ? await startPostgres() : undefined
const DATABASE_URL = server ? await server.create('past') : undefined
const db = openChosenDatabase({ DATABASE_URL, DATA_DIR: folder })
await migrate(db)
const now = new Date()
await addPastPeople(db, people, now)

let [held, last, peak] = [0, performance.now(), 0]
const timer = setInterval(() => {
  const at = performance.now()
  ;[held, last] = [Math.max(held, at - last - 5), at]
  peak = Math.max(peak, process.memoryUsage.rss())
}, 5)

let all = 0
async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const before = process.memoryUsage.rss()
  ;[held, last, peak] = [0, performance.now(), before]
  const start = performance.now()
  const result = await work()
  const seconds = (performance.now() - start) / 1000
  all += seconds
  const more = Math.round((peak - before) / 1_048_576)
  console.info(`${name}: ${seconds.toFixed(1)} s, ${more} MB more, held ${Math.round(held)} ms`)
  return result
}

const file = await step('read', () => storePastFile(db, { path, name: 'gifts.csv', by: null, now }))
const tried = await step('tried', () =>
  tryPastImport(
    db,
    file,
    { mapping: file.mapping, order: file.order, funds: [{ label: 'Roof', fund: null }] },
    now,
  ),
)
console.info(tried.counts)
const form = { version: tried.version, in_statements: true, unnamed: true, leave_out: true }
await step('brought over', () => db.transaction().execute((one) => bringPastImport(one, file.id, form, now)))
console.info(`read, tried and brought over: ${all.toFixed(1)} s`)
await step('taken back', () => db.transaction().execute((one) => takePastImportBack(one, file.id, now)))
clearInterval(timer)
await db.destroy()
await server?.[Symbol.asyncDispose]()
await rm(folder, { recursive: true })
