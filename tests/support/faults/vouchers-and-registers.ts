import { rm } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { SpendVoucherAnswer } from '../../../src/lib/contract/giving/spending.ts'
import type { ParishEntryAnswer } from '../../../src/lib/contract/people/parish-register.ts'
import { openAccount, openFund } from '../../../src/server/giving/books/accounts/openings.ts'
import { addUsualCategories } from '../../../src/server/giving/books/spending/categories.ts'
import { spendNumber } from '../../../src/server/giving/books/spending/vouchers.ts'
import { verifyBooks } from '../../../src/server/giving/books/verify/verify.ts'
import { openChosenDatabase } from '../../../src/server/platform/db/choose.ts'
import type { Db } from '../../../src/server/platform/db/tables.ts'
import { freshFolder, type RunningServer, startServer } from '../server.ts'
import { call, isDone, type Said, signIn } from './call.ts'
import type { Outcome } from './outcome.ts'

type Rounds = {
  kills: number
  env?: Record<string, string>
  /** How many processes of the church run, and are killed: two need PostgreSQL. */
  processes: number
  heard?: (line: string) => void
}

/** Who does what. Nobody of them has the duty of another. */
const crew = { treasurer: 'leader', signatory: 'leader2', registrar: 'media' } as const
type Duty = keyof typeof crew

/** What was acknowledged: vouchers with the last step, entries of registers with their name. */
type Ledger = {
  vouchers: Map<string, { step: 'prepared' | 'approved' | 'paid'; payee: string }>
  entries: Map<string, string>
  /** Answers that no writer may get. */
  refused: string[]
  writes: number
}

type Place = { fund: number; category: number; cash: number }

/** The access tokens of the crew. They outlive a process; signing in costs the processor much. */
type Tokens = { of: Record<Duty, string>; until: number }

/** Kills come after so many writes of a round were acknowledged, and up to so many milliseconds later. */
const [writesOfRound, later] = [8, 600]

/**
 * Kills every process (-9) at random moments while vouchers are prepared, approved and paid and entries of registers are written at each
 * of them. In the end every acknowledged step and entry is there, every number once and none missing, and `verify-books` finds nothing.
 */
export async function killWhileKeeping({ kills, env = {}, processes, heard }: Rounds): Promise<Outcome> {
  const dataDir = await freshFolder()
  const settings = { BACKUPS: '0', MIN_FREE_MB: '0', ...env }
  const open = () => startServer({ dataDir, env: settings })
  await (await open()).kill('SIGTERM')
  const place = await onDatabase({ dataDir, env }, plant)
  const ledger: Ledger = { vouchers: new Map(), entries: new Map(), refused: [], writes: 0 }
  let tokens: Tokens | undefined
  let back = 0
  for (let round = 0; round < kills; round++) {
    const began = performance.now()
    const servers = await Promise.all(Array.from({ length: processes }, open))
    back = Math.max(back, Math.round(performance.now() - began))
    if (!tokens || Date.now() > tokens.until) tokens = await signInAll(servers[0]?.url ?? '')
    await keepUntilKilled(servers, { place, ledger, tokens: tokens.of })
    if ((round + 1) % 10 === 0) heard?.(`${round + 1} rounds, ${ledger.writes} writes acknowledged`)
  }
  const last = await open()
  await last.kill('SIGTERM')
  const wrong = await onDatabase({ dataDir, env }, (db) => compare(db, ledger))
  await rm(dataDir, { recursive: true, force: true })
  return {
    fault: `kill -9 of ${processes === 1 ? 'the process' : `${processes} processes`} while vouchers and registers are kept`,
    rounds: kills,
    acknowledged: ledger.writes,
    wrong: [...ledger.refused, ...wrong],
    back,
  }
}

async function signInAll(url: string): Promise<Tokens> {
  const one = async (duty: Duty) => (await signIn(url, crew[duty])).access
  return {
    of: {
      treasurer: await one('treasurer'),
      signatory: await one('signatory'),
      registrar: await one('registrar'),
    },
    until: Date.now() + 5 * 60_000,
  }
}

type Keeping = { place: Place; ledger: Ledger; tokens: Record<Duty, string> }

/** Keeps vouchers and registers at every process at once, and kills all of them at a random moment after the first writes. */
async function keepUntilKilled(servers: readonly RunningServer[], keeping: Keeping): Promise<void> {
  const { ledger } = keeping
  const before = ledger.writes
  const stop = new AbortController()
  const writing = servers.flatMap(({ url }, at) => [
    keepVouchers(url, `${at} ${before}`, keeping, stop.signal),
    keepVouchers(url, `${at} ${before} again`, keeping, stop.signal),
    keepRegister(url, `${at} ${before}`, keeping, stop.signal),
    keepRegister(url, `${at} ${before} again`, keeping, stop.signal),
  ])
  for (const until = Date.now() + 60_000; ledger.writes < before + writesOfRound && Date.now() < until; )
    await wait(10)
  await wait(Math.random() * later)
  await Promise.all(servers.map((server) => server.kill('SIGKILL')))
  stop.abort()
  await Promise.all(writing)
}

async function onDatabase<Result>(
  { dataDir, env }: { dataDir: string; env: Record<string, string> },
  act: (db: Db) => Promise<Result>,
): Promise<Result> {
  const db = openChosenDatabase({ DATA_DIR: dataDir, DATABASE_URL: env['DATABASE_URL'] })
  try {
    return await act(db)
  } finally {
    await db.destroy()
  }
}

/** Duties for the crew, a category, and money enough in the cash box and in a fund. */
function plant(db: Db): Promise<Place> {
  return db.transaction().execute(async (transaction) => {
    const now = new Date()
    const granted_at = now.toISOString()
    for (const duty of Object.keys(crew) as Duty[]) {
      const { id } = await transaction
        .selectFrom('account')
        .select('id')
        .where('username', '=', crew[duty])
        .executeTakeFirstOrThrow()
      await transaction.insertInto('duty').values({ account_id: id, duty, granted_at }).execute()
    }
    await addUsualCategories(transaction)
    const firstOf = async (table: 'fund' | 'spending_category' | 'book_account') =>
      (await transaction.selectFrom(table).select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()).id
    const place = {
      fund: await firstOf('fund'),
      category: await firstOf('spending_category'),
      cash: await firstOf('book_account'),
    }
    const { id: by } = await transaction
      .selectFrom('account')
      .select('id')
      .where('username', '=', crew.treasurer)
      .executeTakeFirstOrThrow()
    const form = { day: granted_at.slice(0, 10), amount: 1_000_000_000 }
    await openAccount(transaction, place.cash, form, { by, now })
    await openFund(transaction, place.fund, form, { by, now })
    return place
  })
}

/** Prepares, approves and pays one voucher after the other until the process is gone. */
async function keepVouchers(
  url: string,
  writer: string,
  { place: { fund, category, cash }, ledger, tokens }: Keeping,
  stop: AbortSignal,
): Promise<void> {
  await untilGone(stop, async () => {
    const { treasurer, signatory } = tokens
    const send = (path: string, access: string, body: object) =>
      accepted(ledger, call(url, `books/spending/vouchers/${path}`, { access, body }))
    for (let at = 0; !stop.aborted; at++) {
      // The same words twice within half a minute are one voucher.
      const payee = `Payee ${writer} ${at}`
      const form = { fund, category, asked_by: 'Sexton', payee, purpose: 'Kill test', amount: 100 }
      const prepared = (await send('', treasurer, form)) as SpendVoucherAnswer
      const { id, number } = prepared
      const known = ledger.vouchers.get(number)
      if (known) ledger.refused.push(`The voucher ${number} was given to ${known.payee} and to ${payee}`)
      ledger.vouchers.set(number, { step: 'prepared', payee })
      await send(`${id}/approve/`, signatory, {})
      ledger.vouchers.set(number, { step: 'approved', payee })
      const day = new Date().toISOString().slice(0, 10)
      await send(`${id}/pay/`, treasurer, { account: cash, how: 'cash', reference: '', day })
      ledger.vouchers.set(number, { step: 'paid', payee })
    }
  })
}

/** Writes one entry after the other into the register of baptisms until the process is gone. */
async function keepRegister(
  url: string,
  writer: string,
  { ledger, tokens: { registrar: access } }: Keeping,
  stop: AbortSignal,
): Promise<void> {
  await untilGone(stop, async () => {
    const day = new Date().toISOString().slice(0, 10)
    for (let at = 0; !stop.aborted; at++) {
      const name = `Child ${writer} ${at}`
      const entry = (await accepted(
        ledger,
        call(url, 'parish/entries/', { access, body: { book: 'baptism', day, name } }),
      )) as ParishEntryAnswer
      const key = `${entry.year} ${entry.number}`
      const known = ledger.entries.get(key)
      if (known) ledger.refused.push(`The entry ${key} was given to ${known} and to ${name}`)
      ledger.entries.set(key, name)
    }
  })
}

/** Runs until the connection breaks. Only after the kill it may break. */
async function untilGone(stop: AbortSignal, act: () => Promise<void>): Promise<void> {
  try {
    await act()
  } catch (error) {
    // fetch throws a TypeError for a connection that breaks: the process is gone, or about to be.
    if (!(error instanceof TypeError) && !stop.aborted) throw error
  }
}

/** The body of an answer that says it is written. Any other ends the run: no writer is refused. */
async function accepted(ledger: Ledger, calling: Promise<Said>): Promise<object> {
  const answer = await calling
  if (!isDone(answer)) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
  ledger.writes += 1
  return answer.body
}

const steps = { prepared: 'prepared_at', approved: 'approved_at', paid: 'paid_at' } as const

/** One line for each lost step and entry, each number that is missing or twice, and what `verify-books` finds. */
async function compare(db: Db, ledger: Ledger): Promise<string[]> {
  const vouchers = new Map(
    (await db.selectFrom('spend_voucher').selectAll().execute()).map((row) => [spendNumber(row), row]),
  )
  const lost = [...ledger.vouchers].flatMap(([number, { step, payee }]) => {
    const row = vouchers.get(number)
    if (!row) return [`The voucher ${number} is lost.`]
    if (row.payee !== payee) return [`The voucher ${number} is of ${row.payee}, not of ${payee}.`]
    return row[steps[step]] === null ? [`The voucher ${number} was ${step}, and is not any more.`] : []
  })
  const entries = await db
    .selectFrom('parish_entry')
    .select(['year', 'number', 'name'])
    .where('book', '=', 'baptism')
    .orderBy('year')
    .orderBy('number')
    .execute()
  const names = new Map(entries.map(({ year, number, name }) => [`${year} ${number}`, name]))
  const missing = [...ledger.entries]
    .filter(([key, name]) => names.get(key) !== name)
    .map(([key, name]) => `The entry ${key} of ${name} is lost.`)
  const gaps = [...Map.groupBy(entries, ({ year }) => year)].flatMap(([year, rows]) =>
    rows.flatMap(({ number }, at) =>
      number === at + 1 ? [] : [`Entry ${at + 1} of the register of ${year} is missing or there twice.`],
    ),
  )
  return [...lost, ...missing, ...gaps.slice(0, 10), ...(await verifyBooks(db)).problems]
}
