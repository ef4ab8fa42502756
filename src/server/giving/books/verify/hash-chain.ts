import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Book } from '../../../../lib/contract/giving/books-ledger.ts'
import type { LedgerEntryTable } from '../../../platform/db/tables/books.ts'

export type Entry = Selectable<LedgerEntryTable>

/** The previous hash of the first entry. */
export const genesisHash = '0'.repeat(64)

/** The form of new entries: what a receipt says is hashed, too (docs/decisions/giving.md#ledger). */
export const hashVersion = 2

/** SHA-256 over every column of an entry and the hash of the one before, in hexadecimal digits. */
export function hashOf(entry: Omit<Entry, 'id' | 'hash'>): string {
  const { book, number, at, day, kind, debit, credit, fund_id, amount, service, source, source_id } = entry
  const { round, receipt_year, receipt_sequence, reason, posted_by, code, previous_hash } = entry
  const columns = [
    book,
    number,
    at,
    day,
    kind,
    debit,
    credit,
    fund_id,
    amount,
    service,
    source,
    source_id,
    round,
    receipt_year,
    receipt_sequence,
    reason,
    posted_by,
    code,
    previous_hash,
  ]
  const { hash_version, fund_name, note_hash, giver_hash } = entry
  const later = hash_version === 1 ? [] : [hash_version, fund_name, note_hash, giver_hash]
  return createHash('sha256')
    .update(JSON.stringify([...columns, ...later]))
    .digest('hex')
}

type Receipt = { book: Book; receipt_year: number | null; receipt_sequence: number | null }

/** `2026-000123`, with an S before it in the book of a sample church; '' for an entry without a receipt. */
export const receiptOf = ({ book, receipt_year, receipt_sequence }: Receipt): string =>
  receipt_sequence === null
    ? ''
    : `${book === 'sample' ? 'S' : ''}${receipt_year}-${String(receipt_sequence).padStart(6, '0')}`
