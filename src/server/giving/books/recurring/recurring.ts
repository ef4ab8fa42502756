import type { RecurringAnswer, RecurringForm } from '../../../../lib/contract/giving/recurring-voucher.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { refuse, refuseFields } from '../../../platform/errors/refusal.ts'
import { findFund } from '../funds.ts'
import { bookRefusals } from '../messages.ts'
import { findCategory } from '../spending/categories.ts'

/** What comes again, and which proposals wait, the oldest first. */
export async function listRecurring(db: Db): Promise<RecurringAnswer> {
  const rows = await db
    .selectFrom('recurring_voucher')
    .innerJoin('fund', 'fund.id', 'recurring_voucher.fund_id')
    .innerJoin('spending_category', 'spending_category.id', 'category_id')
    .selectAll('recurring_voucher')
    .select(['fund.name as fund_name', 'spending_category.name as category_name'])
    .orderBy('recurring_voucher.id')
    .execute()
  const due = await db
    .selectFrom('spend_proposal')
    .innerJoin('recurring_voucher', 'recurring_voucher.id', 'recurring_id')
    .select(['spend_proposal.id', 'spend_proposal.day', 'payee', 'purpose', 'amount'])
    .where('decided_at', 'is', null)
    .orderBy('spend_proposal.day')
    .orderBy('spend_proposal.id')
    .execute()
  return {
    due,
    recurring: rows.map(
      ({ fund_id, category_id, is_open, month_day: _, made_by: __, made_at: ___, ...row }) => ({
        ...row,
        fund: fund_id,
        category: category_id,
        is_open: is_open === 1,
      }),
    ),
  }
}

/** Adds what comes again. Throws 400 for a fund or category that is not open. */
export async function addRecurring(
  db: Db,
  form: RecurringForm,
  { by, now }: { by: number; now: Date },
): Promise<void> {
  await requireOpen(db, form)
  await db
    .insertInto('recurring_voucher')
    .values({ ...columnsOf(form), made_by: by, made_at: now.toISOString() })
    .execute()
}

/** Changes what comes again. Throws 404, 400 as above and for a day that was proposed already, and 409 for another version. */
export async function changeRecurring(db: Db, id: number, form: RecurringForm): Promise<void> {
  const recurring = await db
    .selectFrom('recurring_voucher')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (!recurring) refuse(404, bookRefusals.noRecurringVoucher)
  if (form.version !== undefined && form.version !== recurring.version)
    refuse(409, bookRefusals.somebodyElseChangedMeanwhile)
  if (form.is_open) await requireOpen(db, form)
  const last = await db
    .selectFrom('spend_proposal')
    .select('day')
    .where('recurring_id', '=', id)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (last && form.next_day <= last.day)
    refuseFields({ next_day: [bookRefusals.itWasProposedFor({ day: last.day })] })
  await db
    .updateTable('recurring_voucher')
    .set({ ...columnsOf(form), version: recurring.version + 1 })
    .where('id', '=', id)
    .execute()
}

const columnsOf = ({ fund, category, is_open, version: _, ...form }: RecurringForm) =>
  ({
    ...form,
    fund_id: fund,
    category_id: category,
    month_day: Number(form.next_day.slice(8)),
    is_open: is_open ? 1 : 0,
  }) as const

async function requireOpen(db: Db, { fund, category, payee_account, next_day, until_day }: RecurringForm) {
  if ((await findFund(db, fund))?.is_open !== 1) refuseFields({ fund: [bookRefusals.pleaseChooseFundThat] })
  if ((await findCategory(db, category))?.is_open !== 1)
    refuseFields({ category: [bookRefusals.pleaseChooseCategoryThat] })
  if (until_day !== null && until_day < next_day)
    refuseFields({ until_day: [bookRefusals.lastDayBeforeNext] })
  if (payee_account === null) return
  const payee = await db.selectFrom('account').select('id').where('id', '=', payee_account).executeTakeFirst()
  if (!payee) refuseFields({ payee: [bookRefusals.noMemberPleaseFind] })
}
