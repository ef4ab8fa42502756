import { type SqlBool, sql } from 'kysely'
import type { Book, LedgerAccount } from '../../../../lib/contract/giving/books-ledger.ts'
import {
  type AccountReconciliation,
  type DifferenceKind,
  type DifferenceLine,
  differenceKinds,
  itemLimit,
  type ReconciliationAnswer,
} from '../../../../lib/contract/giving/reconciliation.ts'
import { dayAfter } from '../../../../lib/time/next-day.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { namesOf } from '../../books/account-names.ts'
import { accountBalance } from '../../books/balances.ts'
import { bookOf } from '../../books/ledger.ts'
import { listStatementAccounts } from '../bank-balances.ts'

/*
 * The balance of the bank beside that of the books: what is on the statement alone, what is in the books alone, and the rest. Everything
 * is read from rows and entries, nothing is stored but the balance of the statement.
 */

/** The accounts with statements that are open, or have a balance of the bank. */
export async function readReconciliation(db: Db): Promise<ReconciliationAnswer> {
  const book = await bookOf(db)
  const accounts: AccountReconciliation[] = []
  for (const account of await listStatementAccounts(db)) {
    const reconciled = await reconcile(db, book, account)
    if (account.is_open === 1 || reconciled.bank) accounts.push(reconciled)
  }
  return { accounts }
}

type Account = { id: number; name: string; ledger: LedgerAccount }

async function reconcile(db: Db, book: Book, { id, name, ledger }: Account): Promise<AccountReconciliation> {
  const bank = await db
    .selectFrom('bank_balance')
    .select(['day', 'amount', 'set_by'])
    .where('book', '=', book)
    .where('book_account_id', '=', id)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()
  const opening = await db
    .selectFrom('opening_balance')
    .select('day')
    .where('book', '=', book)
    .where('book_account_id', '=', id)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst()
  const from = opening?.day ?? ''
  if (!bank) {
    const books = await accountBalance(db, { book, ledger })
    return { id, name, bank: null, books, from, lines: [], rest: 0 }
  }
  const books = await accountBalance(db, { book, ledger, before: dayAfter(bank.day, 1) })
  const of = { book, id, ledger, from, until: bank.day }
  const items = [...(await onlyOnStatement(db, of)), ...(await onlyInBooks(db, of))]
  const lines = differenceKinds.flatMap((kind) => lineOf(kind, items))
  const explained = lines.reduce((sum, { amount }) => sum + amount, 0)
  const names = await namesOf(db, [bank.set_by])
  return {
    ...{ id, name, books, from, lines },
    bank: { day: bank.day, amount: bank.amount, set_by: names(bank.set_by) },
    rest: bank.amount - books - explained,
  }
}

/** By `amount` the bank has more than the books. */
type Item = { kind: DifferenceKind; id: string; day: string; name: string; amount: number }

function lineOf(kind: DifferenceKind, items: readonly Item[]): DifferenceLine[] {
  const of = items
    .filter((item) => item.kind === kind)
    .toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0))
  if (of.length === 0) return []
  return [
    {
      kind,
      rows: of.length,
      amount: of.reduce((sum, { amount }) => sum + amount, 0),
      items: of.slice(0, itemLimit).map(({ kind: _, ...item }) => item),
    },
  ]
}

type Of = { book: Book; id: number; ledger: LedgerAccount; from: string; until: string }

/** SQL: an entry stands at the end of a day: nothing reversed it until then. */
const standsAt = (until: string) => sql<SqlBool>`not exists (select 1 from ledger_entry as back
  where back.source = 'ledger_entry' and back.source_id = ledger_entry.id and back.day <= ${until})`

/** SQL: the books have an entry on a side of the account, which stands, for what a row is matched with. */
const booked = (side: 'debit' | 'credit', source: string, column: string, { ledger, until }: Of) =>
  sql<SqlBool>`exists (select 1 from ledger_entry where ledger_entry.source = ${source}
    and ledger_entry.source_id = ${sql.ref(column)} and ${sql.ref(`ledger_entry.${side}`)} = ${ledger}
    and ledger_entry.day <= ${until} and ${standsAt(until)})`

/** Rows of the statement for which the books have no entry in this account. */
async function onlyOnStatement(db: Db, of: Of): Promise<Item[]> {
  const { book, id, from, until } = of
  const came = await db
    .selectFrom('statement_row')
    .select(['id', 'day', 'amount', 'name', 'text', 'state'])
    .where('book', '=', book)
    .where('book_account_id', '=', id)
    .where('day', '>=', from)
    .where('day', '<=', until)
    .where(
      sql<SqlBool>`not ((statement_row.state = 'posted' and ${booked('debit', 'statement_row', 'statement_row.id', of)})
        or (statement_row.transfer_id is not null and ${booked('debit', 'money_transfer', 'statement_row.transfer_id', of)})
        or (statement_row.ticket_payment_id is not null and ${booked('debit', 'ticket_payment', 'statement_row.ticket_payment_id', of)}))`,
    )
    .execute()
  const went = await db
    .selectFrom('outgoing_row')
    .select(['id', 'day', 'amount', 'name', 'text', 'state'])
    .where('book', '=', book)
    .where('book_account_id', '=', id)
    .where('day', '>=', from)
    .where('day', '<=', until)
    .where(
      sql<SqlBool>`not ((outgoing_row.voucher_id is not null and ${booked('credit', 'spend_voucher', 'outgoing_row.voucher_id', of)})
        or (outgoing_row.transfer_id is not null and ${booked('credit', 'money_transfer', 'outgoing_row.transfer_id', of)}))`,
    )
    .execute()
  const nameOf = ({ name, text }: { name: string; text: string }) => name || text
  const idOf = (side: string, { id: row }: { id: number }) => `${side} ${row}`
  return [
    ...came.map((row): Item => {
      const isAside = row.state === 'aside' || row.state === 'counted'
      const kind = isAside ? 'aside' : 'open'
      return { kind, id: idOf('in', row), day: row.day, name: nameOf(row), amount: row.amount }
    }),
    ...went.map((row): Item => {
      const isAside = row.state === 'explained'
      const kind = isAside ? 'aside' : 'open'
      return { kind, id: idOf('out', row), day: row.day, name: nameOf(row), amount: -row.amount }
    }),
  ]
}

/** SQL: a row of the statement of the account is what an entry is of. */
const onStatement = (table: 'statement_row' | 'outgoing_row', column: string, { id, from, until }: Of) =>
  sql<SqlBool>`exists (select 1 from ${sql.table(table)} as stated where ${sql.ref(`stated.${column}`)} = ledger_entry.source_id
    and stated.book_account_id = ${id} and stated.day >= ${from} and stated.day <= ${until})`

/** Entries of the account that are not on the statement. */
async function onlyInBooks(db: Db, of: Of): Promise<Item[]> {
  const { book, ledger, from, until } = of
  const rows = await db
    .selectFrom('ledger_entry')
    .leftJoin('spend_voucher', (join) =>
      join
        .onRef('spend_voucher.id', '=', 'ledger_entry.source_id')
        .on('ledger_entry.source', '=', 'spend_voucher'),
    )
    .leftJoin('money_transfer', (join) =>
      join
        .onRef('money_transfer.id', '=', 'ledger_entry.source_id')
        .on('ledger_entry.source', '=', 'money_transfer'),
    )
    .select([
      'ledger_entry.id',
      'ledger_entry.day',
      'ledger_entry.amount',
      'ledger_entry.debit',
      'ledger_entry.source',
    ])
    .select(['ledger_entry.reason', 'spend_voucher.payee', 'money_transfer.why'])
    .where('ledger_entry.book', '=', book)
    .where((row) => row.or([row('ledger_entry.debit', '=', ledger), row('ledger_entry.credit', '=', ledger)]))
    .where('ledger_entry.day', '>=', from)
    .where('ledger_entry.day', '<=', until)
    .where('ledger_entry.source', '<>', 'opening_balance')
    .where(standsAt(until))
    // A counter-entry and what it reverses are nothing together; one of an opening balance is part of what that says.
    .where(
      sql<SqlBool>`not (ledger_entry.source = 'ledger_entry' and exists (select 1 from ledger_entry as reversed
        where reversed.id = ledger_entry.source_id and (reversed.day >= ${from} or reversed.source = 'opening_balance')))`,
    )
    .where(
      sql<SqlBool>`not (ledger_entry.source = 'statement_row' and ${onStatement('statement_row', 'id', of)})`,
    )
    .where(
      sql<SqlBool>`not (ledger_entry.source = 'ticket_payment' and ${onStatement('statement_row', 'ticket_payment_id', of)})`,
    )
    .where(
      sql<SqlBool>`not (ledger_entry.source = 'spend_voucher' and ${onStatement('outgoing_row', 'voucher_id', of)})`,
    )
    .where(
      sql<SqlBool>`not (ledger_entry.source = 'money_transfer' and (
        (ledger_entry.credit = ${ledger} and ${onStatement('outgoing_row', 'transfer_id', of)})
        or (ledger_entry.debit = ${ledger} and ${onStatement('statement_row', 'transfer_id', of)})))`,
    )
    .execute()
  return rows.map(
    ({ id: entry, day, amount, debit, source, reason, payee, why }): Item => ({
      id: `entry ${entry}`,
      kind: source === 'spend_voucher' ? 'paid' : source === 'money_transfer' ? 'moved' : 'other',
      day,
      name: nameOfEntry({ source, reason, payee, why }),
      amount: debit === ledger ? -amount : amount,
    }),
  )
}

type Named = { source: string; reason: string; payee: string | null; why: string | null }

function nameOfEntry({ source, reason, payee, why }: Named): string {
  if (source === 'spend_voucher') return `${reason} ${payee ?? ''}`.trim()
  return source === 'ticket_payment' ? 'Tickets' : (why ?? reason)
}
