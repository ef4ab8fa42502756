import { sql } from 'kysely'
import type { Book } from '../../../lib/contract/giving/books-ledger.ts'
import { nameOfAccount } from '../../accounts/accounts/account-name.ts'
import type { Db } from '../../platform/db/tables.ts'
import { readChurch } from '../../settings/church-settings/repo.ts'
import { rowsOf } from './entries.ts'
import { isReversed } from './pledges/pledge-sums.ts'
import { receiptOf } from './verify/hash-chain.ts'
import { rootOf } from './verify/roots.ts'

/** The data of a printed receipt. */
export type ReceiptPaper = {
  name: string
  /** The member who gave; null for a guest. */
  account: number | null
  amount: number
  currency: string
  day: string
  fund: string
  number: string
  code: string
  root: string
  root_day: string
  book: Book
  is_taken_back: boolean
  /** The giver gave it on the site; a treasurer wrote the others down. */
  isOfGiver: boolean
}

/** The receipt of an entry; undefined for an entry without one. */
export async function findReceipt(db: Db, id: number): Promise<ReceiptPaper | undefined> {
  const row = await rowsOf(db)
    .leftJoin('account', (join) =>
      join.on((on) =>
        on.or([
          on('account.id', '=', on.ref('gift.account_id')),
          on('account.id', '=', on.ref('cash_item.account_id')),
          on('account.id', '=', on.ref('statement_row.account_id')),
        ]),
      ),
    )
    .leftJoin('sealed_receipt', 'sealed_receipt.entry_id', 'ledger_entry.id')
    .select(['account.id as account', 'first_name', 'last_name', 'username'])
    .select(['gift.name as gift_name', 'cash_item.name as item_name'])
    // As it was called then; entries of the first version do not have that.
    .select(
      sql<string>`coalesce(nullif(ledger_entry.fund_name, ''), sealed_receipt.fund_name, fund.name)`.as(
        'fund',
      ),
    )
    .select('statement_row.giver')
    .select(['ledger_entry.amount', 'ledger_entry.day', 'code', 'ledger_entry.book'])
    .select(['receipt_year', 'receipt_sequence', 'ledger_entry.source'])
    .select(isReversed.as('taken_back'))
    .where('ledger_entry.id', '=', id)
    .where('receipt_sequence', 'is not', null)
    .executeTakeFirst()
  if (!row) return undefined
  const { account, amount, day, fund, code, book } = row
  return {
    name: nameOfAccount(row) || (row.gift_name ?? row.item_name ?? row.giver ?? ''),
    account,
    amount,
    day,
    fund,
    code,
    book,
    number: receiptOf(row),
    currency: (await readChurch(db)).currency,
    ...(await rootOf(db, book)),
    is_taken_back: Boolean(row.taken_back),
    isOfGiver: row.source === 'gift' || row.source === 'refund',
  }
}
