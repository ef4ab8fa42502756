import { createHash } from 'node:crypto'
import { bankCharges } from '../../../../../content/year/spending.ts'
import { saveClosing } from '../../../../giving/bank-reconciliation/bank-balances.ts'
import { readReconciliation } from '../../../../giving/bank-reconciliation/outgoing/reconcile.ts'
import { day, daysAfter, daysBefore, moment } from '../../seed/days.ts'
import { book } from './chain.ts'
import type { Setting } from './setting.ts'

/** What went out by the bank's statement: cheques that it has paid, charges that wait for a voucher, and what is there at its end. */
export async function addOutgoing({ db, treasurer, now }: Setting): Promise<void> {
  const { id: account } = await db
    .selectFrom('book_account')
    .select('id')
    .where('ledger', '=', 'bank')
    .executeTakeFirstOrThrow()
  await db.updateTable('statement_row').set({ book_account_id: account }).execute()
  const until = daysBefore(now, 4)
  const at = moment(daysBefore(now, 3))
  const row = (on: string, amount: number, text: string) => ({
    ...{ book, book_account_id: account, day: on, amount, text, reference: '', name: '', added_at: at },
    identity: createHash('sha256')
      .update(JSON.stringify(['row out', on, amount, text]))
      .digest('hex'),
  })
  const cheques = await db
    .selectFrom('spend_voucher')
    .select(['id', 'amount', 'paid_day', 'reference'])
    .where('book_account_id', '=', account)
    .where('cancelled_at', 'is', null)
    .where('paid_day', '<', day(until))
    .orderBy('id')
    .execute()
  for (const [place, { id, amount, paid_day, reference }] of cheques.entries()) {
    const presented = day(daysAfter(new Date(`${paid_day}T12:00:00Z`), 1))
    // The newest cheque waits to be matched.
    const isMatched = place < cheques.length - 1
    await db
      .insertInto('outgoing_row')
      .values({
        ...row(presented, amount, `CHQ ${reference}`),
        ...(isMatched && {
          state: 'matched',
          voucher_id: id,
          decided_by: treasurer,
          decided_at: at,
          version: 2,
        }),
      })
      .execute()
  }
  for (const { daysAgo, amount, text } of bankCharges)
    await db
      .insertInto('outgoing_row')
      .values(row(day(daysBefore(now, daysAgo)), amount, text))
      .execute()
  // The bank has what books and rows explain together.
  const closing = (amount: number) =>
    saveClosing(db, account, { day: day(until), amount }, { by: treasurer, now: daysBefore(now, 3) })
  await closing(0)
  const { accounts } = await readReconciliation(db)
  await closing(0 - (accounts.find(({ id }) => id === account)?.rest ?? 0))
}
