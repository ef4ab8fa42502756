import { sql } from 'kysely'
import { type Book, books } from '../../../../lib/contract/giving/books-ledger.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { isReversed } from '../pledges/pledge-sums.ts'
import { type Entry, genesisHash, hashOf, receiptOf } from './hash-chain.ts'
import { type KnownRoot, missingRoots, readRoots } from './known-roots.ts'
import { verifyNotes, verifyReceipts } from './verify-receipts.ts'
import { verifySpending } from './verify-spending.ts'
import { verifyTickets } from './verify-tickets.ts'

/** Entries read at once. */
const chunk = 2000

export type Verified = {
  /** By book: how many entries, the hash of the last one, and how many receipts name nobody, since their giver was erased. */
  books: { book: Book; entries: number; root: string; unnamed: number }[]
  /** The faults, one sentence each; empty for valid books. */
  problems: string[]
}

/**
 * Recomputes the chain of both books, and compares it with gifts, counts and closed months, so that a changed, a missing and an
 * added entry is found, and a receipt that says something else than when it was posted. `printed` are roots kept outside of the
 * database, with the number of their entry before them or without (`1234:…`): each has to be in the chain, because who can write the
 * whole file can compute all hashes anew.
 */
export async function verifyBooks(db: Db, printed: readonly string[] = []): Promise<Verified> {
  const problems: string[] = []
  const roots = await readRoots(db, printed)
  const verified: Verified['books'] = []
  for (const book of books) {
    const { problems: wrong, ...whole } = await verifyChain(db, book, roots)
    const receipts = await verifyReceipts(db, book)
    problems.push(...wrong, ...receipts.problems)
    verified.push({ ...whole, unnamed: receipts.unnamed })
  }
  problems.push(...missingRoots(roots))
  problems.push(...(await verifyNotes(db)))
  problems.push(...(await compareGifts(db)), ...(await compareRefunds(db)))
  problems.push(...(await verifyTickets(db)))
  problems.push(...(await comparePayments(db)), ...(await compareItems(db)), ...(await compareBowls(db)))
  problems.push(...(await compareOfferings(db)))
  problems.push(...(await compareVouchers(db)), ...(await verifySpending(db)))
  problems.push(...(await compareCounterEntries(db)), ...(await compareMonths(db)))
  problems.push(...(await compareDays(db)))
  return { books: verified, problems }
}

async function verifyChain(db: Db, book: Book, roots: readonly KnownRoot[]) {
  const problems: string[] = []
  const receipts = new Map<number, number>()
  const byHash = Map.groupBy(roots, ({ root }) => root)
  let [entries, root, expected] = [0, '', 1]
  let previous = genesisHash
  for await (const entry of entriesOf(db, book)) {
    const name = `Entry ${entry.number} of the book "${book}"`
    if (entry.number !== expected) problems.push(missingBetween(book, expected, entry.number))
    else if (entry.previous_hash !== previous) problems.push(`${name} does not follow the one before it.`)
    if (hashOf(entry) !== entry.hash) problems.push(`${name} was changed: its hash is another.`)
    if (!follows(receipts, entry))
      problems.push(`${name} has the receipt ${receiptOf(entry)}, which does not follow the one before it.`)
    for (const known of byHash.get(entry.hash) ?? []) known.foundAt = entry.number
    previous = entry.hash
    expected = entry.number + 1
    entries += 1
    root = entry.hash
  }
  return { book, entries, root, problems }
}

/** Whether the number of a receipt is the next one of its year, which `receipts` remembers; true without a receipt. */
function follows(receipts: Map<number, number>, { receipt_year, receipt_sequence }: Entry): boolean {
  if (receipt_year === null) return true
  const next = (receipts.get(receipt_year) ?? 0) + 1
  receipts.set(receipt_year, receipt_sequence ?? next)
  return receipt_sequence === next
}

const missingBetween = (book: Book, from: number, to: number) =>
  from + 1 === to
    ? `Entry ${from} of the book "${book}" is missing.`
    : `Entries ${from} to ${to - 1} of the book "${book}" are missing.`

async function* entriesOf(db: Db, book: Book): AsyncGenerator<Entry> {
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('ledger_entry')
      .selectAll()
      .where('book', '=', book)
      .where('number', '>', after)
      .orderBy('number')
      .limit(chunk)
      .execute()
    yield* rows
    after = rows.at(-1)?.number ?? after
    if (rows.length < chunk) return
  }
}

/** Only entries that no counter-entry took back. */
const standing = sql<boolean>`not exists (select 1 from ledger_entry as back
  where back.source = 'ledger_entry' and back.source_id = ledger_entry.id)`

/** Every gift that has succeeded has its entry, of its amount, and every entry of a gift its gift. */
async function compareGifts(db: Db): Promise<string[]> {
  const unposted = await db
    .selectFrom('gift')
    .leftJoin('ledger_entry', (join) =>
      join
        .onRef('ledger_entry.source_id', '=', 'gift.id')
        .onRef('ledger_entry.amount', '=', 'gift.amount')
        .onRef('ledger_entry.book', '=', 'gift.mode')
        .on('ledger_entry.source', 'in', ['gift', 'ticket_sale'])
        .on('ledger_entry.kind', 'in', ['gift', 'ticket']),
    )
    .select('gift.receipt_number')
    .where('gift.state', '=', 'succeeded')
    .where('gift.mode', '<>', 'test')
    .where('ledger_entry.id', 'is', null)
    .execute()
  const invented = await db
    .selectFrom('ledger_entry')
    .leftJoin('gift', 'gift.id', 'ledger_entry.source_id')
    .select(['number', 'ledger_entry.book'])
    .where('source', 'in', ['gift', 'ticket_sale'])
    .where(standing)
    .where((row) => row.or([row('gift.id', 'is', null), row('gift.state', '<>', 'succeeded')]))
    .execute()
  return [
    ...unposted.map(({ receipt_number }) => `The gift ${receipt_number} has no entry of its amount.`),
    ...invented.map(added('gift')),
  ]
}

/** What the provider has given back has its entry, and every entry of a refund its refund. */
async function compareRefunds(db: Db): Promise<string[]> {
  const unposted = await db
    .selectFrom('refund')
    .innerJoin('gift', 'gift.id', 'refund.gift_id')
    .leftJoin('ledger_entry', (join) =>
      join
        .onRef('ledger_entry.source_id', '=', 'refund.id')
        .onRef('ledger_entry.amount', '=', 'refund.amount')
        .on('ledger_entry.source', 'in', ['refund', 'ticket_refund']),
    )
    .select('gift.receipt_number')
    .where('refund.state', '=', 'processed')
    .where('gift.mode', '<>', 'test')
    .where('ledger_entry.id', 'is', null)
    .execute()
  const invented = await db
    .selectFrom('ledger_entry')
    .leftJoin('refund', 'refund.id', 'ledger_entry.source_id')
    .select(['number', 'ledger_entry.book'])
    .where('source', 'in', ['refund', 'ticket_refund'])
    .where(standing)
    .where((row) => row.or([row('refund.id', 'is', null), row('refund.state', '<>', 'processed')]))
    .execute()
  return [
    ...unposted.map(
      ({ receipt_number }) => `What was given back of ${receipt_number} has no entry of its amount.`,
    ),
    ...invented.map(added('refund')),
  ]
}

/** The same of the envelopes and cheques of closed counts. */
async function compareItems(db: Db): Promise<string[]> {
  const unposted = await db
    .selectFrom('cash_item')
    .innerJoin('cash_count', 'cash_count.id', 'cash_item.count_id')
    .leftJoin('ledger_entry', (join) =>
      join
        .onRef('ledger_entry.source_id', '=', 'cash_item.id')
        .onRef('ledger_entry.amount', '=', 'cash_item.amount')
        .on('ledger_entry.source', '=', 'cash_item'),
    )
    .select(['cash_item.id', 'cash_count.day'])
    .where('closed_at', 'is not', null)
    .where('ledger_entry.id', 'is', null)
    .execute()
  const invented = await db
    .selectFrom('ledger_entry')
    .leftJoin('cash_item', 'cash_item.id', 'ledger_entry.source_id')
    .select(['number', 'ledger_entry.book'])
    .where('source', '=', 'cash_item')
    .where('cash_item.id', 'is', null)
    .execute()
  return [
    ...unposted.map(({ day }) => `An envelope or cheque of ${day} has no entry of its amount.`),
    ...invented.map(added('envelope or cheque')),
  ]
}

/** The same of the bowls of Kofi & Ama collections whose count is closed. */
async function compareBowls(db: Db): Promise<string[]> {
  const unposted = await db
    .selectFrom('day_born')
    .innerJoin('day_collection', 'day_collection.id', 'day_born.collection_id')
    .innerJoin('cash_count', 'cash_count.id', 'day_collection.count_id')
    .leftJoin('ledger_entry', (join) =>
      join
        .onRef('ledger_entry.source_id', '=', 'day_born.id')
        .onRef('ledger_entry.amount', '=', 'day_born.amount')
        .on('ledger_entry.source', '=', 'day_born'),
    )
    .select(['weekday', 'cash_count.day'])
    .where('closed_at', 'is not', null)
    .where('day_born.amount', '>', 0)
    .where('ledger_entry.id', 'is', null)
    .execute()
  const invented = await db
    .selectFrom('ledger_entry')
    .leftJoin('day_born', 'day_born.id', 'ledger_entry.source_id')
    .select(['number', 'ledger_entry.book'])
    .where('source', '=', 'day_born')
    .where('day_born.id', 'is', null)
    .execute()
  return [
    ...unposted.map(({ day }) => `A bowl of Kofi & Ama of ${day} has no entry of its amount.`),
    ...invented.map(added('bowl')),
  ]
}

/** Every payment of a statement that was posted has its entry, and every such entry its payment. */
async function comparePayments(db: Db): Promise<string[]> {
  const unposted = await db
    .selectFrom('statement_row')
    .leftJoin('ledger_entry', (join) =>
      join
        .onRef('ledger_entry.source_id', '=', 'statement_row.id')
        .onRef('ledger_entry.amount', '=', 'statement_row.amount')
        .on('ledger_entry.source', '=', 'statement_row'),
    )
    .select('statement_row.day')
    .where('state', '=', 'posted')
    .where('ledger_entry.id', 'is', null)
    .execute()
  const invented = await db
    .selectFrom('ledger_entry')
    .leftJoin('statement_row', 'statement_row.id', 'ledger_entry.source_id')
    .select(['number', 'ledger_entry.book'])
    .where('source', '=', 'statement_row')
    .where(standing)
    .where((row) => row.or([row('statement_row.id', 'is', null), row('state', '<>', 'posted')]))
    .execute()
  return [
    ...unposted.map(({ day }) => `A payment of a statement of ${day} has no entry of its amount.`),
    ...invented.map(added('payment of a statement')),
  ]
}

/** Entries of loose cash belong to closed counts, and a closed count has entries. */
async function compareOfferings(db: Db): Promise<string[]> {
  const invented = await db
    .selectFrom('ledger_entry')
    .leftJoin('cash_count', 'cash_count.id', 'ledger_entry.source_id')
    .select(['number', 'ledger_entry.book'])
    .where('source', '=', 'cash_count')
    .where('cash_count.closed_at', 'is', null)
    .execute()
  const counts = await db.selectFrom('cash_count').selectAll().where('closed_at', 'is not', null).execute()
  const problems = invented.map(added('closed count'))
  for (const { id, day, first_sheet } of counts) {
    const posted = await db
      .selectFrom('ledger_entry')
      .select('amount')
      .where((row) =>
        row.or([
          row.and([row('source', '=', 'cash_count'), row('source_id', '=', id)]),
          row.and([
            row('source', '=', 'cash_item'),
            row('kind', '=', 'envelope'),
            row('source_id', 'in', db.selectFrom('cash_item').select('id').where('count_id', '=', id)),
          ]),
          row.and([row('source', '=', 'day_born'), row('source_id', 'in', bowlIds(db, id))]),
        ]),
      )
      .execute()
    const sheet = JSON.parse(first_sheet ?? '[]') as { value: number; many: number }[]
    const counted = sheet.reduce((sum, { value, many }) => sum + value * many, 0)
    if (posted.reduce((sum, { amount }) => sum + amount, 0) !== counted)
      problems.push(`The cash of the count of ${day} is not what its entries say.`)
  }
  return problems
}

const bowlIds = (db: Db, count: number) =>
  db
    .selectFrom('day_born')
    .innerJoin('day_collection', 'day_collection.id', 'day_born.collection_id')
    .select('day_born.id')
    .where('count_id', '=', count)

/** Every voucher that was paid has its entry, of its amount and fund, and every entry of a voucher that stands a paid voucher. */
async function compareVouchers(db: Db): Promise<string[]> {
  const unposted = await db
    .selectFrom('voucher')
    .leftJoin('ledger_entry', (join) =>
      join
        .onRef('ledger_entry.source_id', '=', 'voucher.id')
        .onRef('ledger_entry.amount', '=', 'voucher.amount')
        .onRef('ledger_entry.fund_id', '=', 'voucher.fund_id')
        .onRef('ledger_entry.book', '=', 'voucher.book')
        .on('ledger_entry.source', '=', 'voucher'),
    )
    .select(['year', 'sequence'])
    .where('paid_at', 'is not', null)
    .where('ledger_entry.id', 'is', null)
    .execute()
  const invented = await db
    .selectFrom('ledger_entry')
    .leftJoin('voucher', 'voucher.id', 'ledger_entry.source_id')
    .select(['number', 'ledger_entry.book'])
    .where('source', '=', 'voucher')
    .where('voucher.paid_at', 'is', null)
    // A voucher whose payment was taken back may have been dropped.
    .where(sql<boolean>`not ${isReversed}`)
    .execute()
  return [
    ...unposted.map(({ year, sequence }) => `The voucher ${sequence} of ${year} has no entry of its amount.`),
    ...invented.map(added('paid voucher')),
  ]
}

async function compareCounterEntries(db: Db): Promise<string[]> {
  const wrong = await db
    .selectFrom('ledger_entry')
    .leftJoin('ledger_entry as taken', 'taken.id', 'ledger_entry.source_id')
    .select(['ledger_entry.number', 'ledger_entry.book'])
    .where('ledger_entry.source', '=', 'ledger_entry')
    .where((row) =>
      row.or([
        row('taken.id', 'is', null),
        row('taken.amount', '<>', row.ref('ledger_entry.amount')),
        row('taken.fund_id', '<>', row.ref('ledger_entry.fund_id')),
        row('taken.debit', '<>', row.ref('ledger_entry.credit')),
      ]),
    )
    .execute()
  return wrong.map(added('entry that it takes back'))
}

/** A closed month has its root in the chain, and no later entry. */
async function compareMonths(db: Db): Promise<string[]> {
  const problems: string[] = []
  for (const { book, month, last_number, root } of await db
    .selectFrom('closed_month')
    .selectAll()
    .execute()) {
    const entry = await db
      .selectFrom('ledger_entry')
      .select('hash')
      .where('book', '=', book)
      .where('number', '=', last_number)
      .executeTakeFirst()
    if (last_number > 0 && entry?.hash !== root)
      problems.push(`The books are not those that were closed at the end of ${month}.`)
    const later = await db
      .selectFrom('ledger_entry')
      .select(['number', 'book'])
      .where('book', '=', book)
      .where('number', '>', last_number)
      .where('day', '<', `${month}-32`)
      .execute()
    for (const { number } of later)
      problems.push(`Entry ${number} was added to ${month} after it was closed.`)
  }
  return problems
}

/** The sums by day, from which reports are made, are those of the entries. */
async function compareDays(db: Db): Promise<string[]> {
  const wrong = await sql<{ book: Book; day: string }>`
    select distinct book, day from (
      select book, account, day, fund_id, service, amount from ledger_day
      union all select book, debit, day, fund_id, service, -amount from ledger_entry
      union all select book, credit, day, fund_id, service, amount from ledger_entry
    ) as sides group by book, account, day, fund_id, service having sum(amount) <> 0 order by book, day`.execute(
    db,
  )
  return wrong.rows.map(
    ({ book, day }) => `The sums of ${day} in the book "${book}" are not those of its entries.`,
  )
}

const added =
  (what: string) =>
  ({ number, book }: { number: number; book: Book }) =>
    `Entry ${number} of the book "${book}" was added: there is no ${what} for it.`
