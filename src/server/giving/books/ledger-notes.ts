import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { LedgerNoteTable } from '../../platform/db/tables/books.ts'
import type { Db } from '../../platform/db/tables.ts'
import { genesisHash } from './verify/hash-chain.ts'

/*
 * Notes beside the ledger: the name of a fund from then on, and the seal of the entries from before receipts were hashed. The notes
 * form a hash chain of their own. Each entry hashes the newest note, so that changing an older note breaks the entries after it.
 */

export type LedgerNote = Selectable<LedgerNoteTable>

/** SHA-256 over a note and the hash of the one before, in hexadecimal digits. */
export function hashOfNote({
  number,
  at,
  kind,
  subject,
  text,
  previous_hash,
}: Omit<LedgerNote, 'hash'>): string {
  const columns = [number, at, kind, subject, text, previous_hash]
  return createHash('sha256').update(JSON.stringify(columns)).digest('hex')
}

/** The hash of the newest note. */
export const lastNote = (db: Db): Promise<Pick<LedgerNote, 'number' | 'hash'> | undefined> =>
  db
    .selectFrom('ledger_note')
    .select(['number', 'hash'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Notes how a fund is called from now on. Call it in the transaction that names it. */
export async function noteFundName(db: Db, fund: number, name: string, now: Date): Promise<void> {
  const last = await lastNote(db)
  const note = {
    number: (last?.number ?? 0) + 1,
    at: now.toISOString(),
    kind: 'fund name' as const,
    subject: String(fund),
    text: name,
    previous_hash: last?.hash ?? genesisHash,
  }
  await db
    .insertInto('ledger_note')
    .values({ ...note, hash: hashOfNote(note) })
    .execute()
}

/** How a fund is called by the notes, whatever its row says. */
export async function notedName(db: Db, fund: number): Promise<string | undefined> {
  const note = await db
    .selectFrom('ledger_note')
    .select('text')
    .where('kind', '=', 'fund name')
    .where('subject', '=', String(fund))
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return note?.text
}
