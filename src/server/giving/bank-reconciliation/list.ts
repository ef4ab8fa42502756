import { sql } from 'kysely'
import type { PaymentAnswer, PaymentState } from '../../../lib/contract/giving/matching.ts'
import { fetchPage, orderTerm, type Paging, type RowsPage } from '../../platform/db/pagination.ts'
import { containing } from '../../platform/db/search.ts'
import type { Db } from '../../platform/db/tables.ts'
import { bookOf } from '../books/ledger.ts'
import { receiptOf } from '../books/verify/hash-chain.ts'
import { readKnown, suggest } from './suggest.ts'

export const paymentOrders = ['day', 'amount'] as const

const rowsOf = (db: Db) =>
  db
    .selectFrom('statement_row')
    .leftJoin('fund', 'fund.id', 'statement_row.fund_id')
    .leftJoin('gift', 'gift.id', 'statement_row.gift_id')
    .selectAll('statement_row')
    .select(['fund.name as fund', 'gift.receipt_number'])

type Asked = Paging<(typeof paymentOrders)[number]> & { state: PaymentState | undefined }

/** The payments of statements, those that wait for a decision first with what the product thinks of them, the oldest first. */
export async function listPayments(db: Db, { state, ...paging }: Asked): Promise<RowsPage<PaymentAnswer>> {
  const columns = [
    'statement_row.text',
    'statement_row.name',
    'statement_row.giver',
    'statement_row.reference',
  ]
  let wanted = rowsOf(db).where('statement_row.book', '=', await bookOf(db))
  if (state) wanted = wanted.where('statement_row.state', '=', state)
  if (paging.search)
    wanted = wanted.where(containing(paging.search, { texts: columns, numbers: ['statement_row.telephone'] }))
  const byDefault = [
    sql`case when statement_row.state = 'open' then 0 else 1 end`,
    orderTerm('statement_row.day'),
    orderTerm('statement_row.id'),
  ]
  const { rows, ...page } = await fetchPage(wanted, paging, { table: 'statement_row', byDefault })
  return { ...page, rows: await answersOf(db, rows) }
}

/** One payment as it is now. */
export async function paymentAnswer(db: Db, id: number): Promise<PaymentAnswer> {
  const [answer] = await answersOf(db, [
    await rowsOf(db).where('statement_row.id', '=', id).executeTakeFirstOrThrow(),
  ])
  if (!answer) throw new Error(`The payment ${id} is gone.`)
  return answer
}

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['executeTakeFirstOrThrow']>>

async function answersOf(db: Db, rows: readonly Row[]): Promise<PaymentAnswer[]> {
  const known = rows.some(({ state }) => state === 'open') ? await readKnown(db) : undefined
  const answers: PaymentAnswer[] = []
  for (const row of rows) {
    const { id, day, amount, text, name, telephone, state, giver, fund, receipt_number, reason, version } =
      row
    answers.push({
      id,
      day,
      amount,
      text,
      name,
      telephone: telephone ?? '',
      state,
      giver,
      fund: fund ?? '',
      reason,
      receipt: receipt_number ?? (state === 'posted' ? await receiptOfRow(db, id) : ''),
      suggestion: state === 'open' && known ? await suggest(db, row, known) : null,
      version,
    })
  }
  return answers
}

async function receiptOfRow(db: Db, id: number): Promise<string> {
  const entry = await db
    .selectFrom('ledger_entry')
    .select(['book', 'receipt_year', 'receipt_sequence'])
    .where('source', '=', 'statement_row')
    .where('source_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return entry ? receiptOf(entry) : ''
}
