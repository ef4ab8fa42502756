import { monthName } from '../../../../lib/time/month.ts'
import { monthDayAfter } from '../../../../lib/time/next-day.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { refuse } from '../../../platform/errors/refusal.ts'
import { churchDay } from '../../../settings/church-settings/place.ts'
import { bookRefusals } from '../messages.ts'
import { prepareSpendVoucher } from '../spending/prepare.ts'
import type { Actor } from '../spending/steps.ts'

/** How many days one run makes up for, of each that comes again: a machine that was off for two years. */
const mostAtOnce = 24

/**
 * Proposes what is due, each day of it once: the key of a proposal refuses a second one, and two processes follow each other, since each
 * reads and writes in one transaction. Returns how many were proposed.
 */
export async function proposeDue(db: Db, now: Date): Promise<number> {
  const today = await churchDay(db, now)
  return db.transaction().execute(async (transaction) => {
    const due = await transaction
      .selectFrom('recurring_voucher')
      .select(['id', 'every_months', 'month_day', 'next_day', 'until_day'])
      .where('is_open', '=', 1)
      .where('next_day', '<=', today)
      .execute()
    let proposed = 0
    for (const { id, every_months, month_day, until_day, ...recurring } of due) {
      let day = recurring.next_day
      for (let at = 0; at < mostAtOnce && day <= today && (until_day === null || day <= until_day); at += 1) {
        const { numInsertedOrUpdatedRows } = await transaction
          .insertInto('spend_proposal')
          .values({ recurring_id: id, day, voucher_id: null, decided_by: null, decided_at: null })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst()
        proposed += Number(numInsertedOrUpdatedRows ?? 0n)
        for (let month = 0; month < every_months; month += 1) day = monthDayAfter(day, month_day)
      }
      const isOver = until_day !== null && day > until_day
      await transaction
        .updateTable('recurring_voucher')
        .set({ next_day: day, ...(isOver && { is_open: 0 }) })
        .where('id', '=', id)
        .execute()
    }
    return proposed
  })
}

type Act = { actor: Actor; now: Date }

/**
 * Prepares the voucher of a proposal, as it is set now. Returns the voucher's id. Throws 404, 409 for one that was prepared or left out, and
 * as `prepareSpendVoucher`.
 */
export async function prepareProposal(db: Db, id: number, act: Act): Promise<number> {
  const { recurring_id, day } = await requireWaiting(db, id)
  const recurring = await db
    .selectFrom('recurring_voucher')
    .selectAll()
    .where('id', '=', recurring_id)
    .executeTakeFirstOrThrow()
  const { fund_id, category_id, payee_account, payee, asked_by, purpose, amount } = recurring
  const form = {
    fund: fund_id,
    category: category_id,
    asked_account: null,
    asked_by,
    payee_account,
    payee,
    purpose: `${purpose}, ${monthName(day.slice(0, 7))}`,
    amount,
    assessment: null,
  }
  const voucher_id = await prepareSpendVoucher(db, form, act)
  await decide(db, id, { voucher_id }, act)
  return voucher_id
}

/** Leaves a proposal out. Throws 404 and 409 as above. */
export async function leaveOutProposal(db: Db, id: number, why: string, act: Act): Promise<void> {
  await requireWaiting(db, id)
  await decide(db, id, { left_out: why }, act)
}

async function requireWaiting(db: Db, id: number) {
  const proposal = await db.selectFrom('spend_proposal').selectAll().where('id', '=', id).executeTakeFirst()
  if (!proposal) refuse(404, bookRefusals.noProposal)
  if (proposal.decided_at !== null) refuse(409, bookRefusals.wasPreparedOrLeft)
  return proposal
}

const decide = (db: Db, id: number, what: { voucher_id?: number; left_out?: string }, { actor, now }: Act) =>
  db
    .updateTable('spend_proposal')
    .set({ ...what, decided_by: actor.id, decided_at: now.toISOString() })
    .where('id', '=', id)
    .execute()
