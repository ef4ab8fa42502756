import { sql } from 'kysely'
import type { PrayerRequestFields } from '../../lib/contract/prayer-request.ts'
import { direct, type Found, fetchPage, type Paging } from '../db/page.ts'
import { containing } from '../db/search.ts'
import type { Db } from '../db/tables.ts'

export const prayerOrders = ['created_at', 'title', 'prayer_count'] as const

/** A member's own prayer requests, private ones among them, newest first unless asked otherwise. */
export async function listPrayersOf(
  db: Db,
  accountId: number,
  paging: Paging<(typeof prayerOrders)[number]>,
): Promise<Found<PrayerRequestFields>> {
  const own = db
    .selectFrom('prayer_request')
    .leftJoin('account', 'account.id', 'prayer_request.account_id')
    .select(['prayer_request.id', 'title', 'description', 'is_private', 'prayer_count', 'is_answered'])
    .select(['prayer_request.created_at'])
    .select(sql<string | null>`account.first_name || ' ' || account.last_name`.as('user_name'))
    .where('prayer_request.account_id', '=', accountId)
  const wanted = paging.search ? own.where(containing(paging.search, ['title', 'description'])) : own
  const byDefault = [direct('prayer_request.created_at', true), direct('prayer_request.id', true)]
  const found = await fetchPage(wanted, paging, { table: 'prayer_request', byDefault })
  const rows = found.rows.map(({ is_private, is_answered, ...request }) => ({
    ...request,
    is_private: is_private === 1,
    is_answered: is_answered === 1,
  }))
  return { count: found.count, rows }
}
