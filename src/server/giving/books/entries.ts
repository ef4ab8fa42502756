import { sql } from 'kysely'
import type { EntryAnswer, ReceiptCheckAnswer } from '../../../lib/contract/giving/books-ledger.ts'
import { fetchPage, orderTerm, type Paging, type RowsPage } from '../../platform/db/pagination.ts'
import type { LedgerEntryTable } from '../../platform/db/tables/books.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { readChurch } from '../../settings/church-settings/repo.ts'
import { bookOf, lastEntry, post } from './ledger.ts'
import { bookRefusals } from './messages.ts'
import { isReversed } from './pledges/pledge-sums.ts'
import { receiptOf } from './verify/hash-chain.ts'
import { rootOf } from './verify/roots.ts'

export const entryOrders = ['number', 'day'] as const

/** Entries with the gift, envelope or cheque that they are of. */
const withSources = (db: Db) =>
  db
    .selectFrom('ledger_entry')
    .leftJoin('gift', (join) =>
      join.onRef('gift.id', '=', 'ledger_entry.source_id').on('ledger_entry.source', '=', 'gift'),
    )
    .leftJoin('cash_item', (join) =>
      join.onRef('cash_item.id', '=', 'ledger_entry.source_id').on('ledger_entry.source', '=', 'cash_item'),
    )
    .leftJoin('statement_row', (join) =>
      join
        .onRef('statement_row.id', '=', 'ledger_entry.source_id')
        .on('ledger_entry.source', '=', 'statement_row'),
    )

/** The same with their fund; without those between accounts, which have none. */
export const rowsOf = (db: Db) => withSources(db).innerJoin('fund', 'fund.id', 'ledger_entry.fund_id')

/** Which entries a list has: from a day to a day, and of one fund; all without any of these. */
export type EntryFilter = { from?: string | undefined; to?: string | undefined; fund?: number | undefined }

/** The entries of the church's book with their givers, newest first; searches a receipt, a number or a day. */
export async function listEntries(
  db: Db,
  paging: Paging<'number' | 'day'>,
  { from, to, fund }: EntryFilter = {},
): Promise<RowsPage<EntryAnswer>> {
  const book = await bookOf(db)
  const all = withSources(db)
    .leftJoin('fund', 'fund.id', 'ledger_entry.fund_id')
    .select(['ledger_entry.id', 'number', 'ledger_entry.day', 'ledger_entry.kind', 'debit', 'credit'])
    .select((row) => row.fn.coalesce('fund.name', sql<string>`''`).as('fund'))
    .select(['ledger_entry.amount', 'service', 'ledger_entry.reason', 'hash', 'ledger_entry.book'])
    .select(['receipt_year', 'receipt_sequence', 'gift.name as gift_name', 'cash_item.name as item_name'])
    .select('statement_row.giver')
    .select(isReversed.as('taken_back'))
    .where('ledger_entry.book', '=', book)
    .$if(from !== undefined, (rows) => rows.where('ledger_entry.day', '>=', String(from)))
    .$if(to !== undefined, (rows) => rows.where('ledger_entry.day', '<=', String(to)))
    .$if(fund !== undefined, (rows) => rows.where('ledger_entry.fund_id', '=', Number(fund)))
  const { receipt, day, number } = soughtIn(paging.search)
  const wanted = receipt
    ? all.where('receipt_year', '=', receipt.year).where('receipt_sequence', '=', receipt.sequence)
    : day
      ? all.where('ledger_entry.day', '=', day)
      : paging.search
        ? all.where('number', '=', number)
        : all
  const byDefault = [orderTerm('ledger_entry.number', true)]
  // Numbers have no gaps: the last one is the number of entries.
  const isWhole = !paging.search && [from, to, fund].every((condition) => condition === undefined)
  const countAll = !isWhole ? undefined : async () => (await lastEntry(db, book))?.number ?? 0
  const sorting = { table: 'ledger_entry', byDefault, countAll }
  const { rows, ...page } = await fetchPage(wanted, paging, sorting)
  return {
    ...page,
    rows: rows.map(
      ({ book: of, receipt_year, receipt_sequence, gift_name, item_name, giver, taken_back, ...row }) => ({
        ...row,
        receipt: receiptOf({ book: of, receipt_year, receipt_sequence }),
        giver: gift_name ?? item_name ?? giver ?? '',
        is_taken_back: Boolean(taken_back),
      }),
    ),
  }
}

function soughtIn(words: string) {
  const [, year, sequence] = /^S?(\d{4})-(\d{6,9})$/i.exec(words) ?? []
  return {
    receipt: year && sequence ? { year: Number(year), sequence: Number(sequence) } : undefined,
    day: /^\d{4}-\d\d-\d\d$/.test(words) ? words : undefined,
    number: /^\d{1,15}$/.test(words) ? Number(words) : 0,
  }
}

type Taking = {
  id: number
  reason: string
  by: number | null
  day: string
  now: Date
  /** Whether it is asked for in the ledger itself. */
  isOfLedger?: boolean
}

/** What is cancelled where it was made, with all of its entries, and not in the ledger. */
const cancelledElsewhere: Partial<Record<LedgerEntryTable['source'], () => string>> = {
  spend_voucher: () => bookRefusals.cancelVoucherFirst,
  money_transfer: () => bookRefusals.cancelTransferFirst,
  opening_balance: () => bookRefusals.cancelOpeningFirst,
  ticket_sale: () => bookRefusals.giveBackUnderRefunds,
  ticket_refund: () => bookRefusals.givenBackStays,
  ticket_payment: () => bookRefusals.refundOfOrder,
}

/**
 * Reverses an entry by a counter-entry of today. Returns the number of the entry. Throws 404, and 409 for a second time and for a gift
 * that is or was given back. What has its own place is cancelled there.
 */
export async function reverseEntry(
  db: Db,
  { id, reason, by, day, now, isOfLedger = false }: Taking,
): Promise<number> {
  const entry = await db
    .selectFrom('ledger_entry')
    .selectAll()
    .select(isReversed.as('taken_back'))
    .where('id', '=', id)
    .executeTakeFirst()
  if (!entry) refuse(404, bookRefusals.noEntry)
  if (entry.kind === 'counter-entry') refuse(409, bookRefusals.counterEntryStaysPlease)
  if (entry.taken_back) refuse(409, bookRefusals.entryWasReversedAlready)
  const place = cancelledElsewhere[entry.source]
  if (isOfLedger && place) refuse(409, place())
  if (entry.source === 'gift' && entry.kind === 'gift') await refuseGivenBack(db, entry.source_id)
  const { book, debit, credit, fund_id, amount, service } = entry
  await post(db, {
    book,
    kind: 'counter-entry',
    debit: credit,
    credit: debit,
    fund_id,
    amount,
    service,
    day,
    reason,
    source: 'ledger_entry',
    source_id: id,
    ...(by !== null && { postedBy: by }),
    now,
  })
  return entry.number
}

/** Throws 409 where taking the entry of a gift back would subtract what was refunded a second time. */
async function refuseGivenBack(db: Db, gift: number): Promise<void> {
  const refunds = await db
    .selectFrom('refund')
    .leftJoin('ledger_entry', (join) =>
      join.onRef('ledger_entry.source_id', '=', 'refund.id').on('ledger_entry.source', '=', 'refund'),
    )
    .select(['refund.state', 'ledger_entry.id as entry', isReversed.as('taken_back')])
    .where('gift_id', '=', gift)
    .execute()
  if (refunds.some(({ state }) => ['asked', 'sent', 'pending'].includes(state)))
    refuse(409, bookRefusals.giftBeingGivenBack)
  if (refunds.some(({ entry, taken_back }) => entry !== null && !taken_back))
    refuse(409, bookRefusals.giftWasGivenBack)
}

/** The newest entry of a gift, and whether it was taken back; undefined for a gift that is in no book. */
export const findGiftEntry = (db: Db, gift: number) =>
  db
    .selectFrom('ledger_entry')
    .select(['code', 'book', 'fund_id'])
    .select(isReversed.as('taken_back'))
    .where('source', 'in', ['gift', 'ticket_sale'])
    .where('source_id', '=', gift)
    .where('kind', 'in', ['gift', 'ticket'])
    // A round counts within a fund, and a gift that was posted anew may be in another one.
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

type EntryOfGift = { code: string; root: string; root_day: string }

/** The code of a gift's receipt, and the root of the book that it is in; undefined for a gift that is in none. */
export async function entryOfGift(db: Db, gift: number): Promise<EntryOfGift | undefined> {
  const entry = await findGiftEntry(db, gift)
  return entry && { code: entry.code, ...(await rootOf(db, entry.book)) }
}

/** What anybody who holds a receipt may know of it. Throws 404. */
export async function checkReceipt(db: Db, code: string): Promise<ReceiptCheckAnswer> {
  const entry = await db
    .selectFrom('ledger_entry')
    .select(['amount', 'day', 'book'])
    .select(isReversed.as('taken_back'))
    .where('code', '=', code)
    .where('receipt_sequence', 'is not', null)
    .executeTakeFirst()
  if (!entry) refuse(404, bookRefusals.noReceiptInBooks)
  const { currency } = await readChurch(db)
  const { amount, day, book } = entry
  return { amount, currency, day, book, is_taken_back: Boolean(entry.taken_back) }
}
