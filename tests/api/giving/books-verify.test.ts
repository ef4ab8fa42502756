import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { FundAnswer } from '../../../src/lib/contract/giving/books-fund.ts'
import type { EntryAnswer, StatementAnswer } from '../../../src/lib/contract/giving/books-ledger.ts'
import { type ReportAnswer, reportKeys } from '../../../src/lib/contract/giving/books-report.ts'
import { funds } from '../../../src/lib/contract/giving/giving.ts'
import { reportBooks, runVerifyBooks, WrongBooks } from '../../../src/server/app/commands/verify-books.ts'
import { giverHash } from '../../../src/server/giving/books/givers.ts'
import { hashOf } from '../../../src/server/giving/books/verify/hash-chain.ts'
import { verifyBooks } from '../../../src/server/giving/books/verify/verify.ts'
import { readSettings } from '../../../src/server/platform/config.ts'
import { byEngine } from '../../../src/server/platform/db/engine.ts'
import { migrate, openDatabase } from '../../../src/server/platform/db/open-database.ts'
import type { Db } from '../../../src/server/platform/db/tables.ts'
import { openBooks } from '../../support/books.ts'
import { freshFolder } from '../../support/server.ts'

/* What `npm run verify-books` finds of somebody who writes into the database itself, and that all sums agree. */

/** Removes the triggers, as somebody with the database file can. */
async function disarm(db: Db): Promise<void> {
  const end = byEngine(db, { sqlite: '', postgres: ' on ledger_entry' })
  for (const name of ['unchanged', 'kept', 'closed'])
    await sql.raw(`drop trigger ledger_entry_${name}${end}`).execute(db)
}

/** Books of four gifts, entries 1 to 4, without their triggers. */
async function openDisarmed() {
  const books = await openBooks()
  for (const amount of [1000, 2000, 3000, 4000]) await books.give({ amount, mode: 'live' })
  await disarm(books.church.db)
  const problems = async (...printed: string[]) =>
    (await verifyBooks(books.church.db, printed)).problems.join(' ')
  return { ...books, db: books.church.db, problems }
}

const last = (db: Db) =>
  db.selectFrom('ledger_entry').selectAll().orderBy('number', 'desc').limit(1).executeTakeFirstOrThrow()

test.each(['amount', 'number', 'fund_id', 'posted_by', 'receipt_sequence'] as const)(
  'a changed %s is found',
  async (column) => {
    await using books = await openDisarmed()

    await books.db
      .updateTable('ledger_entry')
      .set({ [column]: 77 })
      .where('number', '=', 2)
      .execute()

    expect(await books.problems()).toContain('changed')
  },
)

test.each([1, 2, 4])('entry %i is missed', async (number) => {
  await using books = await openDisarmed()

  await books.db.deleteFrom('ledger_entry').where('number', '=', number).execute()

  expect(await books.problems()).toMatch(/missing|has no entry/)
})

test('an added entry is found, though its hash is right, and a chain made anew by a root that was printed', async () => {
  await using books = await openDisarmed()
  const { db } = books
  const { id: _, hash: root, ...row } = await last(db)
  const more = { ...row, number: 5, source_id: 999, receipt_sequence: 5, code: 'x', previous_hash: root }

  await db
    .insertInto('ledger_entry')
    .values({ ...more, hash: hashOf(more) })
    .execute()
  const added = await books.problems(root)
  await db.deleteFrom('ledger_entry').where('number', '>=', 4).execute()
  const [salt, giver] = ['salt', { account_id: null, name: 'Esi' }]
  const anew = { ...row, amount: 4000, code: 'y', giver_hash: giverHash(salt, giver) }
  const { id: entry_id } = await db
    .insertInto('ledger_entry')
    .values({ ...anew, hash: hashOf(anew) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('giver_key').values({ entry_id, account_id: null, salt }).execute()
  await sql`update ledger_day set amount = 10000 * sign(amount)`.execute(db)

  expect(added).toBe('Entry 5 of the book "live" was added: there is no gift for it.')
  expect(await books.problems()).toBe('')
  expect(await books.problems(root)).toContain(root)
})

test('a changed sum of a day is found', async () => {
  await using books = await openDisarmed()

  await books.db.updateTable('ledger_day').set({ amount: 1 }).where('account', '=', 'income').execute()

  expect(await books.problems()).toMatch(/^The sums of \d{4}-\d\d-\d\d in the book "live" are not those/)
})

test('npm run verify-books tells the root of whole books, and ends with what is wrong', async () => {
  await using books = await openDisarmed()
  const settings = readSettings({ DATA_DIR: books.church.dataDir })
  const { hash } = await last(books.db)

  const whole = await reportBooks(books.db, [hash])
  await books.db.updateTable('ledger_entry').set({ amount: 1 }).where('number', '=', 3).execute()

  expect(whole).toEqual(['The books are whole.', `live: 4 entries, root ${hash}`])
  await expect(reportBooks(books.db, [])).rejects.toThrow(WrongBooks)
  await expect(runVerifyBooks(['x'], settings)).rejects.toThrow('is no root')
})

test('npm run verify-books opens the database of the data folder', async () => {
  const folder = await freshFolder()
  {
    await using db = openDatabase(join(folder, 'church.db'))
    await migrate(db)
  }

  expect(await runVerifyBooks([], readSettings({ DATA_DIR: folder }))).toEqual(['The books are empty.'])
  await rm(folder, { recursive: true })
})

const act = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      fund: fc.constantFrom(...funds.map(([id]) => id)),
      amount: fc.integer({ min: 1, max: 100_000_000 }),
      fees: fc.option(fc.integer({ min: 1, max: 5000 })),
      day: fc.integer({ min: 0, max: 650 }),
      isMember: fc.boolean(),
    }),
  },
  fc.record({ takeBack: fc.nat(20) }),
)

test('ledger, funds, statements and reports agree for random histories', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 12 }), async (acts) => {
      await using books = await openBooks()
      const { church, treasurer, memberId } = books
      for (const one of acts) {
        if ('takeBack' in one) {
          const given = (await books.entries()).filter(
            ({ kind, is_taken_back }) => kind === 'gift' && !is_taken_back,
          )
          const entry = given[one.takeBack % Math.max(1, given.length)]
          const reason = `Mistake ${entry?.id}`
          if (entry) await church.post(`books/entries/${entry.id}/counter-entry/`, { reason }, treasurer)
        } else {
          const paidAt = new Date(church.clock.now.getTime() - one.day * 86_400_000).toISOString()
          await books.give({ ...one, paidAt, accountId: one.isMember ? memberId : null })
        }
      }
      const entries: EntryAnswer[] = await books.entries()
      const days = 'from=2024-01-01&to=2026-12-31'
      const total = (credit: string) =>
        entries.reduce(
          (sum, one) => sum + (one.credit === credit ? one.amount : one.debit === credit ? -one.amount : 0),
          0,
        )
      const body = (await church.get('books/funds/', treasurer)).body as FundAnswer[]
      const statement = (await church.get(`books/statement/?${days}`, books.member)).body as StatementAnswer
      const others = await church.db
        .selectFrom('gift')
        .select('receipt_number')
        .where('account_id', 'is', null)
        .execute()
      const ofOthers = new Set(others.map(({ receipt_number }) => receipt_number))
      const byOthers = entries.filter(({ receipt, is_taken_back }) => ofOthers.has(receipt) && !is_taken_back)
      const income = total('income')

      expect(body.reduce((sum, one) => sum + one.total, 0)).toBe(income)
      expect(statement.total + byOthers.reduce((sum, { amount }) => sum + amount, 0)).toBe(income)
      for (const by of reportKeys) {
        const report = (await church.get(`books/report/?by=${by}&${days}`, treasurer)).body as ReportAnswer
        expect([by, report.total, report.fees]).toEqual([by, income, 0 - total('fees')])
        expect(report.rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(report.total)
      }
      expect((await verifyBooks(church.db)).problems).toEqual([])
    }),
    { numRuns: 12 },
  )
}, 60_000)
