import type { Rhythm } from '../../../../lib/contract/giving/pledge.ts'
import { dayAfter, monthDayAfter } from '../../../../lib/time/next-day.ts'
import type { Db } from '../../../platform/db/tables.ts'

/** How many days before the campaign's day the rhythm `due` reminds. */
const before = [14, 3]

type Times = { rhythm: Rhythm; today: string; due_on: string | null; created_at: string }

/** The first day after today on which a giver is reminded of a pledge; null for none. */
export function nextReminder({ rhythm, today, due_on, created_at }: Times): string | null {
  if (rhythm === 'monthly') return monthDayAfter(today, Number(created_at.slice(8, 10)))
  if (rhythm === 'off' || due_on === null) return null
  return before.map((days) => dayAfter(due_on, -days)).find((day) => day > today) ?? null
}

/** Reschedules the reminders of a campaign's pledges after its due day has changed. */
export async function rescheduleReminders(
  db: Db,
  campaign: number,
  { today, due_on }: Pick<Times, 'today' | 'due_on'>,
): Promise<void> {
  const rows = await db
    .selectFrom('pledge')
    .select(['id', 'rhythm', 'created_at'])
    .where('campaign_id', '=', campaign)
    .where('rhythm', '=', 'due')
    .where('released_at', 'is', null)
    .execute()
  for (const { id, ...times } of rows)
    await db
      .updateTable('pledge')
      .set({ remind_on: nextReminder({ ...times, today, due_on }) })
      .where('id', '=', id)
      .execute()
}
