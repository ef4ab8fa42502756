import { sql } from 'kysely'
import type { Book } from '../../../../lib/contract/giving/books-ledger.ts'
import type { SpendVoucherForm } from '../../../../lib/contract/giving/spending.ts'
import { fold } from '../../../../lib/text/fold.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { refuse, refuseFields } from '../../../platform/errors/refusal.ts'
import { churchDay } from '../../../settings/church-settings/place.ts'
import { findFund } from '../funds.ts'
import { bookOf } from '../ledger.ts'
import { bookRefusals } from '../messages.ts'
import { findCategory } from './categories.ts'
import { demandsOfRule } from './rule.ts'
import { type Actor, mayChange } from './steps.ts'
import { requireVoucher } from './vouchers.ts'

type Act = { actor: Actor; now: Date }

/**
 * Prepares a voucher with the next number of its year. Call it in a transaction: those that write follow each other, so that no number is
 * missing or given twice. Throws 400 for a fund, a category or a member that is not there, and 403 for money for oneself.
 */
export async function prepareSpendVoucher(
  db: Db,
  form: SpendVoucherForm,
  { actor, now }: Act,
): Promise<number> {
  await requireChoices(db, form, actor)
  const [book, day] = [await bookOf(db), await churchDay(db, now)]
  const year = Number(day.slice(0, 4))
  const { last } = await db
    .selectFrom('spend_voucher')
    .select((row) => row.fn.coalesce(row.fn.max('sequence'), sql<number>`0`).as('last'))
    .where('book', '=', book)
    .where('year', '=', year)
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('spend_voucher')
    .values({
      ...columnsOf(form),
      ...(await demandsOfRule(db, { book, day, ...form })),
      book,
      year,
      sequence: Number(last) + 1,
      prepared_by: actor.id,
      prepared_at: now.toISOString(),
      prepared_day: day,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await linkAssessment(db, id, form.assessment, book)
  return id
}

/** Notes which assessment a new voucher pays. Throws 400 for one that is not there. */
async function linkAssessment(
  db: Db,
  voucher_id: number,
  assessment_id: number | null,
  book: Book,
): Promise<void> {
  if (assessment_id === null) return
  const assessment = await db
    .selectFrom('assessment')
    .select('id')
    .where('id', '=', assessment_id)
    .where('book', '=', book)
    .executeTakeFirst()
  if (!assessment) refuseFields({ assessment: [bookRefusals.noAssessmentPleaseLoad] })
  await db.insertInto('assessment_voucher').values({ voucher_id, assessment_id }).execute()
}

/** Changes what a voucher says while nobody else has done a step. Throws as above, 404, 403, and 409 for another version. */
export async function changeSpendVoucher(
  db: Db,
  id: number,
  form: SpendVoucherForm,
  actor: Actor,
): Promise<void> {
  const voucher = await requireVoucher(db, id)
  if (form.version !== undefined && form.version !== voucher.version)
    refuse(409, bookRefusals.voucherWasChangedMeanwhile)
  if (!mayChange(voucher, actor)) refuse(403, bookRefusals.onlyWhoPreparedVoucher)
  await requireChoices(db, form, actor, voucher)
  const { book, prepared_day: day } = voucher
  await db
    .updateTable('spend_voucher')
    .set({
      ...columnsOf(form),
      ...(await demandsOfRule(db, { book, day, self: id, ...form })),
      version: voucher.version + 1,
    })
    .where('id', '=', id)
    .execute()
}

const columnsOf = (form: SpendVoucherForm) => ({
  fund_id: form.fund,
  category_id: form.category,
  asked_account: form.asked_account,
  asked_by: form.asked_by,
  payee_account: form.payee_account,
  payee: form.payee,
  payee_folded: fold(form.payee),
  purpose: form.purpose,
  amount: form.amount,
})

async function requireChoices(
  db: Db,
  { fund, category, asked_account, payee_account }: SpendVoucherForm,
  actor: Actor,
  before?: { fund_id: number; category_id: number },
): Promise<void> {
  if (payee_account === actor.id) refuse(403, bookRefusals.moneyForYouAnother)
  const chosen = await findFund(db, fund)
  if (!chosen || (chosen.is_open === 0 && before?.fund_id !== fund))
    refuseFields({ fund: [bookRefusals.pleaseChooseFundThat] })
  const kind = await findCategory(db, category)
  if (!kind || (kind.is_open === 0 && before?.category_id !== category))
    refuseFields({ category: [bookRefusals.pleaseChooseCategoryThat] })
  await requireMember(db, asked_account, 'asked_by')
  await requireMember(db, payee_account, 'payee')
}

async function requireMember(db: Db, id: number | null, field: string): Promise<void> {
  if (id === null) return
  const account = await db.selectFrom('account').select('id').where('id', '=', id).executeTakeFirst()
  if (!account) refuseFields({ [field]: [bookRefusals.noMemberPleaseFind] })
}
