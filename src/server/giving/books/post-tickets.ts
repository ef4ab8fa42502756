import type { LedgerAccount } from '../../../lib/contract/giving/books-ledger.ts'
import type { Db } from '../../platform/db/tables.ts'
import { churchDay } from '../../settings/church-settings/place.ts'
import { fundOf } from './funds.ts'
import { bookOf, post } from './ledger.ts'

/** How tickets are paid at a desk, and the account that the money comes into. */
const accounts = { cash: 'cash', momo: 'bank', bank: 'bank' } as const satisfies Record<string, LedgerAccount>

/** Accounts that the desk has words of its own for, and that of the payment provider, which nobody pays into by hand. */
const known: readonly LedgerAccount[] = ['cash', 'bank', 'provider']

/** The open accounts into which something else may come, such as cheques, by name. */
export const deskAccounts = (db: Db): Promise<{ id: number; name: string; ledger: LedgerAccount }[]> =>
  db
    .selectFrom('book_account')
    .select(['id', 'name', 'ledger'])
    .where('is_open', '=', 1)
    .where('ledger', 'not in', known)
    .orderBy('name_folded')
    .execute()

/** The account of the ledger for a payment at the desk; undefined where something else was paid, and no open account is named. */
export async function deskLedger(
  db: Db,
  method: string,
  account: number | undefined,
): Promise<LedgerAccount | undefined> {
  const usual = Object.entries(accounts).find(([name]) => name === method)?.[1]
  return usual ?? (await deskAccounts(db)).find(({ id }) => id === account)?.ledger
}

/** A payment for tickets at the desk, and its account; below 0 for money given back. */
export type DeskPayment = { id: number; amount: number; ledger: LedgerAccount; by: number; now: Date }

/** Posts what was paid for tickets at the desk, or given back, to the fund of tickets. Call it in the transaction that notes the payment. */
export async function postDeskPayment(db: Db, { id, amount, ledger, by, now }: DeskPayment): Promise<void> {
  const isBack = amount < 0
  await post(db, {
    book: await bookOf(db),
    kind: isBack ? 'ticket-refund' : 'ticket',
    debit: isBack ? 'income' : ledger,
    credit: isBack ? ledger : 'income',
    fund_id: await fundOf(db, 'tickets', now),
    amount: Math.abs(amount),
    day: await churchDay(db, now),
    source: 'ticket_payment',
    source_id: id,
    postedBy: by,
    now,
  })
}
