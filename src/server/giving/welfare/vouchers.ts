import { type Selectable, sql } from 'kysely'
import type { PayForm, VoucherAnswer, VoucherStep } from '../../../lib/contract/giving/welfare.ts'
import { formatMoney } from '../../../lib/money/money.ts'
import { findAccountName, nameOfAccount } from '../../accounts/accounts/account-name.ts'
import { fetchPage, orderTerm, type Paging, type RowsPage } from '../../platform/db/pagination.ts'
import { containing } from '../../platform/db/search.ts'
import type { VoucherTable } from '../../platform/db/tables/books.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { churchDay } from '../../settings/church-settings/place.ts'
import { readChurch } from '../../settings/church-settings/repo.ts'
import { inWords } from '../books/amount-in-words.ts'
import { fundBalance } from '../books/balances.ts'
import { bookOf, post } from '../books/ledger.ts'
import { bookRefusals } from '../books/messages.ts'
import { isReversed } from '../books/pledges/pledge-sums.ts'
import { findClaim } from './claims.ts'
import { welfareRefusals } from './messages.ts'
import { welfareFund } from './standing.ts'

/*
 * What is paid out has its voucher: prepared, checked, approved, paid and received, each by its person (docs/decisions/giving.md#two-people).
 * Preparer, checker and approver are three people, who approves does not pay, and whose money it is does none of it. The
 * database refuses the same.
 */

type Voucher = Selectable<VoucherTable>
type Duty = 'treasurer' | 'signatory'
export type Actor = { id: number; held: readonly string[] }

export const voucherOrders = ['prepared_at'] as const

/** Who does a step by duty. What is received is said by the payee, or written down by who did not pay it. */
const doneBy: Record<VoucherStep, readonly Duty[]> = {
  prepared: ['treasurer'],
  checked: ['treasurer', 'signatory'],
  approved: ['signatory'],
  paid: ['treasurer'],
  received: ['treasurer', 'signatory'],
}

const people = [
  ['prepared', 'prepared_by', 'prepared_at'],
  ['checked', 'checked_by', 'checked_at'],
  ['approved', 'approved_by', 'approved_at'],
  ['paid', 'paid_by', 'paid_at'],
  ['received', 'received_by', 'received_at'],
] as const

/** SQL condition: the payment was taken back in the ledger, and nothing was paid since. */
export const isTakenBack = sql<number>`(voucher.paid_at is not null and not exists (select 1 from ledger_entry
  where ledger_entry.source = 'voucher' and ledger_entry.source_id = voucher.id and not ${isReversed}))`

/** A voucher with `isTakenBack`. */
type Known = Voucher & { taken_back: number }

/** The steps that are done. A payment that was taken back is none. */
export const stepsOf = (voucher: Known): VoucherStep[] =>
  people
    .filter(([step, , at]) => voucher[at] !== null && !(voucher.taken_back && isOfPayment(step)))
    .map(([step]) => step)

const isOfPayment = (step: VoucherStep) => step === 'paid' || step === 'received'

/** The step that is due, which is `paid` again after the payment was taken back; '' for none. */
export function nextStep(voucher: Known): VoucherStep | '' {
  if (voucher.dropped_at !== null) return ''
  if (voucher.taken_back) return 'paid'
  return people.find(([, , at]) => voucher[at] === null)?.[0] ?? ''
}

/** Why somebody may not do a step of a voucher; '' when they may. */
function hindranceOf(voucher: Voucher, step: VoucherStep, { id, held }: Actor): string {
  const isPayee = voucher.payee_account === id
  if (step === 'received' && isPayee) return ''
  if (isPayee) return bookRefusals.moneyIsForYou
  if (!doneBy[step].some((duty) => held.includes(duty))) return bookRefusals.accountMayNot
  const others =
    step === 'paid' ? ['approved_by'] : step === 'received' ? ['paid_by'] : ['prepared_by', 'checked_by']
  const isSame = others.some((by) => voucher[by as 'approved_by'] === id)
  return isSame ? bookRefusals.youDidAnotherStep : ''
}

const vouchersIn = (db: Db) =>
  db
    .selectFrom('voucher')
    .innerJoin('fund', 'fund.id', 'voucher.fund_id')
    .selectAll('voucher')
    .select(['fund.name as fund', isTakenBack.as('taken_back')])

type Row = Known & { fund: string }

/** The vouchers, newest first. */
export async function listVouchers(
  db: Db,
  paging: Paging<(typeof voucherOrders)[number]>,
  actor: Actor,
): Promise<RowsPage<VoucherAnswer>> {
  const all = vouchersIn(db).where('book', '=', await bookOf(db))
  const wanted = paging.search ? all.where(containing(paging.search, ['payee', 'voucher.purpose'])) : all
  const byDefault = [orderTerm('voucher.id', true)]
  const { rows, ...page } = await fetchPage(wanted, paging, { table: 'voucher', byDefault })
  const answers: VoucherAnswer[] = []
  for (const row of rows) answers.push(await answerOf(db, row, actor))
  return { ...page, rows: answers }
}

/** Throws 404. */
export async function voucherAnswer(db: Db, id: number, actor: Actor): Promise<VoucherAnswer> {
  const row = await vouchersIn(db).where('voucher.id', '=', id).executeTakeFirst()
  return answerOf(db, row ?? refuse(404, noSuch()), actor)
}

async function answerOf(db: Db, voucher: Row, actor: Actor): Promise<VoucherAnswer> {
  const { id, payee, purpose, fund, amount, how, reference, dropped } = voucher
  const { currency } = await readChurch(db)
  const next = nextStep(voucher)
  const steps: VoucherAnswer['steps'] = []
  for (const [step, by, at] of people) {
    const time = voucher[at]
    if (time === null) continue
    const name =
      step === 'received' && voucher.received_name ? voucher.received_name : await called(db, voucher[by])
    steps.push({ step, name, at: time })
  }
  return {
    id,
    payee,
    purpose,
    fund,
    amount,
    how,
    reference,
    dropped,
    steps,
    next,
    number: numberOf(voucher),
    in_words: inWords(amount, currency),
    may_next: next !== '' && hindranceOf(voucher, next, actor) === '',
    is_taken_back: Boolean(voucher.taken_back),
  }
}

const called = async (db: Db, account: number | null): Promise<string> =>
  (await findAccountName(db, account)) ?? 'Somebody whose account is deleted'

/** `W2026-0001`, with an S before it in the book of a sample church. */
const numberOf = ({ book, year, sequence }: Pick<Voucher, 'book' | 'year' | 'sequence'>): string =>
  `${book === 'sample' ? 'S' : ''}W${year}-${String(sequence).padStart(4, '0')}`

type Act = { actor: Actor; now: Date }

/** Prepares the voucher of a claim that was approved. Throws 403 for one's own, 404 and 409. */
export async function prepareVoucher(db: Db, claimId: number, { actor, now }: Act): Promise<number> {
  const claim = (await findClaim(db, claimId)) ?? refuse(404, welfareRefusals.noClaim)
  if (claim.account_id === actor.id) refuse(403, welfareRefusals.moneyForYouOthers)
  if (claim.state !== 'approved' || claim.account_id === null)
    refuse(409, welfareRefusals.twoSignatoriesHaveTo)
  const open = await db
    .selectFrom('voucher')
    .select('id')
    .where('claim_id', '=', claimId)
    .where('dropped_at', 'is', null)
    .executeTakeFirst()
  if (open) refuse(409, welfareRefusals.hasItsVoucherAlready)
  const fund = (await welfareFund(db)) ?? refuse(409, welfareRefusals.thereNoFundFor)
  const { book } = claim
  const year = Number((await churchDay(db, now)).slice(0, 4))
  const { sequence } = await db
    .selectFrom('voucher')
    .select((row) => row.fn.coalesce(row.fn.max('sequence'), sql<number>`0`).as('sequence'))
    .where('book', '=', book)
    .where('year', '=', year)
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('voucher')
    .values({
      book,
      year,
      sequence: Number(sequence) + 1,
      claim_id: claimId,
      fund_id: fund.id,
      payee_account: claim.account_id,
      payee: nameOfAccount(claim),
      purpose: claim.benefit,
      amount: claim.amount,
      prepared_by: actor.id,
      prepared_at: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Checks or approves a voucher. Each step answers the voucher's id. Throws 403, 404 and 409. */
export async function takeStep(
  db: Db,
  id: number,
  step: 'checked' | 'approved',
  { actor, now }: Act,
): Promise<number> {
  await requireStep(db, id, step, actor)
  const at = now.toISOString()
  await db
    .updateTable('voucher')
    .set(
      step === 'checked'
        ? { checked_by: actor.id, checked_at: at }
        : { approved_by: actor.id, approved_at: at },
    )
    .where('id', '=', id)
    .execute()
  return id
}

/**
 * Pays a voucher, also anew after the payment was taken back: the expense is an entry of the ledger. Throws 403, 404, and 409 where the
 * fund has less.
 */
export async function payVoucher(
  db: Db,
  id: number,
  { how, reference }: PayForm,
  { actor, now }: Act,
): Promise<number> {
  const { book, fund_id, amount } = await requireStep(db, id, 'paid', actor)
  const has = await fundBalance(db, { book, fund: fund_id })
  if (has < amount) {
    const { currency } = await readChurch(db)
    refuse(409, welfareRefusals.fundHasAmountWhich({ amount: formatMoney(has, currency) }))
  }
  await db
    .updateTable('voucher')
    .set({ ...unpaid, paid_by: actor.id, paid_at: now.toISOString(), how, reference })
    .where('id', '=', id)
    .execute()
  await post(db, {
    book,
    kind: 'payout',
    debit: 'expenses',
    credit: how === 'cash' ? 'cash' : 'bank',
    fund_id,
    amount,
    day: await churchDay(db, now),
    source: 'voucher',
    source_id: id,
    postedBy: actor.id,
    now,
  })
  return id
}

/** The columns of the payment and of its receipt, as they are before it. */
const unpaid = {
  paid_by: null,
  paid_at: null,
  how: '',
  reference: '',
  received_by: null,
  received_at: null,
  received_name: '',
}

/** Says that the money was received: the payee, or somebody who did not pay it and names who took it. Throws 400, 403, 404, 409. */
export async function receiveVoucher(db: Db, id: number, name: string, { actor, now }: Act): Promise<void> {
  const { payee_account } = await requireStep(db, id, 'received', actor)
  const isPayee = payee_account === actor.id
  if (!isPayee && name === '') refuse(400, welfareRefusals.pleaseWriteWhoTook)
  await db
    .updateTable('voucher')
    .set({ received_by: actor.id, received_at: now.toISOString(), received_name: isPayee ? '' : name })
    .where('id', '=', id)
    .execute()
}

/** Drops a voucher before it is paid, or after its payment was taken back; its number stays used. Throws 403, 404 and 409. */
export async function dropVoucher(db: Db, id: number, why: string, { actor, now }: Act): Promise<number> {
  const voucher = (await findVoucher(db, id)) ?? refuse(404, noSuch())
  if (voucher.payee_account === actor.id) refuse(403, welfareRefusals.moneyForYouOthers)
  const isPaid = voucher.paid_at !== null && !voucher.taken_back
  if (isPaid || voucher.dropped_at !== null) refuse(409, welfareRefusals.voucherPaidOrCancelled)
  await db
    .updateTable('voucher')
    .set({ ...unpaid, dropped: why, dropped_at: now.toISOString() })
    .where('id', '=', id)
    .execute()
  return id
}

async function requireStep(db: Db, id: number, step: VoucherStep, actor: Actor): Promise<Voucher> {
  const voucher = await findVoucher(db, id)
  // To a member without a duty the vouchers of others are not there.
  const isTheirs = voucher?.payee_account === actor.id
  if (!voucher || (!isTheirs && actor.held.length === 0)) refuse(404, noSuch())
  const hindrance = hindranceOf(voucher, step, actor)
  if (hindrance) refuse(403, hindrance)
  if (nextStep(voucher) !== step) refuse(409, welfareRefusals.stepDoneOrNot)
  return voucher
}

const findVoucher = (db: Db, id: number): Promise<Known | undefined> =>
  db
    .selectFrom('voucher')
    .selectAll()
    .select(isTakenBack.as('taken_back'))
    .where('id', '=', id)
    .executeTakeFirst()

const noSuch = () => welfareRefusals.noVoucher
