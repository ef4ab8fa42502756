import type { Db } from '../../platform/db/tables.ts'
import { churchDay } from '../../settings/church-settings/place.ts'
import { readModulesOff } from '../../settings/church-settings/repo.ts'
import { nextReminder } from '../books/pledges/pledge-rhythm.ts'
import { paidOf } from '../books/pledges/pledge-sums.ts'
import { queueEmail } from './email-queue.ts'
import { nextTime } from './repeats/repeats.ts'

/** Reminders that one run queues. */
const mostAtOnce = 200

/** Queues the reminders whose day has come, of modules that the church uses, and sets the next day in the same transaction. */
export async function queueReminders(db: Db, now: Date): Promise<void> {
  const today = await churchDay(db, now)
  const off = await readModulesOff(db)
  if (!off.has('pledges')) await queuePledges(db, { today, now })
  if (!off.has('giving')) await queueRepeats(db, { today, now })
}

type Day = { today: string; now: Date }

async function queuePledges(db: Db, { today, now }: Day): Promise<void> {
  const due = await db
    .selectFrom('pledge')
    .innerJoin('campaign', 'campaign.id', 'pledge.campaign_id')
    .select(['pledge.id', 'pledge.account_id', 'pledge.amount', 'pledge.rhythm', 'pledge.created_at'])
    .select(['due_on', 'remind_on', 'campaign.is_open', paidOf.as('paid')])
    .where('remind_on', '<=', today)
    .limit(mostAtOnce)
    .execute()
  for (const { id, account_id, amount, paid, is_open, remind_on, ...times } of due)
    await db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('pledge')
        .set({ remind_on: nextReminder({ ...times, today }) })
        .where('id', '=', id)
        .where('remind_on', '=', remind_on)
        .executeTakeFirst()
      if (numUpdatedRows === 0n || account_id === null || paid >= amount || is_open === 0) return
      await queueEmail(
        transaction,
        { about: 'pledge', about_id: id, period: remind_on ?? '', account_id },
        now,
      )
    })
}

async function queueRepeats(db: Db, { today, now }: Day): Promise<void> {
  const due = await db
    .selectFrom('giving_repeat')
    .selectAll()
    .where('way', '=', 'remind')
    .where('stopped_at', 'is', null)
    .where('next_on', '<=', today)
    .limit(mostAtOnce)
    .execute()
  for (const repeat of due)
    await db.transaction().execute(async (transaction) => {
      const { id, account_id, next_on: period } = repeat
      const { numUpdatedRows } = await transaction
        .updateTable('giving_repeat')
        .set({ next_on: nextTime(repeat, today) })
        .where('id', '=', id)
        .where('next_on', '=', period)
        .where('stopped_at', 'is', null)
        .executeTakeFirst()
      if (numUpdatedRows > 0n)
        await queueEmail(transaction, { about: 'repeat', about_id: id, period, account_id }, now)
    })
}
