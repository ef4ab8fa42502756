import {
  agreedBy,
  assessments,
  cancelledWhy,
  everyMonth,
  monthlyIncome,
  monthlySpending,
  spendRule,
  takers,
  vouchers,
} from '../../../../../content/year/spending.ts'
import { addAssessment } from '../../../../giving/books/assessments/assessments.ts'
import { addRecurring } from '../../../../giving/books/recurring/recurring.ts'
import { addUsualCategories } from '../../../../giving/books/spending/categories.ts'
import { prepareSpendVoucher } from '../../../../giving/books/spending/prepare.ts'
import { setSpendRule } from '../../../../giving/books/spending/rule.ts'
import {
  approveVoucher,
  cancelVoucher,
  checkVoucher,
  receiveVoucher,
} from '../../../../giving/books/spending/take-step.ts'
import { requireVoucher, spendNumber } from '../../../../giving/books/spending/vouchers.ts'
import { day, daysAfter, daysBefore, earlier, moment } from '../../seed/days.ts'
import { itemAt } from '../../seed/random.ts'
import { book, type Draft } from './chain.ts'
import type { Setting } from './setting.ts'

/** What the church spends of its offerings: vouchers in each state, what comes again, assessments, and the budget of this year. Returns drafts of what was paid. */
export async function addSpending(setting: Setting): Promise<Draft[]> {
  const { db, now, treasurer } = setting
  await addUsualCategories(db)
  const rows = await db.selectFrom('spending_category').select(['id', 'name']).execute()
  const ids = new Map(rows.map(({ id, name }) => [name, id]))
  const category = (name: string) => ids.get(name) ?? 0
  const fund = setting.fund('offering')
  const rule = {
    check_from: spendRule.check * 100,
    second_from: spendRule.second * 100,
    payer_differs: false,
  }
  await setSpendRule(db, rule, { by: treasurer, now: daysBefore(now, 40) })
  const year = now.getUTCFullYear()
  const owed: number[] = []
  for (const { name, payee, amount, month } of assessments) {
    const form = { year, name, payee, fund, amount: amount * 100, month, version: undefined }
    owed.push(
      await addAssessment(
        db,
        { ...form, category: category('Assessments to circuit and district') },
        { by: treasurer, now: daysBefore(now, 38) },
      ),
    )
  }
  const drafts: (Draft | undefined)[] = []
  for (const [at, voucher] of vouchers.entries())
    drafts.push(await addVoucher(setting, voucher, { at, fund, category: category(voucher.category), owed }))
  const next = day(new Date(Date.UTC(year, now.getUTCMonth() + 1, 1)))
  for (const { payee, asked, purpose, amount, ...of } of everyMonth)
    await addRecurring(
      db,
      {
        ...{ fund, category: category(of.category), payee_account: null, payee, asked_by: asked, purpose },
        ...{ amount: amount * 100, every_months: 1, next_day: next, until_day: null, is_open: true },
        version: undefined,
      },
      { by: treasurer, now: daysBefore(now, 36) },
    )
  await addBudget(setting, { year, fund, category })
  return drafts.filter((draft) => draft !== undefined)
}

type Of = { at: number; fund: number; category: number; owed: readonly number[] }

/** Adds a voucher; returns the draft of what was paid. */
async function addVoucher(
  setting: Setting,
  voucher: (typeof vouchers)[number],
  { at, fund, category, owed }: Of,
): Promise<Draft | undefined> {
  const { db, now, treasurer, signatories } = setting
  const { daysAgo, payee, asked, purpose, amount, went } = voucher
  const [first, second, third] = signatories
  const keeper = { id: treasurer, held: ['treasurer'] }
  const signs = (id: number) => ({ id, held: ['signatory'] })
  const prepared = daysBefore(now, daysAgo)
  const later = (days: number) => earlier(daysAfter(prepared, days), now)
  const form = { fund, category, asked_account: null, asked_by: asked, payee_account: null, payee, purpose }
  const assessment = 'assessment' in voucher ? (owed[voucher.assessment] ?? null) : null
  const id = await prepareSpendVoucher(
    db,
    { ...form, amount: amount * 100, assessment, version: undefined },
    { actor: keeper, now: prepared },
  )
  if (went === 'prepared') return
  if (went === 'cancelled') {
    await cancelVoucher(db, id, cancelledWhy, { actor: keeper, now: later(1) })
    return
  }
  if (amount >= spendRule.check) await checkVoucher(db, id, { actor: signs(third), now: later(0.5) })
  await approveVoucher(db, id, { actor: signs(first), now: later(1) })
  if (went === 'approved once') return
  if (amount >= spendRule.second) await approveVoucher(db, id, { actor: signs(second), now: later(1.5) })
  if (went === 'approved') return
  const paid = later(2)
  await payByCheque(setting, id, { at: paid, reference: `00${4120 + at}` })
  if (went === 'received')
    await receiveVoucher(db, id, itemAt(takers, at), { actor: signs(second), now: paid })
  const { year, sequence } = await requireVoucher(db, id)
  return {
    ...{ kind: 'spending', debit: 'expenses', credit: 'bank', source: 'spend_voucher', source_id: id },
    ...{ day: day(paid), at: moment(paid), fund_id: fund, amount: amount * 100, by: treasurer },
    reason: spendNumber({ book, year, sequence }),
  }
}

async function payByCheque(
  { db, treasurer }: Setting,
  id: number,
  { at, reference }: { at: Date; reference: string },
): Promise<void> {
  const { id: book_account_id } = await db
    .selectFrom('book_account')
    .select('id')
    .where('ledger', '=', 'bank')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('spend_voucher')
    .set({
      paid_by: treasurer,
      paid_at: moment(at),
      paid_day: day(at),
      book_account_id,
      how: 'cheque',
      reference,
    })
    .where('id', '=', id)
    .execute()
}

/** The budget of this year, which the council agreed before it began. */
async function addBudget(
  { db, treasurer }: Setting,
  { year, fund, category }: { year: number; fund: number; category: (name: string) => number },
): Promise<void> {
  const agreed_day = `${year - 1}-12-13`
  const at = moment(new Date(`${agreed_day}T14:00:00Z`))
  const { id: budget_id } = await db
    .insertInto('budget')
    .values({
      ...{ book, year, revision: 1, started_by: treasurer, started_at: at, changed_at: at },
      ...{ agreed: agreedBy, agreed_day, agreed_by: treasurer, agreed_at: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const months = Array.from({ length: 12 }, (_, month) => month + 1)
  const assessed = assessments.map(({ amount, month }) => ({
    ...{ budget_id, fund_id: fund, category_id: category('Assessments to circuit and district') },
    ...{ month, amount: amount * 100 },
  }))
  const lines = months.flatMap((month) => [
    { budget_id, fund_id: fund, category_id: null, month, amount: monthlyIncome * 100 },
    ...monthlySpending.map(([name, amount]) => ({
      ...{ budget_id, fund_id: fund, category_id: category(name), month, amount: amount * 100 },
    })),
  ])
  await db
    .insertInto('budget_line')
    .values([...lines, ...assessed])
    .execute()
}
