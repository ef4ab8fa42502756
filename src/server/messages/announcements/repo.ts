import { type Selectable, sql } from 'kysely'
import type { AnnouncementForm } from '../../../lib/contract/messages/announcement.ts'
import { pinnedAnnouncements } from '../../accounts/pins/repo.ts'
import { fetchPage, orderTerm, type Paging, type RowsPage } from '../../platform/db/pagination.ts'
import { containing } from '../../platform/db/search.ts'
import type { AnnouncementTable } from '../../platform/db/tables/pages.ts'
import type { Db } from '../../platform/db/tables.ts'

export const announcementOrders = ['created_at', 'title'] as const

/** Announcements, by default those that are pinned today first, then the newest. */
export function listAnnouncements(
  db: Db,
  paging: Paging<(typeof announcementOrders)[number]>,
  today: string,
): Promise<RowsPage<Selectable<AnnouncementTable>>> {
  const all = db.selectFrom('announcement').selectAll()
  const wanted = paging.search ? all.where(containing(paging.search, ['title', 'content'])) : all
  const pinned = sql`case when announcement.id in (${pinnedAnnouncements(db, today)}) then 0 else 1 end`
  const byDefault = [pinned, orderTerm('announcement.created_at', true), orderTerm('announcement.id', true)]
  return fetchPage(wanted, paging, { table: 'announcement', byDefault })
}

export async function addAnnouncement(db: Db, { title, content }: AnnouncementForm, now: Date) {
  const values = { title, content, created_at: now.toISOString() }
  return db.insertInto('announcement').values(values).returningAll().executeTakeFirstOrThrow()
}

/** Changes an announcement; undefined when it has changed since `form.version`, or was deleted. */
export function changeAnnouncement(db: Db, id: number, { title, content, version }: AnnouncementForm) {
  return db
    .updateTable('announcement')
    .set({ title, content, version: sql`version + 1` })
    .where('id', '=', id)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .returningAll()
    .executeTakeFirst()
}

export function findAnnouncement(db: Db, id: number) {
  return db.selectFrom('announcement').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function deleteAnnouncement(db: Db, id: number): Promise<void> {
  await db.deleteFrom('announcement').where('id', '=', id).execute()
}
