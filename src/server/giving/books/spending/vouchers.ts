import { type SqlBool, sql } from 'kysely'
import type { SpendState, SpendVoucherAnswer } from '../../../../lib/contract/giving/spending.ts'
import { fetchPage, orderTerm, type Paging, type RowsPage } from '../../../platform/db/pagination.ts'
import { containing } from '../../../platform/db/search.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { refuse } from '../../../platform/errors/refusal.ts'
import { readChurch } from '../../../settings/church-settings/repo.ts'
import { namesOf } from '../account-names.ts'
import { inWords } from '../amount-in-words.ts'
import { bookOf } from '../ledger.ts'
import { bookRefusals } from '../messages.ts'
import {
  type Actor,
  hindranceOf,
  hindranceOfCancel,
  mayChange,
  nextStep,
  type SpendVoucher,
  stateOf,
  stepColumns,
} from './steps.ts'

export const spendOrders = ['prepared_at', 'amount'] as const

/** SQL: the vouchers of a state, as `stateOf` has it. */
const ofState: Record<SpendState, string> = {
  'to check': 'cancelled_at is null and needs_check = 1 and checked_at is null',
  'to approve': `cancelled_at is null and (needs_check = 0 or checked_at is not null)
    and (approved_at is null or (needs_second = 1 and second_at is null))`,
  'to pay': `cancelled_at is null and approved_at is not null and (needs_second = 0 or second_at is not null)
    and paid_at is null`,
  'to receive': 'cancelled_at is null and paid_at is not null and received_at is null',
  received: 'cancelled_at is null and received_at is not null',
  cancelled: 'cancelled_at is not null',
}

const vouchersIn = (db: Db) =>
  db
    .selectFrom('spend_voucher')
    .innerJoin('fund', 'fund.id', 'spend_voucher.fund_id')
    .innerJoin('spending_category', 'spending_category.id', 'spend_voucher.category_id')
    .leftJoin('book_account', 'book_account.id', 'spend_voucher.book_account_id')
    .leftJoin('assessment_voucher', 'assessment_voucher.voucher_id', 'spend_voucher.id')
    .leftJoin('assessment', 'assessment.id', 'assessment_voucher.assessment_id')
    .selectAll('spend_voucher')
    .select(['fund.name as fund', 'spending_category.name as category', 'book_account.name as account'])
    .select('assessment.name as assessment')

type Row = SpendVoucher & {
  fund: string
  category: string
  account: string | null
  assessment: string | null
}

export type SpendFilter = { state?: SpendState | undefined; fund?: number | undefined }

/** The vouchers of the church's book, newest first; searches who is paid, who asked, what for and the reference. */
export async function listSpendVouchers(
  db: Db,
  paging: Paging<(typeof spendOrders)[number]>,
  { state, fund, actor }: SpendFilter & { actor: Actor },
): Promise<RowsPage<SpendVoucherAnswer>> {
  let wanted = vouchersIn(db).where('spend_voucher.book', '=', await bookOf(db))
  if (state) wanted = wanted.where(sql.raw<SqlBool>(`(${ofState[state]})`))
  if (fund !== undefined) wanted = wanted.where('spend_voucher.fund_id', '=', fund)
  const { number, words } = soughtIn(paging.search)
  if (number)
    wanted = wanted.where('spend_voucher.year', '=', number.year).where('sequence', '=', number.sequence)
  else if (words)
    wanted = wanted.where(
      containing(words, [
        'spend_voucher.payee',
        'asked_by',
        'spend_voucher.purpose',
        'spend_voucher.reference',
      ]),
    )
  const byDefault = [orderTerm('spend_voucher.id', true)]
  const { rows, ...page } = await fetchPage(wanted, paging, { table: 'spend_voucher', byDefault })
  return { ...page, rows: await answersOf(db, rows, actor) }
}

function soughtIn(search: string) {
  const [, year, sequence] = /^S?V(\d{4})-(\d{4,9})$/i.exec(search) ?? []
  return {
    number: year && sequence ? { year: Number(year), sequence: Number(sequence) } : undefined,
    words: search,
  }
}

/** Throws 404. */
export async function spendVoucherAnswer(db: Db, id: number, actor: Actor): Promise<SpendVoucherAnswer> {
  const row = await vouchersIn(db).where('spend_voucher.id', '=', id).executeTakeFirst()
  const [answer] = row ? await answersOf(db, [row], actor) : []
  return answer ?? refuse(404, noSuchVoucher())
}

async function answersOf(db: Db, rows: readonly Row[], actor: Actor): Promise<SpendVoucherAnswer[]> {
  const { currency } = await readChurch(db)
  const names = await namesOf(
    db,
    rows.flatMap((row) => stepColumns.map(([, by]) => row[by])),
  )
  const receipts = await receiptsOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => {
    const next = nextStep(row)
    const hindrance = next === '' ? '' : hindranceOf(row, next, actor)
    const { id, fund, fund_id, category, category_id, asked_by, asked_account, payee, payee_account } = row
    const { purpose, amount, how, reference, cancelled, version } = row
    return {
      ...{ id, fund, fund_id, category, category_id, asked_by, asked_account, payee, payee_account },
      ...{ purpose, amount, how, reference, cancelled, version, next, hindrance },
      number: spendNumber(row),
      in_words: inWords(amount, currency),
      state: stateOf(row),
      steps: stepsOf(row, names),
      may_next: next !== '' && hindrance === '',
      may_change: mayChange(row, actor),
      may_cancel: hindranceOfCancel(row, actor) === '',
      account: row.account ?? '',
      assessment: row.assessment ?? '',
      paid_day: row.paid_day ?? '',
      receipts: receipts.get(id) ?? [],
    }
  })
}

const stepsOf = (row: Row, names: (id: number | null) => string): SpendVoucherAnswer['steps'] =>
  stepColumns.flatMap(([step, by, at]) => {
    const time = row[at]
    if (time === null) return []
    const name = step === 'received' && row.received_name ? row.received_name : stepName(row[by], names)
    return [{ step, name, at: time }]
  })

/** A step that was done by somebody whose account is deleted has no id any more. */
const stepName = (by: number | null, names: (id: number | null) => string): string => names(by ?? 0)

async function receiptsOf(db: Db, ids: readonly number[]): Promise<Map<number, number[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('spend_receipt')
    .select(['id', 'voucher_id'])
    .where('voucher_id', 'in', ids)
    .orderBy('id')
    .execute()
  return new Map(
    [...Map.groupBy(rows, ({ voucher_id }) => voucher_id)].map(([voucher, all]) => [
      voucher,
      all.map(({ id }) => id),
    ]),
  )
}

/** `V2026-0001`, with an S before it in the book of a sample church. Its entry of the ledger has it, too. */
export const spendNumber = ({
  book,
  year,
  sequence,
}: Pick<SpendVoucher, 'book' | 'year' | 'sequence'>): string =>
  `${book === 'sample' ? 'S' : ''}V${year}-${String(sequence).padStart(4, '0')}`

/** Throws 404. */
export const requireVoucher = async (db: Db, id: number): Promise<SpendVoucher> =>
  (await db.selectFrom('spend_voucher').selectAll().where('id', '=', id).executeTakeFirst()) ??
  refuse(404, noSuchVoucher())

const noSuchVoucher = () => bookRefusals.noVoucher
