import type { Db } from '../../../platform/db/tables.ts'

/** What the vouchers of spending say about somebody: what they were paid, and what they asked for. */
export const exportSpending = async (db: Db, account: number) => ({
  spending_vouchers: await db
    .selectFrom('spend_voucher')
    .select([
      'id',
      'year',
      'sequence',
      'asked_account',
      'payee_account',
      'asked_by',
      'payee',
      'purpose',
      'amount',
    ])
    .select(['prepared_at', 'paid_day', 'how', 'reference', 'received_name', 'received_at', 'cancelled_at'])
    .where((row) => row.or([row('payee_account', '=', account), row('asked_account', '=', account)]))
    .orderBy('id')
    .execute(),
})
