import { type Selectable, sql } from 'kysely'
import * as z from 'zod/mini'
import type { Book, LedgerAccount } from '../../../lib/contract/giving/books-ledger.ts'
import {
  type ConfirmForm,
  type PaymentState,
  StatementMapping,
} from '../../../lib/contract/giving/matching.ts'
import { findAccountName } from '../../accounts/accounts/account-name.ts'
import type { StatementRowTable } from '../../platform/db/tables/books.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse, refuseFields } from '../../platform/errors/refusal.ts'
import { churchDay } from '../../settings/church-settings/place.ts'
import { requireAccount } from '../books/accounts/find-account.ts'
import { reverseEntry } from '../books/entries.ts'
import { mayTakeGifts } from '../books/funds.ts'
import { bookOf, post } from '../books/ledger.ts'
import { statementRefusals } from './messages.ts'
import type { Payment } from './read.ts'
import { deskPayments, giftLike } from './suggest.ts'

export type StatementRow = Selectable<StatementRowTable>

/**
 * The column mapping and the account of the last statement with the same headings; undefined for new headings. Columns that were not
 * asked for at that time, such as balances, are taken from `proposed`.
 */
export async function findLayout(
  db: Db,
  print: string,
  proposed: StatementMapping,
): Promise<{ mapping: StatementMapping; account: number | null } | undefined> {
  const row = await db
    .selectFrom('statement_layout')
    .select(['mapping', 'book_account_id'])
    .where('print', '=', print)
    .executeTakeFirst()
  if (!row) return undefined
  const kept = z.parse(z.record(z.string(), z.unknown()), JSON.parse(row.mapping))
  const isOld = !('balance' in kept)
  const direction = (isOld ? kept['direction'] : undefined) ?? proposed.direction
  const mapping = z.parse(StatementMapping, { ...proposed, ...kept, ...(isOld && { direction }) })
  return { mapping, account: row.book_account_id }
}

export async function saveLayout(
  db: Db,
  print: string,
  { mapping, account, now }: { mapping: StatementMapping; account: number; now: Date },
): Promise<void> {
  const kept = {
    mapping: JSON.stringify(mapping),
    book_account_id: account,
    changed_at: now.toISOString(),
  }
  await db
    .insertInto('statement_layout')
    .values({ print, ...kept })
    .onConflict((conflict) => conflict.column('print').doUpdateSet(kept))
    .execute()
}

/** Identities asked for, or rows inserted, at once: SQLite takes 32,766 parameters. */
const chunk = 1000

export const inChunks = <Value>(values: readonly Value[]): Value[][] =>
  Array.from({ length: Math.ceil(values.length / chunk) }, (_, at) =>
    values.slice(at * chunk, (at + 1) * chunk),
  )

/** Which of these payments are here already. A row from before identities had a day is the payment of its own day alone. */
export async function knownOf(
  db: Db,
  book: Book,
  payments: readonly Payment[],
  table: 'statement_row' | 'outgoing_row' = 'statement_row',
): Promise<Set<string>> {
  const known = new Set<string>()
  for (const some of inChunks(payments)) {
    const names = some.flatMap(({ identity, dayless }) =>
      dayless === null ? [identity] : [identity, dayless],
    )
    const rows = await db
      .selectFrom(table)
      .select(['identity', 'day'])
      .where('book', '=', book)
      .where('identity', 'in', names)
      .execute()
    const days = new Map(rows.map(({ identity, day }) => [identity, day]))
    for (const { identity, dayless, day } of some)
      if (days.has(identity) || (dayless !== null && days.get(dayless) === day)) known.add(identity)
  }
  return known
}

/** Adds payments into an account that are not here yet; returns how many. Nothing is posted. */
export async function addPayments(
  db: Db,
  payments: readonly Payment[],
  { account, now }: { account: number; now: Date },
): Promise<number> {
  const book = await bookOf(db)
  const known = await knownOf(db, book, payments)
  let added = 0
  for (const some of inChunks(payments.filter(({ identity }) => !known.has(identity)))) {
    const rows = await db
      .insertInto('statement_row')
      .values(
        some.map(({ dayless: _, ...payment }) => ({
          ...payment,
          book,
          book_account_id: account,
          added_at: now.toISOString(),
        })),
      )
      .onConflict((conflict) => conflict.columns(['book', 'identity']).doNothing())
      .returning('id')
      .execute()
    added += rows.length
  }
  return added
}

/** Throws 404, and 409 when somebody else has changed it. */
export async function findPayment(db: Db, id: number, seen: number): Promise<StatementRow> {
  const row = await db.selectFrom('statement_row').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row || row.book !== (await bookOf(db))) refuse(404, statementRefusals.noPayment)
  if (row.version !== seen) refuse(409, statementRefusals.somebodyElseHasDecided2)
  return row
}

type Act = { by: number; now: Date }
type Decided = Partial<
  Pick<
    StatementRow,
    'account_id' | 'giver' | 'fund_id' | 'gift_id' | 'transfer_id' | 'ticket_payment_id' | 'reason'
  >
> & {
  state: PaymentState
}

async function decide(
  db: Db,
  { id, version }: StatementRow,
  decided: Decided,
  { by, now }: Act,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('statement_row')
    .set({ ...decided, decided_by: by, decided_at: now.toISOString(), version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  // On both engines transactions that write follow each other; the condition holds should that ever change.
  if (numUpdatedRows === 0n) refuse(409, statementRefusals.somebodyElseHasDecided2)
}

const requireOpen = ({ state }: StatementRow) => {
  if (state !== 'open') refuse(409, statementRefusals.paymentDecidedPleaseUndo)
}

/**
 * Posts a payment as the gift of a member, of a name, or of nobody. Throws 400 for a closed fund or an unknown member, and 409 for
 * a payment that is decided, or that seems to be a gift which is in the books already.
 */
export async function confirmPayment(db: Db, row: StatementRow, form: ConfirmForm, act: Act): Promise<void> {
  requireOpen(row)
  const { account, name, fund, is_another } = form
  const known = is_another ? undefined : await giftLike(db, row)
  if (known) refuse(409, statementRefusals.seemsToBeGift({ receipt: known.receipt }))
  if (!(await mayTakeGifts(db, fund))) refuseFields({ fund: [statementRefusals.pleaseChooseOpenFund] })
  const giver = account === null ? name : await nameOf(db, account)
  await decide(db, row, { state: 'posted', account_id: account, giver, fund_id: fund, reason: '' }, act)
  const { id, book, day, amount } = row
  await post(db, {
    book,
    day,
    amount,
    kind: 'transfer',
    debit: await ledgerOf(db, row),
    credit: 'income',
    fund_id: fund,
    source: 'statement_row',
    source_id: id,
    hasReceipt: giver !== '',
    postedBy: act.by,
    now: act.now,
  })
}

/** The account of the ledger into which a payment came. */
async function ledgerOf(db: Db, { book_account_id }: StatementRow): Promise<LedgerAccount> {
  if (book_account_id === null) return 'bank'
  return (await requireAccount(db, book_account_id)).ledger
}

async function nameOf(db: Db, account: number): Promise<string> {
  return (await findAccountName(db, account)) ?? refuseFields({ account: [statementRefusals.noMember] })
}

/** Notes that a payment is a gift which is in the books. Throws 409 where that gift is another payment, or of another amount. */
export async function countPayment(db: Db, row: StatementRow, gift: number, act: Act): Promise<void> {
  requireOpen(row)
  const booked = await db
    .selectFrom('gift')
    .select(['amount', 'state', 'mode'])
    .where('id', '=', gift)
    .executeTakeFirst()
  if (booked?.state !== 'succeeded' || booked.mode !== row.book) refuse(409, statementRefusals.noGiftInBooks)
  if (booked.amount !== row.amount) refuse(409, statementRefusals.giftAnotherAmount)
  const taken = await db
    .selectFrom('statement_row')
    .select('id')
    .where('gift_id', '=', gift)
    .executeTakeFirst()
  if (taken) refuse(409, statementRefusals.giftAnotherPaymentStatement)
  await decide(db, row, { state: 'counted', gift_id: gift }, act)
}

/** Notes that a payment is a transfer into its account. Throws 409 where that is another payment, of another amount, or cancelled. */
export async function matchTransfer(db: Db, row: StatementRow, transfer_id: number, act: Act): Promise<void> {
  requireOpen(row)
  const transfer = await db
    .selectFrom('money_transfer')
    .select(['amount', 'to_account', 'cancelled_at', 'why'])
    .where('id', '=', transfer_id)
    .where('book', '=', row.book)
    .executeTakeFirst()
  if (!transfer || transfer.cancelled_at !== null || transfer.to_account !== row.book_account_id)
    refuse(409, statementRefusals.noTransferIntoAccount)
  if (transfer.amount !== row.amount) refuse(409, statementRefusals.transferAnotherAmount)
  const taken = await db
    .selectFrom('statement_row')
    .select('id')
    .where('transfer_id', '=', transfer_id)
    .executeTakeFirst()
  if (taken) refuse(409, statementRefusals.transferAnotherPaymentStatement)
  await decide(db, row, { state: 'aside', transfer_id, reason: transfer.why }, act)
}

/** Notes that a payment is one for tickets at the desk. Throws 409 where that is another payment, of another amount, or not of this account. */
export async function matchTickets(db: Db, row: StatementRow, payment: number, act: Act): Promise<void> {
  requireOpen(row)
  const paid = await deskPayments(db, row)
    .select('ledger_entry.amount')
    .where('ticket_payment.id', '=', payment)
    .executeTakeFirst()
  if (!paid) refuse(409, statementRefusals.noTicketsIntoAccount)
  if (paid.amount !== row.amount) refuse(409, statementRefusals.ticketsAnotherAmount)
  const taken = await db
    .selectFrom('statement_row')
    .select('id')
    .where('ticket_payment_id', '=', payment)
    .executeTakeFirst()
  if (taken) refuse(409, statementRefusals.ticketsAnotherPaymentStatement)
  await decide(db, row, { state: 'counted', ticket_payment_id: payment, reason: paid.event }, act)
}

/** Sets a payment aside that is no gift, or whose money is in the books in another way. */
export async function setAside(db: Db, row: StatementRow, reason: string, act: Act): Promise<void> {
  requireOpen(row)
  await decide(db, row, { state: 'aside', reason }, act)
}

/** Opens a payment again. What it posted is taken back by a counter-entry, unless that has happened in the ledger already. */
export async function undoPayment(db: Db, row: StatementRow, reason: string, act: Act): Promise<void> {
  if (row.state === 'open') refuse(409, statementRefusals.nothingDecidedAboutPayment)
  const standing = await db
    .selectFrom('ledger_entry')
    .select('id')
    .where('source', '=', 'statement_row')
    .where('source_id', '=', row.id)
    .where(
      sql<boolean>`not exists (select 1 from ledger_entry as back
        where back.source = 'ledger_entry' and back.source_id = ledger_entry.id)`,
    )
    .executeTakeFirst()
  const opened = {
    account_id: null,
    giver: '',
    fund_id: null,
    gift_id: null,
    transfer_id: null,
    ticket_payment_id: null,
    reason: '',
  }
  await decide(db, row, { state: 'open', ...opened }, act)
  if (standing)
    await reverseEntry(db, {
      id: standing.id,
      reason,
      by: act.by,
      now: act.now,
      day: await churchDay(db, act.now),
    })
}
