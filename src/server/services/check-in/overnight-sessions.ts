import type { Selectable } from 'kysely'
import { clockIn } from '../../../lib/time/church-time.ts'
import { dayAfter } from '../../../lib/time/next-day.ts'
import type { SittingTable } from '../../platform/db/tables/check-in.ts'
import type { Db } from '../../platform/db/tables.ts'
import { zoneOf } from '../../settings/church-settings/place.ts'

/** Until when by the church's clock a check-in session of the evening before goes on, and for how long at most, in milliseconds. */
const nightEnds = '06:00'
const longest = 12 * 60 * 60 * 1000

/** The check-in sessions of the evening before that go on after midnight (docs/decisions/people.md#marks-by-time); none by day. */
export async function listOvernight(db: Db, now: Date): Promise<Selectable<SittingTable>[]> {
  const [day = '', hour = ''] = clockIn(await zoneOf(db), now)
    .toISOString()
    .split('T')
  if (hour >= nightEnds) return []
  return db
    .selectFrom('sitting')
    .selectAll()
    .where('day', '=', dayAfter(day, -1))
    .where('opened_at', '>', new Date(now.getTime() - longest).toISOString())
    .execute()
}
