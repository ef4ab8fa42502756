import { type SelectQueryBuilder, sql } from 'kysely'
import type { StatisticsAnswer } from '../../../lib/contract/settings/statistics.ts'
import type { Db, Tables } from '../../platform/db/tables.ts'
import { readTally } from '../../platform/db/tally.ts'

/** The six counts of the overview (spec 2 §3). */
export async function countEverything(db: Db): Promise<StatisticsAnswer> {
  return {
    totalUsers: await readTally(db, 'account'),
    totalSermons: await countRows(db.selectFrom('sermon')),
    totalTestimonies: await readTally(db, 'testimony approved', 'testimony waiting'),
    totalEvents: await countRows(db.selectFrom('event')),
    totalPrayerRequests: await readTally(db, 'prayer_request public', 'prayer_request private'),
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
