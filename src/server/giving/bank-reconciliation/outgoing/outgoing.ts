import { type SqlBool, sql } from 'kysely'
import type {
  ExplainForm,
  MatchOutgoingForm,
  OutgoingAnswer,
  OutgoingState,
  OutgoingVoucherForm,
} from '../../../../lib/contract/giving/reconciliation.ts'
import { formatDay } from '../../../../lib/time/dates.ts'
import { fetchPage, orderTerm, type Paging, type RowsPage } from '../../../platform/db/pagination.ts'
import { containing } from '../../../platform/db/search.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { refuse } from '../../../platform/errors/refusal.ts'
import { bookOf } from '../../books/ledger.ts'
import { prepareSpendVoucher } from '../../books/spending/prepare.ts'
import type { Actor } from '../../books/spending/steps.ts'
import { spendNumber } from '../../books/spending/vouchers.ts'
import { statementRefusals } from '../messages.ts'
import { listCandidates, readProposals } from './candidates.ts'

export const outgoingOrders = ['day', 'amount'] as const

const rowsIn = (db: Db) =>
  db
    .selectFrom('outgoing_row')
    .innerJoin('book_account', 'book_account.id', 'outgoing_row.book_account_id')
    .leftJoin('spend_voucher', 'spend_voucher.id', 'outgoing_row.voucher_id')
    .leftJoin('money_transfer', 'money_transfer.id', 'outgoing_row.transfer_id')
    .leftJoin('book_account as into', 'into.id', 'money_transfer.to_account')
    .selectAll('outgoing_row')
    .select([
      'book_account.name as account',
      'spend_voucher.payee',
      'into.name as into',
      'money_transfer.why',
    ])
    .select(['spend_voucher.year', 'spend_voucher.sequence'])
    .select(stateNow.as('state_now'))

/** SQL: the state as it is now. What was cancelled since is no payment any more, and the row is open again. */
const stateNow = sql<OutgoingState>`case
  when outgoing_row.state <> 'matched' then outgoing_row.state
  when spend_voucher.cancelled_at is not null or money_transfer.cancelled_at is not null then 'open'
  when outgoing_row.voucher_id is not null and spend_voucher.paid_at is null then 'waiting'
  else 'matched' end`

type Row = Awaited<ReturnType<ReturnType<typeof rowsIn>['executeTakeFirstOrThrow']>>
type Asked = Paging<(typeof outgoingOrders)[number]> & { state: OutgoingState | undefined }

/** What went out by the statements, what is open first, the oldest first; searches the text, who got it and the reference. */
export async function listOutgoing(db: Db, { state, ...paging }: Asked): Promise<RowsPage<OutgoingAnswer>> {
  let wanted = rowsIn(db).where('outgoing_row.book', '=', await bookOf(db))
  if (state) wanted = wanted.where(sql<SqlBool>`(${stateNow}) = ${state}`)
  if (paging.search)
    wanted = wanted.where(
      containing(paging.search, ['outgoing_row.text', 'outgoing_row.name', 'outgoing_row.reference']),
    )
  const byDefault = [
    sql`case when (${stateNow}) = 'open' then 0 else 1 end`,
    orderTerm('outgoing_row.day'),
    orderTerm('outgoing_row.id'),
  ]
  const { rows, ...page } = await fetchPage(wanted, paging, { table: 'outgoing_row', byDefault })
  return { ...page, rows: await answersOf(db, rows) }
}

/** Throws 404. */
export async function outgoingAnswer(db: Db, id: number): Promise<OutgoingAnswer> {
  const row = await rowsIn(db).where('outgoing_row.id', '=', id).executeTakeFirst()
  const [answer] = row ? await answersOf(db, [row]) : []
  return answer ?? refuse(404, noSuch())
}

async function answersOf(db: Db, rows: readonly Row[]): Promise<OutgoingAnswer[]> {
  const isOpen = ({ state_now }: Row) => state_now === 'open'
  const [first] = rows.filter(isOpen)
  const propose = first && (await readProposals(db, first.book))
  const answers: OutgoingAnswer[] = []
  for (const row of rows) {
    const { id, account, day, amount, text, name, reference, version, state_now: state } = row
    const decided = isOpen(row) ? { matched: '', who: '', reason: '' } : decisionOf(row)
    answers.push({
      ...{ id, account, day, amount, text, name, reference, state, version, ...decided },
      candidates: isOpen(row) ? await listCandidates(db, row) : [],
      proposal: isOpen(row) && propose ? propose(row) : null,
    })
  }
  return answers
}

function decisionOf({ book, year, sequence, payee, into, why, reason }: Row) {
  const matched = year !== null && sequence !== null ? spendNumber({ book, year, sequence }) : (why ?? '')
  return { matched, who: payee ?? into ?? '', reason }
}

/** Throws 404, and 409 when somebody else has changed it. */
async function findRow(db: Db, id: number, seen: number): Promise<Row> {
  const row = await rowsIn(db).where('outgoing_row.id', '=', id).executeTakeFirst()
  if (!row || row.book !== (await bookOf(db))) refuse(404, noSuch())
  if (row.version !== seen) refuse(409, changed())
  return row
}

async function findOpen(db: Db, id: number, seen: number): Promise<Row> {
  const row = await findRow(db, id, seen)
  if (row.state_now !== 'open') refuse(409, statementRefusals.rowDecidedPleaseUndo)
  return row
}

type Act = { actor: Actor; now: Date }
type Decided = { state: 'open' | 'matched' | 'explained' } & Partial<
  Pick<Row, 'voucher_id' | 'transfer_id' | 'reason'>
>

async function decide(db: Db, { id, version }: Row, decided: Decided, { actor, now }: Act): Promise<void> {
  await db
    .updateTable('outgoing_row')
    .set({ voucher_id: null, transfer_id: null, reason: '', ...decided })
    .set({ decided_by: actor.id, decided_at: now.toISOString(), version: version + 1 })
    .where('id', '=', id)
    .execute()
}

/** Notes what a row is. Throws 404, and 409 where that is not paid from this account, of another amount, or another row already. */
export async function matchOutgoing(db: Db, id: number, form: MatchOutgoingForm, act: Act): Promise<void> {
  const row = await findOpen(db, id, form.version)
  const candidate = (await listCandidates(db, row)).find((one) =>
    one.kind === 'voucher' ? one.id === form.voucher : one.id === form.transfer,
  )
  if (!candidate) refuse(409, statementRefusals.notPaidFromAccount)
  const { voucher: voucher_id, transfer: transfer_id } = form
  await decide(db, row, { state: 'matched', voucher_id, transfer_id }, act)
}

/**
 * Prepares a voucher of the row's amount, and matches the row with it: it waits until the voucher is paid. Throws 404 and 409, and as
 * `prepareSpendVoucher`.
 */
export async function prepareOutgoingVoucher(
  db: Db,
  id: number,
  { version, ...form }: OutgoingVoucherForm,
  act: Act,
): Promise<void> {
  const row = await findOpen(db, id, version)
  const voucher_id = await prepareSpendVoucher(
    db,
    {
      ...form,
      amount: row.amount,
      asked_by: `Statement of ${row.account}, ${formatDay(row.day)}`.slice(0, 120),
      ...{ asked_account: null, payee_account: null, assessment: null, version: undefined },
    },
    act,
  )
  await decide(db, row, { state: 'matched', voucher_id }, act)
}

/** Explains a row that is no spending. Throws 404 and 409. */
export async function explainOutgoing(
  db: Db,
  id: number,
  { reason, version }: ExplainForm,
  act: Act,
): Promise<void> {
  await decide(db, await findOpen(db, id, version), { state: 'explained', reason }, act)
}

/** Opens a row again. Throws 404, and 409 where nothing is decided about it. */
export async function undoOutgoing(db: Db, id: number, version: number, act: Act): Promise<void> {
  const row = await findRow(db, id, version)
  if (row.state_now === 'open') refuse(409, statementRefusals.nothingDecidedAboutRow)
  await decide(db, row, { state: 'open' }, act)
}

const noSuch = () => statementRefusals.noRowStatement
const changed = () => statementRefusals.somebodyElseHasDecided
