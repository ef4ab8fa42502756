import { createHash } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Book } from '../../../../../lib/contract/giving/books-ledger.ts'
import { type Giver, giverHash } from '../../../../giving/books/givers.ts'
import { hashOfNote, type LedgerNote } from '../../../../giving/books/ledger-notes.ts'
import { genesisHash, hashOf, hashVersion, receiptOf } from '../../../../giving/books/verify/hash-chain.ts'
import type { LedgerEntryTable } from '../../../../platform/db/tables/books.ts'
import type { Db } from '../../../../platform/db/tables.ts'

/** The book of the demonstration. */
export const book: Book = 'sample'

/** An entry before it has its place in the chain. */
export type Draft = Pick<
  LedgerEntryTable,
  'day' | 'kind' | 'debit' | 'credit' | 'fund_id' | 'amount' | 'source' | 'source_id'
> & {
  at: string
  service?: string
  reason?: string
  /** Whose receipt it has; without it there is none. */
  giver?: Giver
  by?: number
  /** The pledge of which it pays a part. */
  pledge?: number
}

export type Posted = { draft: Draft; id: number; number: number; hash: string; receipt: string }

type Row = Insertable<LedgerEntryTable> & { number: number; hash: string }

const chunk = 200

/** 16 bytes that are the same on every run, in place of random ones. */
const bytesOf = (words: string): string =>
  createHash('sha256').update(words).digest().subarray(0, 16).toString('base64url')

/** The end of the book: a visitor may have given something while the year was being written. */
async function readEnd(db: Db) {
  const entries = await db
    .selectFrom('ledger_entry')
    .select(['number', 'hash'])
    .where('book', '=', book)
    .orderBy('number', 'desc')
    .limit(1)
    .execute()
  const noted = await db.selectFrom('ledger_note').selectAll().orderBy('number', 'desc').limit(1).execute()
  const receipts = await db
    .selectFrom('ledger_entry')
    .select('receipt_year')
    .select((row) => row.fn.max('receipt_sequence').as('last'))
    .where('book', '=', book)
    .where('receipt_year', 'is not', null)
    .groupBy('receipt_year')
    .execute()
  return {
    entry: entries[0] ?? { number: 0, hash: genesisHash },
    note: noted[0],
    receipts: new Map(receipts.map(({ receipt_year, last }) => [String(receipt_year), Number(last)])),
  }
}

/**
 * Adds entries to the end of the book, in this order, as `post` (giving/books/ledger.ts) would one by one: hashes, numbers of receipts, the
 * keys of their givers, and the notes of how funds are called.
 */
export async function openChain(db: Db, fundNames: ReadonlyMap<number, string>) {
  const end = await readEnd(db)
  const { receipts } = end
  const noted = new Set<number>()
  const notes: LedgerNote[] = []
  let { number, hash: previous } = end.entry

  function note(fund: number, at: string): string {
    const last = notes.at(-1) ?? end.note
    if (noted.has(fund)) return last?.hash ?? ''
    noted.add(fund)
    const row = {
      number: (last?.number ?? 0) + 1,
      at,
      kind: 'fund name' as const,
      subject: String(fund),
      text: fundNames.get(fund) ?? '',
      previous_hash: last?.hash ?? genesisHash,
    }
    const hash = hashOfNote(row)
    notes.push({ ...row, hash })
    return hash
  }

  function link({ giver, by, pledge: _, service = '', reason = '', ...draft }: Draft): Row {
    number += 1
    const year = draft.day.slice(0, 4)
    if (giver) receipts.set(year, (receipts.get(year) ?? 0) + 1)
    const row = {
      ...draft,
      book,
      number,
      service,
      reason,
      round: 0,
      posted_by: by ?? null,
      receipt_year: giver ? Number(year) : null,
      receipt_sequence: giver ? (receipts.get(year) ?? 0) : null,
      code: bytesOf(`code ${number}`),
      previous_hash: previous,
      hash_version: hashVersion,
      note_hash: note(draft.fund_id, draft.at),
      fund_name: fundNames.get(draft.fund_id) ?? '',
      giver_hash: giver ? giverHash(bytesOf(`salt ${number}`), giver) : '',
    }
    previous = hashOf(row)
    return { ...row, hash: previous }
  }

  async function addChunk(drafts: readonly Draft[]): Promise<Posted[]> {
    const linked = drafts.map((draft) => ({ draft, row: link(draft) }))
    const rows = linked.map(({ row }) => row)
    const added = await db.insertInto('ledger_entry').values(rows).returning(['id', 'number']).execute()
    const ids = new Map(added.map((one) => [one.number, one.id]))
    const posted = linked.map(({ draft, row }) => ({
      draft,
      id: ids.get(row.number) ?? 0,
      number: row.number,
      hash: row.hash,
      receipt: receiptOf({
        ...row,
        receipt_year: row.receipt_year ?? null,
        receipt_sequence: row.receipt_sequence ?? null,
      }),
    }))
    const keys = posted.flatMap(({ draft, id, number: of }) =>
      draft.giver ? [{ entry_id: id, account_id: draft.giver.account_id, salt: bytesOf(`salt ${of}`) }] : [],
    )
    if (keys.length > 0) await db.insertInto('giver_key').values(keys).execute()
    return posted
  }

  return {
    add: async (drafts: readonly Draft[]): Promise<Posted[]> => {
      const posted: Posted[] = []
      for (let at = 0; at < drafts.length; at += chunk)
        posted.push(...(await addChunk(drafts.slice(at, at + chunk))))
      return posted
    },
    /** Writes the notes. Call it once, at the end. */
    end: async (): Promise<void> => {
      if (notes.length > 0) await db.insertInto('ledger_note').values(notes).execute()
    },
  }
}
