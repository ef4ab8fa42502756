import type { AssessmentAnswer, AssessmentForm } from '../../../../lib/contract/giving/assessment.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { refuse, refuseFields } from '../../../platform/errors/refusal.ts'
import { findFund } from '../funds.ts'
import { bookOf } from '../ledger.ts'
import { bookRefusals } from '../messages.ts'
import { findCategory } from '../spending/categories.ts'
import { spendNumber } from '../spending/vouchers.ts'

const assessmentsIn = async (db: Db) =>
  db
    .selectFrom('assessment')
    .innerJoin('fund', 'fund.id', 'assessment.fund_id')
    .innerJoin('spending_category', 'spending_category.id', 'assessment.category_id')
    .selectAll('assessment')
    .select(['fund.name as fund', 'spending_category.name as category'])
    .where('assessment.book', '=', await bookOf(db))

/** The assessments of a year in the order of their months. */
export async function listAssessments(db: Db, year: number): Promise<AssessmentAnswer[]> {
  const rows = await (await assessmentsIn(db))
    .where('assessment.year', '=', year)
    .orderBy('month')
    .orderBy('assessment.id')
    .execute()
  return answersOf(db, rows)
}

/** Throws 404. */
export async function readAssessment(db: Db, id: number): Promise<AssessmentAnswer> {
  const rows = await (await assessmentsIn(db)).where('assessment.id', '=', id).execute()
  return (await answersOf(db, rows))[0] ?? refuse(404, noSuch())
}

type Row = {
  id: number
  year: number
  name: string
  payee: string
  fund_id: number
  fund: string
  category_id: number
  category: string
  amount: number
  month: number
  version: number
}

async function answersOf(db: Db, rows: readonly Row[]): Promise<AssessmentAnswer[]> {
  const vouchers = await vouchersOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(
    ({ fund, fund_id, category, category_id, id, year, name, payee, amount, month, version }) => {
      const own = vouchers.filter(({ assessment_id }) => assessment_id === id)
      const sum = (isPaid: boolean) =>
        own.reduce((all, one) => all + ((one.paid_at !== null) === isPaid ? one.amount : 0), 0)
      const [paid, waiting] = [sum(true), sum(false)]
      return {
        ...{ id, year, name, payee, amount, month, version, paid, waiting },
        ...{ fund: fund_id, fund_name: fund, category: category_id, category_name: category },
        state: paid >= amount ? 'paid' : paid + waiting >= amount ? 'prepared' : 'open',
        vouchers: own.map(spendNumber),
      }
    },
  )
}

const vouchersOf = async (db: Db, ids: readonly number[]) =>
  ids.length === 0
    ? []
    : db
        .selectFrom('assessment_voucher')
        .innerJoin('spend_voucher', 'spend_voucher.id', 'voucher_id')
        .select(['assessment_id', 'book', 'year', 'sequence', 'amount', 'paid_at'])
        .where('assessment_id', 'in', ids)
        .where('cancelled_at', 'is', null)
        .orderBy('voucher_id')
        .execute()

/** Adds an assessment. Throws 400 for a fund or a category that is not open. */
export async function addAssessment(
  db: Db,
  form: AssessmentForm,
  { by, now }: { by: number; now: Date },
): Promise<number> {
  await requireChoices(db, form)
  const { id } = await db
    .insertInto('assessment')
    .values({ ...columnsOf(form), book: await bookOf(db), added_by: by, added_at: now.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Changes an assessment. Throws 404, 400 as above, and 409 for another version. */
export async function changeAssessment(db: Db, id: number, form: AssessmentForm): Promise<void> {
  const before = await readAssessment(db, id)
  if (form.version !== undefined && form.version !== before.version)
    refuse(409, bookRefusals.somebodyElseChangedAssessment)
  await requireChoices(db, form, before)
  await db
    .updateTable('assessment')
    .set({ ...columnsOf(form), version: before.version + 1 })
    .where('id', '=', id)
    .execute()
}

/** Removes an assessment. Returns its name. Throws 404, and 409 where a voucher names it. */
export async function removeAssessment(db: Db, id: number): Promise<string> {
  const { name } = await readAssessment(db, id)
  const named = await db
    .selectFrom('assessment_voucher')
    .select('voucher_id')
    .where('assessment_id', '=', id)
    .executeTakeFirst()
  if (named) refuse(409, bookRefusals.voucherNamesAssessmentSo)
  await db.deleteFrom('assessment').where('id', '=', id).execute()
  return name
}

const columnsOf = ({ year, name, payee, fund, category, amount, month }: AssessmentForm) => ({
  ...{ year, name, payee, amount, month },
  fund_id: fund,
  category_id: category,
})

async function requireChoices(
  db: Db,
  { fund, category }: AssessmentForm,
  before?: { fund: number; category: number },
): Promise<void> {
  const chosen = await findFund(db, fund)
  if (!chosen || (chosen.is_open === 0 && before?.fund !== fund))
    refuseFields({ fund: [bookRefusals.pleaseChooseFundThat] })
  const kind = await findCategory(db, category)
  if (!kind || (kind.is_open === 0 && before?.category !== category))
    refuseFields({ category: [bookRefusals.pleaseChooseCategoryThat] })
}

const noSuch = () => bookRefusals.noAssessment
