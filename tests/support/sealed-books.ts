import { createHash, createHmac, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../src/server/platform/db/tables.ts'

/** Entries read at once. */
const chunk = 2000

/** Seals the entries of version 1, as version 0.1.0 did once: notes of the names of funds, and of what receipts said. */
export async function sealBooks(db: Db): Promise<void> {
  const at = new Date().toISOString()
  let [number, previous] = [0, '0'.repeat(64)]
  const note = async (kind: string, subject: string, text: string) => {
    number += 1
    const hash = digest(JSON.stringify([number, at, kind, subject, text, previous]))
    await sql`insert into ledger_note (number, at, kind, subject, text, previous_hash, hash)
      values (${number}, ${at}, ${kind}, ${subject}, ${text}, ${previous}, ${hash})`.execute(db)
    previous = hash
  }
  const { rows: funds } = await sql<{ id: number; name: string }>`
    select id, name from fund order by id`.execute(db)
  for (const { id, name } of funds) await note('fund name', String(id), name)
  for (const book of ['live', 'sample']) {
    const sealed = await sealBook(db, book)
    if (sealed) await note('seal', book, sealed)
  }
}

type Old = {
  id: number
  number: number
  hash: string
  receipt_sequence: number | null
  fund_name: string
  account_id: number | null
  name: string | null
}

/** The number of the last entry and the hash of what receipts say; undefined for an empty book. */
async function sealBook(db: Db, book: string): Promise<string | undefined> {
  const all = createHash('sha256')
  const { rows: binned } = await sql`select 1 from bin_entry where kind = 'account' limit 1`.execute(db)
  const mayComeBack = binned.length > 0
  let last = 0
  for (;;) {
    const { rows } = await sql<Old>`
      select ledger_entry.id, number, hash, receipt_sequence, coalesce(fund.name, '') as fund_name,
        coalesce(gift.account_id, cash_item.account_id, statement_row.account_id) as account_id,
        coalesce(gift.name, cash_item.name, statement_row.giver, '') as name
      from ledger_entry
      left join fund on fund.id = ledger_entry.fund_id
      left join gift on source = 'gift' and gift.id = source_id
      left join cash_item on source = 'cash_item' and cash_item.id = source_id
      left join statement_row on source = 'statement_row' and statement_row.id = source_id
      where ledger_entry.book = ${book} and number > ${last} order by number limit ${chunk}`.execute(db)
    for (const old of rows) if (old.receipt_sequence !== null) all.update(await sealOne(db, old, mayComeBack))
    last = rows.at(-1)?.number ?? last
    if (rows.length < chunk) break
  }
  return last === 0 ? undefined : `${last} ${all.digest('hex')}`
}

/** `mayComeBack`: whom a receipt named may be in the bin, so that an empty hash leaves open who gave what names nobody now. */
async function sealOne(db: Db, old: Old, mayComeBack: boolean): Promise<string> {
  const { id, number, hash, fund_name, account_id, name } = old
  const salt = randomBytes(16).toString('base64url')
  const giver = account_id === null ? `name ${name}` : `account ${account_id}`
  const isNamed = account_id !== null || Boolean(name)
  const giver_hash = isNamed || !mayComeBack ? createHmac('sha256', salt).update(giver).digest('hex') : ''
  await sql`insert into sealed_receipt (entry_id, fund_name, giver_hash)
    values (${id}, ${fund_name}, ${giver_hash})`.execute(db)
  // Of a giver who was erased before there is nothing to prove.
  if (isNamed)
    await sql`insert into giver_key (entry_id, account_id, salt) values (${id}, ${account_id}, ${salt})`.execute(
      db,
    )
  return `${JSON.stringify([number, hash, fund_name, giver_hash])}\n`
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex')
