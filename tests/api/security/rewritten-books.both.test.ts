import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { reportBooks, runVerifyBooks } from '../../../src/server/app/commands/verify-books.ts'
import { publishedYear } from '../../../src/server/app/views/giving.ts'
import { giverHash } from '../../../src/server/giving/books/givers.ts'
import { lastEntry } from '../../../src/server/giving/books/ledger.ts'
import { hashOfNote } from '../../../src/server/giving/books/ledger-notes.ts'
import { findReceipt } from '../../../src/server/giving/books/receipts.ts'
import { genesisHash, hashOf } from '../../../src/server/giving/books/verify/hash-chain.ts'
import { readRoot } from '../../../src/server/giving/books/verify/known-roots.ts'
import { sendRoots } from '../../../src/server/giving/books/verify/root-emails.ts'
import { grouped, noteRoot } from '../../../src/server/giving/books/verify/roots.ts'
import { verifyBooks } from '../../../src/server/giving/books/verify/verify.ts'
import { readSettings } from '../../../src/server/platform/config.ts'
import { byEngine } from '../../../src/server/platform/db/engine.ts'
import type { Db } from '../../../src/server/platform/db/tables.ts'
import type { Email } from '../../../src/server/platform/mail/mail.ts'
import { openBooks } from '../../support/books.ts'
import { sealBooks } from '../../support/sealed-books.ts'
import { showChurch } from '../../support/views.ts'

/* D7: somebody who keeps the server writes into the database: what a receipt says, and whole books anew. */

/** Removes the triggers, as somebody with the database file can. */
async function disarm(db: Db): Promise<void> {
  const drop = async (name: string, table: string) =>
    sql.raw(`drop trigger ${name}${byEngine(db, { sqlite: '', postgres: ` on ${table}` })}`).execute(db)
  for (const name of ['unchanged', 'kept', 'closed']) await drop(`ledger_entry_${name}`, 'ledger_entry')
  for (const name of ['update', 'delete']) await drop(`ledger_note_no_${name}`, 'ledger_note')
}

/** Four gifts: two of the member, two of a guest. */
async function openWritten() {
  const books = await openBooks()
  const { db } = books.church
  const gifts: number[] = []
  for (const amount of [1000, 2000, 3000, 4000])
    gifts.push(await books.give({ amount, accountId: amount > 2000 ? books.memberId : null }))
  await disarm(db)
  const problems = async (...roots: string[]) => (await verifyBooks(db, roots)).problems
  return { ...books, db, gifts, problems }
}

type Written = Awaited<ReturnType<typeof openWritten>>

/** Computes all hashes of the book anew, as a thief of the server can, after `change`. */
async function rewrite({ db }: Written, change: Record<number, Record<string, unknown>>): Promise<void> {
  const rows = await db.selectFrom('ledger_entry').selectAll().orderBy('number').execute()
  let previous_hash = genesisHash
  for (const { id, hash: _, ...row } of rows) {
    const entry = { ...row, ...change[row.number], previous_hash }
    const hash = hashOf(entry)
    await db
      .updateTable('ledger_entry')
      .set({ ...change[row.number], previous_hash, hash })
      .where('id', '=', id)
      .execute()
    previous_hash = hash
  }
}

test('D7: untouched books are whole, and a giver who was not erased is counted nowhere', async () => {
  await using books = await openWritten()

  const { books: verifiedBooks, problems } = await verifyBooks(books.db)

  expect(problems).toEqual([])
  expect(verifiedBooks.find(({ book }) => book === 'sample')).toMatchObject({ entries: 4, unnamed: 0 })
})

test.each([
  ['the account of a gift', (id: number) => ({ id, set: { account_id: null, name: 'Thief' } })],
  ['the name on a gift', (id: number) => ({ id: id - 2, set: { name: 'Somebody else' } })],
  ['a name taken from a gift', (id: number) => ({ id: id - 2, set: { name: '' } })],
] as const)('D7: %s that was changed in the file is found', async (_, changed) => {
  await using books = await openWritten()
  const { id, set } = changed(books.gifts[3] ?? 0)

  await books.db.updateTable('gift').set(set).where('id', '=', id).execute()

  expect((await books.problems()).join()).toMatch(
    /^Entry \d of the book "sample" \(receipt S2026-00000\d\) has another giver/,
  )
})

test('D7: a giver is found to be another, though the key of the hash was taken away, too', async () => {
  await using books = await openWritten()
  const { db, gifts } = books
  await db
    .updateTable('gift')
    .set({ account_id: null, name: 'Thief' })
    .where('id', '=', gifts[3] ?? 0)
    .execute()

  await db.deleteFrom('giver_key').execute()

  expect((await books.problems()).length).toBe(4)
})

test('D7: the number of a receipt that was changed in the file is found', async () => {
  await using books = await openWritten()

  await books.db
    .updateTable('gift')
    .set({ receipt_number: 'S2026-000099' })
    .where('id', '=', books.gifts[1] ?? 0)
    .execute()

  expect(await books.problems()).toEqual([
    'The gift with the receipt S2026-000002 says that its receipt is S2026-000099.',
  ])
})

test('D7: the name of a fund that was changed in the file is found; a treasurer may rename it, and old receipts keep the name', async () => {
  await using books = await openWritten()
  const { db, church, treasurer, tithe } = books
  const form = { name: 'Tithes of all', is_open: true, goal: null, purpose: 'tithe' }

  const renamed = await church.put(`books/funds/${tithe}/`, form, treasurer)
  await books.give({ amount: 500 })
  const whole = await books.problems()
  const names = await db.selectFrom('ledger_entry').select('fund_name').orderBy('number').execute()
  await db.updateTable('fund').set({ name: 'My pocket' }).where('id', '=', tithe).execute()
  await books.give({ amount: 600 })
  const forged = await books.problems()

  expect([renamed.status, whole]).toEqual([200, []])
  expect(names.map(({ fund_name }) => fund_name)).toEqual([...Array(4).fill('Tithe'), 'Tithes of all'])
  expect(forged).toEqual([
    'The fund "Tithes of all" is called "My pocket", and nobody has renamed it in the books.',
  ])
})

test('D7: a name of a fund that is noted afterwards, in the middle of the notes, is found', async () => {
  await using books = await openWritten()
  const { db, tithe } = books
  const notes = await db.selectFrom('ledger_note').selectAll().orderBy('number').execute()
  let previous_hash = genesisHash
  for (const note of notes) {
    const text = note.subject === String(tithe) ? 'My pocket' : note.text
    const hash = hashOfNote({ ...note, text, previous_hash })
    await db
      .updateTable('ledger_note')
      .set({ text, previous_hash, hash })
      .where('number', '=', note.number)
      .execute()
    previous_hash = hash
  }

  await db.updateTable('fund').set({ name: 'My pocket' }).where('id', '=', tithe).execute()

  expect((await books.problems()).join()).toContain('names its fund otherwise than the notes')
})

test('D7: an erased giver leaves the chain whole; the receipts name nobody, and a restored account names its giver again', async () => {
  await using books = await openWritten()
  const { church, db, admin, memberId } = books
  const before = await db.selectFrom('ledger_entry').select('hash').orderBy('number').execute()

  await church.remove(`admin/users/${memberId}/`, admin)
  const binned = await verifyBooks(db)
  await church.post('bin/restore/', { kind: 'account', row: memberId }, admin)
  const restored = await verifyBooks(db)
  await church.remove(`admin/users/${memberId}/`, admin)
  await church.post('bin/erase/', { kind: 'account', row: memberId }, admin)
  const erased = await verifyBooks(db)

  const unnamed = [binned, restored, erased].map(
    (one) => one.books.find(({ book }) => book === 'sample')?.unnamed,
  )
  expect([binned, restored, erased].map(({ problems }) => problems)).toEqual([[], [], []])
  expect(unnamed).toEqual([2, 0, 2])
  expect(await db.selectFrom('giver_key').select('entry_id').execute()).toHaveLength(2)
  expect(await db.selectFrom('ledger_entry').select('hash').orderBy('number').execute()).toEqual(before)
  expect((await reportBooks(db, [])).join()).toContain('2 receipts name nobody, since their giver was erased')
})

test('D7: books that were written anew as a whole are found by a root, which says from which entry on they differ', async () => {
  await using books = await openWritten()
  const { db, gifts, problems } = books
  const early = (
    await db.selectFrom('ledger_entry').select('hash').where('number', '=', 2).executeTakeFirstOrThrow()
  ).hash
  const { hash: late = '' } = (await lastEntry(db, 'sample')) ?? {}
  const salt = 'salt'
  const name = 'Thief'
  await db
    .updateTable('gift')
    .set({ account_id: null, name })
    .where('id', '=', gifts[2] ?? 0)
    .execute()
  const { id } = await db
    .selectFrom('ledger_entry')
    .select('id')
    .where('number', '=', 3)
    .executeTakeFirstOrThrow()
  await db.updateTable('giver_key').set({ salt, account_id: null }).where('entry_id', '=', id).execute()

  await rewrite(books, { 3: { giver_hash: giverHash(salt, { account_id: null, name }) } })

  expect(await problems()).toEqual([])
  expect(await problems(early)).toEqual([])
  expect(await problems(late, early)).toEqual([
    `No entry has the hash ${late}. The book differs from entry 3 on, or from a later one.`,
  ])
  expect(await problems(`4:${late}`, `2:${early}`)).toEqual([
    `No entry has the hash ${late} as entry 4. The book differs from entry 3 on, or from one up to 4.`,
  ])
})

test('D7: the root goes to treasurers, signatories and the pastor each month, once, and verify-books takes it as it was mailed', async () => {
  await using books = await openWritten()
  const { church, db, gifts } = books
  await books.holder('media', 'pastor')
  await db.updateTable('account').set({ email_confirmed_at: '2026' }).where('email', 'is not', null).execute()
  const mail = {
    send: (letter: Email) => {
      church.letters.push(letter)
      letter.settled?.()
    },
  }
  const run = () => sendRoots({ db, mail, background: church.background, now: () => church.clock.now })
  const before = church.letters.length

  const sent = [await run(), await run()]
  await church.background.ended()
  const first = church.letters.slice(before)
  church.wait(12 * 86_400_000)
  await run()
  const all = church.letters.slice(before)
  await church.background.ended()

  const kept = /--root (\d+:[0-9a-f]{64})/.exec(first[0]?.text ?? '')?.[1] ?? ''
  const treasurers = await db
    .selectFrom('duty')
    .select('account_id')
    .where('duty', 'in', ['treasurer', 'signatory', 'pastor'])
    .distinct()
    .execute()
  expect(sent).toEqual([true, false])
  expect(first.length).toBe(treasurers.length)
  expect(all.length).toBe(2 * first.length)
  expect(first[0]?.subject).toBe('The root of the books on 21 Nov 2026')
  expect(await books.problems(kept)).toEqual([])
  await db
    .updateTable('gift')
    .set({ amount: 9999 })
    .where('id', '=', gifts[0] ?? 0)
    .execute()
  await rewrite(books, { 1: { amount: 9999 } })
  expect((await books.problems(kept)).join()).toContain(
    'as entry 4. The book differs from entry 1 on, or from one up to 4.',
  )
})

test('D7: receipts and statements say the root with its day, and the page of figures the one that went out last', async () => {
  await using books = await openWritten()
  const { church, db, member } = books
  showChurch(church)
  const { id } = await db
    .selectFrom('ledger_entry')
    .select('id')
    .where('number', '=', 1)
    .executeTakeFirstOrThrow()
  const figures = {
    year: 2026,
    currency: 'GHS',
    total: 10_000,
    other: 10_000,
    gifts: null,
    funds: [],
    until: '2026-11-21',
  }
  const published_at = church.clock.now.toISOString()
  await db
    .insertInto('published_year')
    .values({
      book: 'sample',
      year: 2026,
      figures: JSON.stringify(figures),
      published_at,
      published_by: null,
    })
    .execute()
  const [without] = await publishedYear(new Set())
  await db.transaction().execute((part) => noteRoot(part, church.clock.now))

  const { body } = await church.get('books/statement/?from=2026-01-01&to=2026-12-31', member)
  const [page] = await publishedYear(new Set())

  const { hash = '' } = (await lastEntry(db, 'sample')) ?? {}
  const root = { root: hash, root_day: '2026-11-21' }
  expect(body).toMatchObject(root)
  expect(await findReceipt(db, id)).toMatchObject(root)
  expect(without?.text).not.toContain('root')
  expect(page?.text).toContain(`nothing was rewritten: ${grouped(hash)}`)
  expect(readRoot(grouped(hash).toUpperCase())).toBe(hash)
})

test('D7: a root is taken in groups and capital letters, and what is none is refused', async () => {
  const settings = readSettings({ DATA_DIR: '/nowhere' })

  await expect(runVerifyBooks(['--root', 'x'], settings)).rejects.toThrow('is no root')
  await expect(runVerifyBooks(['--roots', 'x'], settings)).rejects.toThrow('is not understood')
  await expect(runVerifyBooks(['--root', `7:${'ABCDEF01 '.repeat(8)}`], settings)).rejects.toThrow(
    'There is no church',
  )
})

test('D7: entries of version 1 are sealed as they were, and what their receipts say is compared, too', async () => {
  await using books = await openWritten()
  const { db, gifts } = books
  await makeOld(books)
  await sealBooks(db)
  await books.give({ amount: 700 })

  const whole = await books.problems()
  await db
    .updateTable('gift')
    .set({ name: 'Somebody else' })
    .where('id', '=', gifts[0] ?? 0)
    .execute()
  const giver = await books.problems()
  await db.updateTable('sealed_receipt').set({ fund_name: 'My pocket' }).execute()
  const fund = await books.problems()

  expect(whole).toEqual([])
  expect(giver.join()).toContain('has another giver than when it was posted')
  expect(fund.join()).toContain('said when they were sealed was changed')
})

test('D7: a giver who was in the bin when the old entries were sealed comes back without an alarm', async () => {
  await using books = await openWritten()
  const { db, church, admin, memberId } = books
  await church.remove(`admin/users/${memberId}/`, admin)
  await makeOld(books)
  await sealBooks(db)

  const back = await church.post('bin/restore/', { kind: 'account', row: memberId }, admin)

  expect(back.status).toBe(200)
  expect(await books.problems()).toEqual([])
})

/** The books as they were before receipts were hashed: entries of version 1, and no row of the tables that came with it. */
async function makeOld(books: Written): Promise<void> {
  const { db } = books
  await rewrite(
    books,
    Object.fromEntries(
      [1, 2, 3, 4].map((number) => [
        number,
        { hash_version: 1, fund_name: '', note_hash: '', giver_hash: '' },
      ]),
    ),
  )
  for (const table of ['giver_key', 'sealed_receipt', 'ledger_note'] as const)
    await db.deleteFrom(table).execute()
}
