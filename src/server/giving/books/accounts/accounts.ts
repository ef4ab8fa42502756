import { sql } from 'kysely'
import {
  addedKinds,
  type BookAccountAnswer,
  type BookAccountForm,
  type BookAccountsAnswer,
} from '../../../../lib/contract/giving/book-account.ts'
import type { Book, LedgerAccount } from '../../../../lib/contract/giving/books-ledger.ts'
import { fold } from '../../../../lib/text/fold.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { refuse, refuseFields } from '../../../platform/errors/refusal.ts'
import { namesOf } from '../account-names.ts'
import { accountBalance, accountBalances, fundBalances } from '../balances.ts'
import { bookOf } from '../ledger.ts'
import { bookRefusals } from '../messages.ts'
import { newestCounts } from './counts.ts'
import { requireAccount } from './find-account.ts'

/** The accounts with their balances, and what each fund has. `reader` may accept differences of counts by others. */
export async function listAccounts(
  db: Db,
  reader: { id: number; isSignatory: boolean },
): Promise<BookAccountsAnswer> {
  const book = await bookOf(db)
  const rows = await db.selectFrom('book_account').selectAll().orderBy('id').execute()
  const funds = await db.selectFrom('fund').select(['id', 'name', 'is_open']).orderBy('position').execute()
  const [inAccounts, inFunds] = [await accountBalances(db, book), await fundBalances(db, book)]
  const openings = await readOpenings(db, book)
  const counts = await newestCounts(db, book, reader)
  const accounts = rows.map(
    ({ id, name, kind, float_amount, is_open, version, ledger }): BookAccountAnswer => ({
      id,
      name,
      kind,
      float: float_amount,
      is_open: is_open === 1,
      version,
      balance: inAccounts.get(ledger) ?? 0,
      opening: openings.find(({ book_account_id }) => book_account_id === id)?.answer ?? null,
      count: counts.get(id) ?? null,
    }),
  )
  const ofFunds = funds.map(({ id, name, is_open }) => ({
    id,
    name,
    is_open: is_open === 1,
    balance: inFunds.get(id) ?? 0,
    opening: openings.find(({ fund_id }) => fund_id === id)?.answer ?? null,
  }))
  const sum = (all: readonly { balance: number }[]) =>
    all.reduce((so_far, { balance }) => so_far + balance, 0)
  return { accounts, funds: ofFunds, in_accounts: sum(accounts), in_funds: sum(ofFunds) }
}

async function readOpenings(db: Db, book: Book) {
  const rows = await db
    .selectFrom('opening_balance')
    .select(['id', 'book_account_id', 'fund_id', 'day', 'amount', 'set_by'])
    .where('book', '=', book)
    .where('cancelled_at', 'is', null)
    .execute()
  const names = await namesOf(
    db,
    rows.map(({ set_by }) => set_by),
  )
  return rows.map(({ book_account_id, fund_id, set_by, ...row }) => ({
    book_account_id,
    fund_id,
    answer: { ...row, set_by: names(set_by) },
  }))
}

/** Adds an account. Throws 400 for a name that another has, and for a kind that is always there. */
export async function addAccount(db: Db, form: BookAccountForm, now: Date): Promise<number> {
  if (!addedKinds.some((kind) => kind === form.kind))
    refuseFields({ kind: [bookRefusals.pleaseChooseCashBox] })
  await refuseTaken(db, form.name)
  const { id } = await db
    .insertInto('book_account')
    .values({
      ...columnsOf(form),
      kind: form.kind,
      // Unique until the row has its id.
      ledger: 'account-0',
      created_at: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('book_account')
    .set({ ledger: `account-${id}` })
    .where('id', '=', id)
    .execute()
  return id
}

/** Changes an account. Throws 404, 400, and 409 for another version, and for closing one with money in it. */
export async function changeAccount(db: Db, id: number, form: BookAccountForm): Promise<void> {
  const account = await requireAccount(db, id)
  if (form.version !== undefined && form.version !== account.version)
    refuse(409, bookRefusals.somebodyElseChangedAccount)
  if (form.kind !== account.kind) refuseFields({ kind: [bookRefusals.kindAccountStaysPlease] })
  await refuseTaken(db, form.name, id)
  if (!form.is_open) await refuseClosing(db, account.ledger)
  await db
    .updateTable('book_account')
    .set({ ...columnsOf(form), version: account.version + 1 })
    .where('id', '=', id)
    .execute()
}

async function refuseClosing(db: Db, ledger: LedgerAccount): Promise<void> {
  if (!ledger.startsWith('account-')) refuse(409, bookRefusals.accountStaysOpenCounts)
  const balance = await accountBalance(db, { book: await bookOf(db), ledger })
  if (balance !== 0) refuse(409, bookRefusals.thereMoneyInAccount)
}

const columnsOf = ({ name, kind, float, is_open }: BookAccountForm) =>
  ({
    name,
    name_folded: fold(name),
    float_amount: kind === 'petty cash' ? float : null,
    is_open: is_open ? 1 : 0,
  }) as const

async function refuseTaken(db: Db, name: string, self = 0): Promise<void> {
  const other = await db
    .selectFrom('book_account')
    .select(sql`1`.as('one'))
    .where('name_folded', '=', fold(name))
    .where('id', '<>', self)
    .executeTakeFirst()
  if (other) refuseFields({ name: [bookRefusals.thereAccountName] })
}
