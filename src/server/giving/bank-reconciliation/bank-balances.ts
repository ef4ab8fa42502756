import type { BankBalanceForm } from '../../../lib/contract/giving/reconciliation.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuseFields } from '../../platform/errors/refusal.ts'
import { churchDay } from '../../settings/church-settings/place.ts'
import { bookOf } from '../books/ledger.ts'
import { statementRefusals } from './messages.ts'

type Act = { by: number; now: Date }

/** The accounts that have statements: banks and wallets. */
const withStatements = ['bank account', 'mobile money wallet'] as const

/** The accounts that have statements, the first the one that is always there. */
export const listStatementAccounts = (db: Db) =>
  db
    .selectFrom('book_account')
    .selectAll()
    .where((row) => row.or([row('kind', 'in', withStatements), row('ledger', '=', 'bank')]))
    .orderBy('id')
    .execute()

/** The account of a statement: the chosen one, that of the last file of its kind, or the first. Throws 400 at `account`. */
export async function findStatementAccount(db: Db, chosen: string, last: number | null) {
  const accounts = await listStatementAccounts(db)
  const open = accounts.filter(({ is_open }) => is_open === 1)
  const account =
    chosen === ''
      ? (open.find(({ id }) => id === last) ?? open.find(({ ledger }) => ledger === 'bank') ?? open[0])
      : open.find(({ id }) => id === Number(chosen))
  return account ?? refuseFields({ account: [statementRefusals.pleaseChooseBankAccount] })
}

/** Notes the balance that a file says is there at the end of its last day. */
export async function saveClosing(
  db: Db,
  book_account_id: number,
  { day, amount }: BankBalanceForm,
  { by, now }: Act,
): Promise<void> {
  const balanceRow = { amount, set_by: by, set_at: now.toISOString() }
  await db
    .insertInto('bank_balance')
    .values({ book: await bookOf(db), book_account_id, day, ...balanceRow })
    .onConflict((conflict) => conflict.columns(['book', 'book_account_id', 'day']).doUpdateSet(balanceRow))
    .execute()
}

/** Notes the balance that somebody reads on a statement. Throws 400 for a day to come and an account without statements. */
export async function setBankBalance(db: Db, id: number, form: BankBalanceForm, act: Act): Promise<void> {
  if (form.day > (await churchDay(db, act.now))) refuseFields({ day: [statementRefusals.pleaseGiveDayThat] })
  const account = (await listStatementAccounts(db)).find((one) => one.id === id)
  if (!account) refuseFields({ account: [statementRefusals.pleaseChooseBankAccount] })
  await saveClosing(db, id, form, act)
}
