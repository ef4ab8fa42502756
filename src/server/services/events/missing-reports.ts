import { sql } from 'kysely'
import { dayAfter, weekdayAfter } from '../../../lib/time/next-day.ts'
import { lastDayOf } from '../../../lib/time/upcoming.ts'
import { endedBefore } from '../../platform/db/event-days.ts'
import type { Db } from '../../platform/db/tables.ts'
import { churchDay } from '../../settings/church-settings/place.ts'

/** Meetings of longer ago are not asked for any more, in days. */
const askedFor = 21

/** The Tuesday after the week of a meeting; weeks begin on Monday. From then on its marks are missing. */
export function reportDue(date: string): string {
  const sunday = weekdayAfter(dayAfter(date, -1), 0)
  return dayAfter(sunday, 2)
}

/** Meetings of fellowships with members whose leader has marked nobody by the Tuesday after, the oldest first. */
export async function listMissingReports(db: Db, now: Date) {
  const today = await churchDay(db, now)
  const since = dayAfter(today, -askedFor)
  const rows = await db
    .selectFrom('event')
    .innerJoin('fellowship', 'fellowship.id', 'event.fellowship_id')
    .innerJoin('account', 'account.id', 'fellowship.leader_id')
    .select([
      'event.id as event_id',
      'event.title',
      'event.date',
      'event.end_date',
      'fellowship.name as fellowship',
    ])
    .select('fellowship.id as fellowship_id')
    .select(['account.id as account_id', 'account.first_name', 'account.last_name', 'account.username'])
    .where('event.date', '>=', since)
    .where(endedBefore(today))
    .where(sql<boolean>`not exists (select 1 from attendance where event_id = event.id)`)
    .where(sql<boolean>`exists (select 1 from account as member where member.fellowship_id = fellowship.id)`)
    .orderBy('event.date')
    .orderBy('event.id')
    .execute()
  return rows.filter((event) => reportDue(lastDayOf(event)) <= today)
}
