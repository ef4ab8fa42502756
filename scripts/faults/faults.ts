// npm run faults: injects failures of power, disk, network and clock, and checks that no acknowledged write is lost.
import { parseArgs } from 'node:util'
import { skewClock } from '../../tests/support/faults/clock.ts'
import { cutUploads } from '../../tests/support/faults/cuts.ts'
import { fillDisk, freezeDatabase } from '../../tests/support/faults/disk.ts'
import { fullDisk } from '../../tests/support/faults/full-disk.ts'
import { fullPostgres } from '../../tests/support/faults/full-postgres.ts'
import { isProvider, killWhileGiving } from '../../tests/support/faults/giving.ts'
import { killPostgres, killProcess } from '../../tests/support/faults/kills.ts'
import { muteMail } from '../../tests/support/faults/mail.ts'
import { killWhileSending } from '../../tests/support/faults/messages.ts'
import type { Outcome } from '../../tests/support/faults/outcome.ts'
import { registerAtOnce } from '../../tests/support/faults/registrations.ts'
import { renewTwice } from '../../tests/support/faults/tabs.ts'
import { killWhileKeeping } from '../../tests/support/faults/vouchers-and-registers.ts'
import { startPostgres } from '../../tests/support/postgres.ts'

const { values } = parseArgs({
  options: {
    kills: { type: 'string' },
    engine: { type: 'string', default: 'sqlite' },
    giving: { type: 'boolean', default: false },
    messages: { type: 'boolean', default: false },
    records: { type: 'boolean', default: false },
    registrations: { type: 'boolean', default: false },
    people: { type: 'string' },
    places: { type: 'string', default: '300' },
    gifts: { type: 'string', default: '10000' },
    provider: { type: 'string', default: 'paystack' },
  },
})
const kills = Number(values.kills ?? (values.messages ? 10 : 50))
if (!Number.isInteger(kills) || kills < 1 || !['sqlite', 'postgres'].includes(values.engine)) {
  console.error(
    'Say how often to kill it, and what it runs on: npm run faults -- --kills 200 --engine postgres',
  )
  process.exit(1)
}

const { provider } = values
if (!isProvider(provider)) {
  console.error('Say which provider: npm run faults -- --giving --provider hubtel')
  process.exit(1)
}

const heard = (line: string) => console.log(line)
const began = performance.now()
const outcomes = values.giving
  ? [await onGifts()]
  : values.messages
    ? [await onMessages()]
    : values.records
      ? [await onRecords()]
      : values.registrations
        ? [await onRegistrations()]
        : values.engine === 'postgres'
          ? await onPostgres()
          : await onSqlite()

console.log(
  `\nOn ${values.registrations ? 'postgres' : values.engine}, in ${Math.round((performance.now() - began) / 1000)} seconds:\n`,
)
console.table(
  outcomes.map(({ fault, rounds, acknowledged, wrong, back }) => ({
    fault,
    rounds,
    'acknowledged writes': acknowledged,
    'lost or wrong': wrong.length,
    'answers again, ms at most': back,
  })),
)
const wrong = outcomes.flatMap((outcome) => outcome.wrong.map((line) => `${outcome.fault}: ${line}`))
for (const line of wrong.slice(0, 50)) console.error(line)
process.exitCode = wrong.length > 0 ? 1 : 0

async function onSqlite(): Promise<Outcome[]> {
  return inTurn([
    () => fullDisk(6),
    () => fillDisk(6),
    () => freezeDatabase(6),
    () => muteMail(10),
    () => cutUploads(20),
    () => skewClock(8),
    () => renewTwice(20),
    () => killProcess({ rounds: kills, heard }),
  ])
}

/** Gifts alone, by the payment provider's fake. Prints in which states they ended. */
async function onGifts(): Promise<Outcome> {
  const { states, ...outcome } = await killWhileGiving({
    gifts: Number(values.gifts),
    kills,
    heard,
    // Checked above; a function does not see that.
    provider: isProvider(values.provider) ? values.provider : 'paystack',
  })
  console.log('Ended in these states:', states)
  return outcome
}

/** Registrations alone: more people than places, through two processes. */
function onRegistrations(): Promise<Outcome> {
  return registerAtOnce({ people: Number(values.people ?? 500), places: Number(values.places), heard })
}

/** A message to many people alone, by the fake of the provider of text messages. Prints how often each got it. */
async function onMessages(): Promise<Outcome> {
  const { reached, ...outcome } = await killWhileSending({
    people: Number(values.people ?? 5000),
    kills,
    heard,
  })
  console.table(reached)
  return outcome
}

/** Vouchers and entries of registers alone: two processes on PostgreSQL, one on SQLite. */
async function onRecords(): Promise<Outcome> {
  if (values.engine === 'sqlite') return killWhileKeeping({ kills, processes: 1, heard })
  await using postgres = await startPostgres({ durable: true })
  const env = { DATABASE_URL: await postgres.create('records') }
  // `await` is needed: the server is disposed when this function returns.
  return await killWhileKeeping({ kills, env, processes: 2, heard })
}

/** PostgreSQL with durable writes, as in production: acknowledged writes are on the disk. */
async function onPostgres(): Promise<Outcome[]> {
  await using postgres = await startPostgres({ durable: true })
  // `await` is needed: the server is disposed when this function returns.
  return await inTurn([
    async () => killProcess({ rounds: kills, heard, env: { DATABASE_URL: await postgres.create('kills') } }),
    () => killPostgres(postgres, { rounds: Math.ceil(kills / 4), heard }),
    () => fullPostgres(6),
  ])
}

async function inTurn(faults: (() => Promise<Outcome | undefined>)[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const fault of faults) {
    const outcome = await fault()
    if (!outcome) continue
    outcomes.push(outcome)
    const { wrong, acknowledged } = outcome
    console.log(`${outcome.fault}: ${acknowledged} writes acknowledged, ${wrong.length} lost or wrong`)
  }
  return outcomes
}
