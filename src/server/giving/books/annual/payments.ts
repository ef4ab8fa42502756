import { sql } from 'kysely'
import type { Book } from '../../../../lib/contract/giving/books-ledger.ts'
import type { Db } from '../../../platform/db/tables.ts'

/** What stands for payments that have no category of the church's own. */
const named = {
  welfare: 'Welfare',
  counts: 'Differences of counts',
  fees: 'Fees of the payment provider',
} as const

/** What was spent from a day to a day by category, less what was taken back, in the smallest unit. */
export async function paymentsByCategory(
  db: Db,
  book: Book,
  { from, to }: { from: string; to: string },
): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; amount: number }>`
    select name, cast(sum(amount) as bigint) as amount from (
      select case when ledger_entry.debit = 'fees' or ledger_entry.credit = 'fees' then ${named.fees}
                  when origin.source = 'voucher' then ${named.welfare}
                  when origin.source = 'spend_voucher' then coalesce(spending_category.name, '')
                  else ${named.counts} end as name,
             case when ledger_entry.debit in ('expenses', 'fees') then ledger_entry.amount else -ledger_entry.amount end as amount
        from ledger_entry
        join ledger_entry as origin on origin.id =
             case ledger_entry.source when 'ledger_entry' then ledger_entry.source_id else ledger_entry.id end
        left join spend_voucher on origin.source = 'spend_voucher' and spend_voucher.id = origin.source_id
        left join spending_category on spending_category.id = spend_voucher.category_id
       where ledger_entry.book = ${book} and ledger_entry.day >= ${from} and ledger_entry.day <= ${to}
         and (ledger_entry.debit in ('expenses', 'fees') or ledger_entry.credit in ('expenses', 'fees'))
    ) as spent group by name having sum(amount) <> 0`.execute(db)
  return new Map(rows.map(({ name, amount }) => [name, Number(amount)]))
}

/** The vouchers that were paid on the days, of spending and of welfare, the oldest first. A cancelled one says so. */
export async function paidVouchers(db: Db, book: Book, { from, to }: { from: string; to: string }) {
  const { rows } = await sql<PaidVoucher>`
    select ledger_entry.day, ledger_entry.reason as number, payee, spend_voucher.purpose, fund.name as fund,
           spending_category.name as category, book_account.name as account, spend_voucher.how, spend_voucher.reference,
           ledger_entry.amount, cancelled, ledger_entry.id as entry
      from ledger_entry
      join spend_voucher on spend_voucher.id = ledger_entry.source_id
      join fund on fund.id = ledger_entry.fund_id
      join spending_category on spending_category.id = category_id
      join book_account on book_account.id = spend_voucher.book_account_id
     where ledger_entry.source = 'spend_voucher' and ledger_entry.book = ${book}
       and ledger_entry.day >= ${from} and ledger_entry.day <= ${to}
    union all
    select ledger_entry.day, 'W' || voucher.year || '-' || voucher.sequence as number, payee, voucher.purpose, fund.name as fund,
           ${named.welfare} as category, '' as account, voucher.how, voucher.reference, ledger_entry.amount,
           case when exists (select 1 from ledger_entry as back
                              where back.source = 'ledger_entry' and back.source_id = ledger_entry.id)
                then 'Reversed' else '' end as cancelled, ledger_entry.id as entry
      from ledger_entry
      join voucher on voucher.id = ledger_entry.source_id
      join fund on fund.id = ledger_entry.fund_id
     where ledger_entry.source = 'voucher' and ledger_entry.book = ${book}
       and ledger_entry.day >= ${from} and ledger_entry.day <= ${to}
    order by day, entry`.execute(db)
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }))
}

type PaidVoucher = {
  day: string
  number: string
  payee: string
  purpose: string
  fund: string
  category: string
  account: string
  how: string
  reference: string
  amount: number
  cancelled: string
}
