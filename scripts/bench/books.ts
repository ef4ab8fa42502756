// npm run bench -- --entries 1000000: reports, statements and the ledger of a church with so many entries, on both engines.
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { seedMembers } from '../../src/server/app/samples/seed/members.ts'
import { addUsualFunds, listFunds } from '../../src/server/giving/books/funds.ts'
import { genesisHash, hashOf } from '../../src/server/giving/books/verify/hash-chain.ts'
import type { Db } from '../../src/server/platform/db/tables.ts'
import { addRows } from './church.ts'
import { onEachEngine } from './filled-church.ts'
import { checkTarget, median, type Server, signIn } from './tools.ts'

const members = 5000
const years = 5
const services = ['First service', 'Second service', '']
const calls = 15
const mostMilliseconds = 200

type Row = { engine: string; call: string; ms: number }

/** Prints how long each call takes in books of `entries` entries. */
export async function benchBooks(entries: number): Promise<void> {
  const rows: Row[] = []
  await onEachEngine(async ({ name, open }) => {
    const { server } = await open('books', (db) => fillBooks(db, entries))
    rows.push(...(await measureCalls(name, server)))
  })
  console.log(
    `\n${entries} entries of ${years} years, ${members} members, median of ${calls} calls; bar ${mostMilliseconds} ms:\n`,
  )
  console.table(rows.map(({ ms, ...row }) => ({ ...row, ms: ms.toFixed(1) })))
}

async function measureCalls(engine: string, server: Server): Promise<Row[]> {
  const headers = await signIn(server, 'leader')
  const last = new Date().getUTCFullYear() - 1
  const month = `from=${last}-10-01&to=${last}-10-31`
  const [year, all] = [
    `from=${last}-01-01&to=${last}-12-31`,
    `from=${last - years}-01-01&to=${last + 1}-12-31`,
  ]
  const paths = [
    `report?by=fund&${month}`,
    ...['month', 'week', 'fund', 'service'].map((by) => `report?by=${by}&${year}`),
    `report?by=year&${all}`,
    `statement?${year}`,
    `statement?${all}`,
    'funds',
    'entries?limit=20',
    `entries?limit=20&search=${last}-10-11`,
    '',
  ].map((path) => `/backend/api/books/${path}`)
  const rows: Row[] = []
  for (const path of paths) {
    const target = { name: path, path, server, headers }
    await checkTarget(target)
    const times: number[] = []
    for (let call = 0; call < calls; call++) {
      const started = performance.now()
      await (await fetch(server.url + path, { headers })).arrayBuffer()
      times.push(performance.now() - started)
    }
    rows.push({ engine, call: path.replace('/backend/api/', ''), ms: median(times) })
  }
  return rows
}

/** Half of the entries are gifts, half are envelopes, spread over members, funds, services and days, with a true chain of hashes. */
async function fillBooks(db: Db, entries: number): Promise<void> {
  const now = new Date()
  const at = now.toISOString()
  await seedMembers(db, members, { passwordHash: 'none', now })
  await addUsualFunds(db, now)
  const funds = (await listFunds(db, 'sample')).map(({ id }) => id)
  const accounts = (await db.selectFrom('account').select('id').orderBy('id').execute()).map(({ id }) => id)
  const { id: leader } = await db
    .selectFrom('account')
    .select('id')
    .where('username', '=', 'leader')
    .executeTakeFirstOrThrow()
  await db.insertInto('duty').values({ account_id: leader, duty: 'treasurer', granted_at: at }).execute()
  const one = <Value>(list: readonly Value[], index: number): Value => {
    const value = list[index % list.length]
    if (value === undefined) throw new Error('The list is empty')
    return value
  }
  const giver = (index: number) => one(accounts, index * 7919)
  const half = Math.ceil(entries / 2)
  await addRows(db, 'gift', half, (i) => ({
    reference: crypto.randomUUID(),
    secret_hash: crypto.randomUUID(),
    giver_key: String(i),
    fund: 'tithe',
    amount: 100 + (i % 50) * 100,
    currency: 'GHS',
    method: 'mtn-momo',
    name: 'Esi Mensah',
    email: 'esi@example.com',
    message: '',
    provider: 'paystack',
    mode: 'sample',
    state: 'succeeded',
    account_id: giver(i),
    paid_at: at,
    created_at: at,
    changed_at: at,
    fees: null,
  }))
  await addRows(db, 'cash_count', 1, () => ({
    book: 'sample',
    day: at.slice(0, 10),
    service: '',
    created_at: at,
  }))
  const { id: count_id } = await db.selectFrom('cash_count').select('id').executeTakeFirstOrThrow()
  await addRows(db, 'cash_item', half, (i) => ({
    count_id,
    kind: 'envelope',
    fund_id: one(funds, i),
    account_id: giver(i),
    name: 'Kofi Owusu',
    detail: '',
    amount: 100 + (i % 50) * 100,
    created_at: at,
  }))
  const gift = await firstId(db, 'gift')
  const item = await firstId(db, 'cash_item')
  let previous_hash = genesisHash
  const receipts = new Map<number, number>()
  await addRows(db, 'ledger_entry', entries, (i) => {
    const ofGift = i % 2 === 0
    const index = Math.floor((i - 1) / 2)
    const day = new Date(now.getTime() - Math.floor(((entries - i) / entries) * years * 365) * 86_400_000)
      .toISOString()
      .slice(0, 10)
    const receipt_year = Number(day.slice(0, 4))
    const receipt_sequence = (receipts.get(receipt_year) ?? 0) + 1
    receipts.set(receipt_year, receipt_sequence)
    const row = {
      book: 'sample' as const,
      number: i,
      at,
      day,
      fund_id: one(funds, index),
      ...(ofGift
        ? {
            kind: 'gift' as const,
            debit: 'provider' as const,
            source: 'gift' as const,
            source_id: gift + index,
          }
        : {
            kind: 'envelope' as const,
            debit: 'cash' as const,
            source: 'cash_item' as const,
            source_id: item + index,
          }),
      credit: 'income' as const,
      amount: 100 + (index % 50) * 100,
      service: one(services, i),
      round: 0,
      receipt_year,
      receipt_sequence,
      reason: '',
      posted_by: null,
      previous_hash,
      code: randomBytes(16).toString('base64url'),
      hash_version: 1,
      fund_name: '',
      note_hash: '',
      giver_hash: '',
    }
    const hash = hashOf(row)
    previous_hash = hash
    return { ...row, hash }
  })
  await sql`analyze`.execute(db)
}

async function firstId(db: Db, table: 'gift' | 'cash_item'): Promise<number> {
  const { id } = await db.selectFrom(table).select(sql<number>`min(id)`.as('id')).executeTakeFirstOrThrow()
  return id
}
