import type { Announcement } from '../../lib/contract/announcement.ts'
import { direct, type Found, fetchPage, type Paging } from '../db/page.ts'
import { containing } from '../db/search.ts'
import type { Db } from '../db/tables.ts'

export const announcementOrders = ['created_at', 'title'] as const

/** What the church tells its members, newest first unless asked otherwise. */
export function listAnnouncements(
  db: Db,
  paging: Paging<(typeof announcementOrders)[number]>,
): Promise<Found<Announcement>> {
  const all = db.selectFrom('announcement').selectAll()
  const wanted = paging.search ? all.where(containing(paging.search, ['title', 'content'])) : all
  const byDefault = [direct('announcement.created_at', true), direct('announcement.id', true)]
  return fetchPage(wanted, paging, { table: 'announcement', byDefault })
}
