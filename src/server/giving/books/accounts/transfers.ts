import type { Selectable } from 'kysely'
import type { TransferAnswer, TransferForm } from '../../../../lib/contract/giving/book-account.ts'
import type { Book } from '../../../../lib/contract/giving/books-ledger.ts'
import { fetchPage, orderTerm, type Paging, type RowsPage } from '../../../platform/db/pagination.ts'
import { containing } from '../../../platform/db/search.ts'
import type { MoneyTransferTable } from '../../../platform/db/tables/spending.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { refuse, refuseFields } from '../../../platform/errors/refusal.ts'
import { churchDay } from '../../../settings/church-settings/place.ts'
import { namesOf } from '../account-names.ts'
import { accountBalance, fundBalance } from '../balances.ts'
import { findFund } from '../funds.ts'
import { bookOf, post } from '../ledger.ts'
import { bookRefusals } from '../messages.ts'
import { requireOpenDay } from '../open-day.ts'
import { reverseEntriesOf } from '../reverse-of.ts'
import { requireMoney } from './money.ts'

type Act = { by: number; now: Date }
type Transfer = Selectable<MoneyTransferTable>

export const transferOrders = ['day'] as const

const rowsIn = (db: Db) =>
  db
    .selectFrom('money_transfer')
    .leftJoin('book_account as out_of', 'out_of.id', 'from_account')
    .leftJoin('book_account as into', 'into.id', 'to_account')
    .leftJoin('fund as giving', 'giving.id', 'from_fund')
    .leftJoin('fund as taking', 'taking.id', 'to_fund')
    .selectAll('money_transfer')
    .select(['out_of.name as out_name', 'into.name as into_name'])
    .select(['giving.name as giving_name', 'taking.name as taking_name'])

type Row = Awaited<ReturnType<ReturnType<typeof rowsIn>['executeTakeFirstOrThrow']>>

/** The transfers, newest first; searches what they are for and their reference. */
export async function listTransfers(db: Db, paging: Paging<'day'>): Promise<RowsPage<TransferAnswer>> {
  const all = rowsIn(db).where('money_transfer.book', '=', await bookOf(db))
  const wanted = paging.search
    ? all.where(containing(paging.search, ['money_transfer.why', 'money_transfer.reference']))
    : all
  const byDefault = [orderTerm('money_transfer.id', true)]
  const { rows, ...page } = await fetchPage(wanted, paging, { table: 'money_transfer', byDefault })
  const names = await namesOf(
    db,
    rows.map(({ made_by }) => made_by),
  )
  return { ...page, rows: rows.map((row) => answerOf(row, names)) }
}

const answerOf = (row: Row, names: (id: number | null) => string): TransferAnswer => ({
  id: row.id,
  between: row.from_account === null ? 'funds' : 'accounts',
  from: row.out_name ?? row.giving_name ?? '',
  to: row.into_name ?? row.taking_name ?? '',
  amount: row.amount,
  day: row.day,
  why: row.why,
  reference: row.reference,
  made_by: names(row.made_by),
  cancelled: row.cancelled,
})

/** Throws 404. */
export async function transferAnswer(db: Db, id: number): Promise<TransferAnswer> {
  const row = await rowsIn(db).where('money_transfer.id', '=', id).executeTakeFirst()
  if (!row) refuse(404, noSuch())
  return answerOf(row, await namesOf(db, [row.made_by]))
}

/** Moves money. Throws 400 for what is not there or closed, and for a day that takes no entries; 409 where there is less. */
export async function addTransfer(db: Db, form: TransferForm, act: Act): Promise<number> {
  const book = await bookOf(db)
  await requireOpenDay(db, { book, day: form.day, now: act.now })
  return form.between === 'accounts'
    ? betweenAccounts(db, book, form, act)
    : betweenFunds(db, book, form, act)
}

async function betweenAccounts(db: Db, book: Book, form: TransferForm, act: Act): Promise<number> {
  const { from, to, amount } = form
  const [out, into] = [await openOne(db, from, 'from'), await openOne(db, to, 'to')]
  await requireMoney(db, await accountBalance(db, { book, ledger: out.ledger }), amount, out.name)
  const { id, of } = await addRow(
    db,
    book,
    { from_account: from, to_account: to, from_fund: null, to_fund: null },
    { form, act },
  )
  await post(db, { ...of, kind: 'account-transfer', debit: into.ledger, credit: out.ledger, fund_id: 0 })
  return id
}

async function betweenFunds(db: Db, book: Book, form: TransferForm, act: Act): Promise<number> {
  const { from, to, amount } = form
  const [giving, taking] = [await findFund(db, from), await findFund(db, to)]
  if (!giving) refuseFields({ from: [bookRefusals.pleaseChooseFund] })
  if (!taking) refuseFields({ to: [bookRefusals.pleaseChooseFund] })
  await requireMoney(db, await fundBalance(db, { book, fund: from }), amount, giving.name)
  const { id, of } = await addRow(
    db,
    book,
    { from_account: null, to_account: null, from_fund: from, to_fund: to },
    { form, act },
  )
  await post(db, { ...of, kind: 'fund-transfer', debit: 'funds', credit: 'between', fund_id: from })
  await post(db, { ...of, kind: 'fund-transfer', debit: 'between', credit: 'funds', fund_id: to })
  return id
}

type Sides = Pick<Transfer, 'from_account' | 'to_account' | 'from_fund' | 'to_fund'>

/** Adds the row of a transfer; answers what its entries have in common. */
async function addRow(db: Db, book: Book, sides: Sides, { form, act }: { form: TransferForm; act: Act }) {
  const { amount, day, why, reference } = form
  const { by, now } = act
  const { id } = await db
    .insertInto('money_transfer')
    .values({ book, ...sides, day, amount, why, reference, made_by: by, made_at: now.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return {
    id,
    of: { book, amount, day, source: 'money_transfer', source_id: id, postedBy: by, now } as const,
  }
}

/** Takes a transfer back by counter-entries of today. Throws 404, and 409 for a second time and where the money has gone on. */
export async function cancelTransfer(db: Db, id: number, reason: string, { by, now }: Act): Promise<void> {
  const transfer = await db.selectFrom('money_transfer').selectAll().where('id', '=', id).executeTakeFirst()
  if (!transfer) refuse(404, noSuch())
  if (transfer.cancelled_at !== null) refuse(409, bookRefusals.transferCancelledAlready)
  await requireStillThere(db, transfer)
  await db
    .updateTable('money_transfer')
    .set({ cancelled_by: by, cancelled_at: now.toISOString(), cancelled: reason })
    .where('id', '=', id)
    .execute()
  await reverseEntriesOf(db, { source: 'money_transfer', id, reason, by, day: await churchDay(db, now), now })
}

async function requireStillThere(db: Db, { book, to_account, to_fund, amount }: Transfer): Promise<void> {
  if (to_fund !== null)
    return requireMoney(
      db,
      await fundBalance(db, { book, fund: to_fund }),
      amount,
      await fundName(db, to_fund),
    )
  const { ledger, name } = await db
    .selectFrom('book_account')
    .select(['ledger', 'name'])
    .where('id', '=', Number(to_account))
    .executeTakeFirstOrThrow()
  return requireMoney(db, await accountBalance(db, { book, ledger }), amount, name)
}

async function openOne(db: Db, id: number, field: 'from' | 'to') {
  const account = await db.selectFrom('book_account').selectAll().where('id', '=', id).executeTakeFirst()
  return account?.is_open === 1 ? account : refuseFields({ [field]: [bookRefusals.pleaseChooseAccountThat] })
}

const fundName = async (db: Db, id: number): Promise<string> =>
  (await db.selectFrom('fund').select('name').where('id', '=', id).executeTakeFirst())?.name ?? ''

const noSuch = () => bookRefusals.noTransfer
