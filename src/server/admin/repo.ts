import { type SelectQueryBuilder, sql } from 'kysely'
import type { StatisticsAnswer } from '../../lib/contract/statistics.ts'
import type { Db, Tables } from '../db/tables.ts'

/** The six counts of the overview (spec 2 §3). */
export async function countEverything(db: Db): Promise<StatisticsAnswer> {
  const members = await db
    .selectFrom('tally')
    .select('count')
    .where('name', '=', 'account')
    .executeTakeFirst()
  return {
    totalUsers: members?.count ?? 0,
    totalSermons: await countRows(db.selectFrom('sermon')),
    totalTestimonies: await countRows(db.selectFrom('testimony')),
    totalEvents: await countRows(db.selectFrom('event')),
    totalPrayerRequests: await countRows(db.selectFrom('prayer_request')),
    fellowships: await countRows(db.selectFrom('fellowship')),
  }
}

async function countRows<Table extends keyof Tables>(
  rows: SelectQueryBuilder<Tables, Table, object>,
): Promise<number> {
  const { count } = await rows
    .select(sql<number>`count(*)`.as('count'))
    .$castTo<{ count: number }>()
    .executeTakeFirstOrThrow()
  return count
}
