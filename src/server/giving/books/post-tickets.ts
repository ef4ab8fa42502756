import type { LedgerAccount } from '../../../lib/contract/giving/books-ledger.ts'
import type { Db } from '../../platform/db/tables.ts'
import { churchDay } from '../../settings/church-settings/place.ts'
import { fundOf } from './funds.ts'
import { bookOf, post } from './ledger.ts'

/** How tickets are paid at a desk, and the account that the money comes into. */
const accounts = { cash: 'cash', momo: 'bank', bank: 'bank' } as const satisfies Record<string, LedgerAccount>

/** A payment for tickets at the desk; below 0 for money given back. */
export type DeskPayment = { id: number; amount: number; method: string; by: number; now: Date }

/** Whether what is paid in this way is money that the books have an account for. */
export const isBooked = (method: string): method is keyof typeof accounts => Object.hasOwn(accounts, method)

/** Posts what was paid for tickets at the desk, or given back, to the fund of tickets. Call it in the transaction that notes the payment. */
export async function postDeskPayment(db: Db, { id, amount, method, by, now }: DeskPayment): Promise<void> {
  if (!isBooked(method)) return
  const account = accounts[method]
  const isBack = amount < 0
  await post(db, {
    book: await bookOf(db),
    kind: isBack ? 'ticket-refund' : 'ticket',
    debit: isBack ? 'income' : account,
    credit: isBack ? account : 'income',
    fund_id: await fundOf(db, 'tickets', now),
    amount: Math.abs(amount),
    day: await churchDay(db, now),
    source: 'ticket_payment',
    source_id: id,
    postedBy: by,
    now,
  })
}
