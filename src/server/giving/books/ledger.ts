import { randomBytes } from 'node:crypto'
import type { Book, EntryKind, LedgerAccount } from '../../../lib/contract/giving/books-ledger.ts'
import { isDemonstration } from '../../platform/db/demonstration.ts'
import type { LedgerEntryTable } from '../../platform/db/tables/books.ts'
import type { Db } from '../../platform/db/tables.ts'
import { churchDay } from '../../settings/church-settings/place.ts'
import { findGiver, giverHash, newSalt } from './givers.ts'
import { lastNote, notedName, noteFundName } from './ledger-notes.ts'
import { type Entry, genesisHash, hashOf, hashVersion } from './verify/hash-chain.ts'

export type NewLedgerEntry = {
  book: Book
  kind: EntryKind
  debit: LedgerAccount
  credit: LedgerAccount
  fund_id: number
  amount: number
  /** The church's day that it counts for. In a closed month it counts for today instead. */
  day: string
  service?: string
  source: LedgerEntryTable['source']
  source_id: number
  /** Whether the next receipt number goes to it. */
  hasReceipt?: boolean
  reason?: string
  postedBy?: number
  now: Date
}

/**
 * Adds an entry at the end of its book, with the hash of the one before. Call it in a transaction: transactions that write
 * follow each other on both engines, so numbers have no gaps. What is posted already violates a unique index.
 */
export async function post(db: Db, entry: NewLedgerEntry): Promise<Entry> {
  const { book, kind, debit, credit, fund_id, amount, source, source_id, now } = entry
  const day = await openDay(db, entry)
  const last = await lastEntry(db, book)
  const receipt_year = entry.hasReceipt ? Number(day.slice(0, 4)) : null
  const fund_name = await fundNameNow(db, fund_id, now)
  const salt = newSalt()
  const giver = entry.hasReceipt ? await findGiver(db, source, source_id) : undefined
  const row = {
    hash_version: hashVersion,
    fund_name,
    note_hash: (await lastNote(db))?.hash ?? '',
    giver_hash: giver ? giverHash(salt, giver) : '',
    book,
    number: (last?.number ?? 0) + 1,
    at: now.toISOString(),
    day,
    kind,
    debit,
    credit,
    fund_id,
    amount,
    service: entry.service ?? '',
    source,
    source_id,
    receipt_year,
    round: await roundOf(db, entry),
    receipt_sequence: receipt_year === null ? null : await nextReceipt(db, book, receipt_year),
    reason: entry.reason ?? '',
    posted_by: entry.postedBy ?? null,
    code: randomBytes(16).toString('base64url'),
    previous_hash: last?.hash ?? genesisHash,
  }
  const posted = await db
    .insertInto('ledger_entry')
    .values({ ...row, hash: hashOf(row) })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (giver)
    await db
      .insertInto('giver_key')
      .values({ entry_id: posted.id, account_id: giver.account_id, salt })
      .execute()
  return posted
}

/** By the notes, not by the fund's row: a name that was changed in the file must not come into the books by itself. */
async function fundNameNow(db: Db, fund: number, now: Date): Promise<string> {
  const noted = await notedName(db, fund)
  if (noted !== undefined) return noted
  const row = await db.selectFrom('fund').select('name').where('id', '=', fund).executeTakeFirst()
  const name = row?.name ?? ''
  await noteFundName(db, fund, name, now)
  return name
}

/** The last entry of a book; undefined while it is empty. */
export const lastEntry = (db: Db, book: Book): Promise<Pick<Entry, 'number' | 'hash' | 'at'> | undefined> =>
  db
    .selectFrom('ledger_entry')
    .select(['number', 'hash', 'at'])
    .where('book', '=', book)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The last closed month of a book, `2026-10`; undefined for none. */
export async function closedThrough(db: Db, book: Book): Promise<string | undefined> {
  const row = await db
    .selectFrom('closed_month')
    .select('month')
    .where('book', '=', book)
    .orderBy('month', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.month
}

/** How often the same was posted and taken back. What was posted and stands has the same number, and is refused by the index. */
async function roundOf(db: Db, { source, source_id, kind, fund_id }: NewLedgerEntry): Promise<number> {
  const rows = await db
    .selectFrom('ledger_entry as back')
    .innerJoin('ledger_entry as posted', 'posted.id', 'back.source_id')
    .select('back.id')
    .where('back.source', '=', 'ledger_entry')
    .where('posted.source', '=', source)
    .where('posted.source_id', '=', source_id)
    .where('posted.kind', '=', kind)
    .where('posted.fund_id', '=', fund_id)
    .execute()
  return rows.length
}

async function openDay(db: Db, { book, day, now }: NewLedgerEntry): Promise<string> {
  const closed = await closedThrough(db, book)
  return closed && day.slice(0, 7) <= closed ? churchDay(db, now) : day
}

async function nextReceipt(db: Db, book: Book, year: number): Promise<number> {
  const ledgerEntry = await db
    .selectFrom('ledger_entry')
    .select('receipt_sequence')
    .where('book', '=', book)
    .where('receipt_year', '=', year)
    .orderBy('receipt_sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
  return (ledgerEntry?.receipt_sequence ?? 0) + 1
}

/** The book of what is entered by hand: `sample` in the demonstration. */
export async function bookOf(db: Db): Promise<Book> {
  return (await isDemonstration(db)) ? 'sample' : 'live'
}
