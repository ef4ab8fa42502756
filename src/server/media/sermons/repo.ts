import { type Selectable, sql, type Updateable } from 'kysely'
import { defaultDuration, type SermonFields } from '../../../lib/contract/media/sermon.ts'
import { fetchPage, orderTerm, type Paging, type RowsPage } from '../../platform/db/pagination.ts'
import { findingNewest } from '../../platform/db/search.ts'
import type { SermonTable } from '../../platform/db/tables/sermons.ts'
import type { Db } from '../../platform/db/tables.ts'
import { mediaAddress } from '../../platform/files/store.ts'

export const sermonOrders = ['date', 'title', 'views'] as const

/** Sermons, newest first by default. */
export async function listSermons(
  db: Db,
  paging: Paging<(typeof sermonOrders)[number]>,
): Promise<RowsPage<SermonFields>> {
  const all = db.selectFrom('sermon').selectAll()
  const wanted = paging.search
    ? all.where(sql.ref('sermon.id'), 'in', findingNewest(db, 'sermon', paging.search))
    : all
  const byDefault = [orderTerm('sermon.date', true), orderTerm('sermon.id', true)]
  const page = await fetchPage(wanted, paging, { table: 'sermon', byDefault })
  return { count: page.count, rows: page.rows.map(read) }
}

/** The newest sermons that contain each of the words, at most `most`. */
export async function sermonsSaying(db: Db, words: string, most: number): Promise<SermonFields[]> {
  const rows = await db
    .selectFrom('sermon')
    .selectAll()
    .where('id', 'in', findingNewest(db, 'sermon', words))
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.map(read)
}

/** A sermon with the keys of its files. */
export async function findSermon(db: Db, id: number) {
  const row = await db.selectFrom('sermon').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const { media_key: mediaKey, thumbnail_key: thumbnailKey, duration_seconds: seconds } = row
  return { sermon: read(row), mediaKey, thumbnailKey, seconds }
}

/** The columns that an upload or a change sets. */
export type SermonColumns = Omit<Selectable<SermonTable>, 'id' | 'created_at' | 'version' | 'views'>

export async function addSermon(db: Db, sermon: SermonColumns, now: Date): Promise<number> {
  const { id } = await db
    .insertInto('sermon')
    .values({ ...sermon, views: 0, created_at: now.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Changes a sermon; false when it has changed since `version`. */
export async function changeSermon(
  db: Db,
  id: number,
  { version, ...columns }: Updateable<SermonTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sermon')
    .set({ ...columns, version: sql`version + 1` })
    .where('id', '=', id)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteSermon(db: Db, id: number): Promise<void> {
  await db.deleteFrom('sermon').where('id', '=', id).execute()
}

/** Increments the view count. */
export async function countView(db: Db, id: number): Promise<void> {
  await db.updateTable('sermon').set({ views: sql`views + 1` }).where('id', '=', id).execute()
}

function read(row: Selectable<SermonTable>): SermonFields {
  const { media_key, thumbnail_key, duration_seconds, ...sermon } = row
  const file = mediaAddress(media_key)
  const video = sermon.media_type === 'video'
  return {
    ...sermon,
    duration_seconds,
    duration: duration_seconds ? readDuration(duration_seconds) : defaultDuration,
    thumbnail: mediaAddress(thumbnail_key),
    audio: video ? null : file,
    video: sermon.youtube_link || (video ? file : null),
  }
}

/** The format of the specification, `22mins`; under a minute in seconds. */
const readDuration = (seconds: number) =>
  seconds < 60 ? `${seconds}secs` : `${Math.round(seconds / 60)}mins`
