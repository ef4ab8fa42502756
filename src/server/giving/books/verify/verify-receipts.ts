import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Book } from '../../../../lib/contract/giving/books-ledger.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { giverHash } from '../givers.ts'
import { hashOfNote, type LedgerNote } from '../ledger-notes.ts'
import { isReversed } from '../pledges/pledge-sums.ts'
import { genesisHash, receiptOf } from './hash-chain.ts'

/** Entries read at once. */
const chunk = 2000

type Checked = {
  problems: string[]
  /** How many receipts name nobody any more, since their giver was erased. */
  unnamed: number
}

/**
 * Compares what the receipts of a book say (giver, fund, number) with what was hashed when they were posted, and the names of funds with
 * the ledger's notes. Amount and day are columns of the entry itself.
 */
export async function verifyReceipts(db: Db, book: Book): Promise<Checked> {
  const notes = await db.selectFrom('ledger_note').selectAll().orderBy('number').execute()
  const [names, seal] = [openNames(notes), openSeal(notes, book)]
  const problems: string[] = []
  let unnamed = 0
  for await (const entry of receiptsOf(db, book)) {
    const name = `Entry ${entry.number} of the book "${book}"`
    const wrong = entry.hash_version === 1 ? seal.add(entry) : names.add(entry)
    if (wrong) problems.push(`${name} ${wrong}`)
    const giver = compareGiver(entry)
    if (giver === 'erased') unnamed += 1
    if (giver === 'another')
      problems.push(`${name} (receipt ${receiptOf(entry)}) has another giver than when it was posted.`)
    if (entry.gift_state === 'succeeded' && entry.is_newest && entry.receipt_number !== receiptOf(entry))
      problems.push(
        `The gift with the receipt ${receiptOf(entry)} says that its receipt is ${entry.receipt_number ?? 'none'}.`,
      )
  }
  return { problems: [...problems, ...seal.end()], unnamed }
}

type Receipt = Awaited<ReturnType<typeof readChunk>>[number]

/** The seal of the entries from before receipts were hashed: the last of them, and the hash of what their receipts said. */
function openSeal(notes: readonly LedgerNote[], book: Book) {
  const note = notes.find(({ kind, subject }) => kind === 'seal' && subject === book)
  const [last = '0', sealed] = note?.text.split(' ') ?? []
  const all = createHash('sha256')
  let entries = 0
  return {
    /** What is wrong with an entry; undefined for nothing. */
    add({ number, hash, receipt_sequence, sealed_fund, sealed_giver }: Receipt): string | undefined {
      entries += 1
      if (number > Number(last)) return 'has the form of entries before the seal, and comes after it.'
      if (receipt_sequence !== null)
        all.update(`${JSON.stringify([number, hash, sealed_fund, sealed_giver])}\n`)
      return undefined
    },
    end: (): string[] =>
      entries === 0 || all.digest('hex') === sealed
        ? []
        : [
            `What the receipts up to entry ${last} of the book "${book}" said when they were sealed was changed.`,
          ],
  }
}

/**
 * A giver without a key was erased, and then nobody may be named. A payment of a statement that was taken back may have been given to
 * somebody else since.
 */
function compareGiver(entry: Receipt): 'same' | 'another' | 'erased' {
  const hash = entry.hash_version === 1 ? entry.sealed_giver : entry.giver_hash
  if (entry.receipt_sequence === null || (entry.taken_back && entry.source === 'statement_row')) return 'same'
  const giver = { account_id: entry.account, name: entry.name ?? '' }
  // Whoever gave was in the bin when this was sealed, and may be back.
  if (hash === '' && entry.hash_version === 1) return giver.account_id === null ? 'erased' : 'same'
  if (entry.salt !== null) return giverHash(entry.salt, giver) === hash ? 'same' : 'another'
  return giver.account_id === null && giver.name === '' ? 'erased' : 'another'
}

/** The names of funds as each entry may have them: an entry hashes the newest note, and no later entry an older one. */
function openNames(notes: readonly LedgerNote[]) {
  const places = new Map(notes.map(({ hash }, at) => [hash, at]))
  const names = new Map<string, string>()
  const wrong = 'names its fund otherwise than the notes of the ledger.'
  let read = 0
  return {
    /** What is wrong with an entry; undefined for nothing. */
    add({ note_hash, fund_id, fund_name }: Receipt): string | undefined {
      const at = places.get(note_hash)
      if (at === undefined || at + 1 < read) return wrong
      for (; read <= at; read += 1) {
        const note = notes[read]
        if (note?.kind === 'fund name') names.set(note.subject, note.text)
      }
      return names.get(String(fund_id)) === fund_name ? undefined : wrong
    },
  }
}

async function* receiptsOf(db: Db, book: Book): AsyncGenerator<Receipt> {
  for (let after = 0; ; ) {
    const rows = await readChunk(db, book, after)
    yield* rows
    after = rows.at(-1)?.number ?? after
    if (rows.length < chunk) return
  }
}

/** Whether an entry is the gift's, and no later one is: money that was taken from a gift may have come back to it. */
const isNewest = sql<number>`(ledger_entry.kind = 'gift' and not exists (
  select 1 from ledger_entry as later where later.source = 'gift' and later.source_id = ledger_entry.source_id
    and later.kind = 'gift' and later.id > ledger_entry.id))`

const readChunk = (db: Db, book: Book, after: number) =>
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
    .leftJoin('giver_key', 'giver_key.entry_id', 'ledger_entry.id')
    .leftJoin('sealed_receipt', 'sealed_receipt.entry_id', 'ledger_entry.id')
    .select(['ledger_entry.number', 'ledger_entry.book', 'hash', 'hash_version', 'note_hash'])
    .select(['ledger_entry.fund_id', 'ledger_entry.fund_name', 'ledger_entry.giver_hash', 'salt'])
    .select(['receipt_year', 'receipt_sequence'])
    .select(['sealed_receipt.fund_name as sealed_fund', 'sealed_receipt.giver_hash as sealed_giver'])
    .select((row) => [
      row.fn.coalesce('gift.account_id', 'cash_item.account_id', 'statement_row.account_id').as('account'),
      row.fn.coalesce('gift.name', 'cash_item.name', 'statement_row.giver').as('name'),
    ])
    .select(['ledger_entry.source', 'gift.state as gift_state', 'gift.receipt_number'])
    .select([isReversed.as('taken_back'), isNewest.as('is_newest')])
    .where('ledger_entry.book', '=', book)
    .where('ledger_entry.number', '>', after)
    .orderBy('ledger_entry.number')
    .limit(chunk)
    .execute()

/** The chain of the notes, and that each fund is called as its newest note says. */
export async function verifyNotes(db: Db): Promise<string[]> {
  const problems: string[] = []
  const names = new Map<string, string>()
  let previous = genesisHash
  for (const [at, note] of (
    await db.selectFrom('ledger_note').selectAll().orderBy('number').execute()
  ).entries()) {
    if (note.number !== at + 1 || note.previous_hash !== previous || hashOfNote(note) !== note.hash)
      problems.push(`Note ${note.number} of the ledger was changed, or one before it is missing.`)
    previous = note.hash
    if (note.kind === 'fund name') names.set(note.subject, note.text)
  }
  for (const { id, name } of await db.selectFrom('fund').select(['id', 'name']).orderBy('id').execute()) {
    const noted = names.get(String(id))
    if (noted !== undefined && noted !== name)
      problems.push(`The fund "${noted}" is called "${name}", and nobody has renamed it in the books.`)
  }
  return problems
}
