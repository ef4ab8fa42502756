import { type Selectable, sql, type Updateable } from 'kysely'
import { defaultDuration, type SermonFields, type SermonInside } from '../../../lib/contract/media/sermon.ts'
import type { Chapter } from '../../../lib/media/chapters.ts'
import { fetchPage, orderTerm, type Paging, type RowsPage } from '../../platform/db/pagination.ts'
import { findingNewest } from '../../platform/db/search.ts'
import type { SermonTable } from '../../platform/db/tables/sermons.ts'
import type { Db } from '../../platform/db/tables.ts'
import { mediaAddress } from '../../platform/files/store.ts'

export const sermonOrders = ['date', 'title', 'views'] as const

/** A list has no words, which are long. */
const listed = [
  ...(['id', 'title', 'description', 'series', 'category', 'scripture', 'preacher', 'date'] as const),
  ...([
    'media_type',
    'youtube_link',
    'media_key',
    'media_bytes',
    'duration_seconds',
    'thumbnail_key',
  ] as const),
  ...(['views', 'created_at', 'version'] as const),
]

/** Sermons, newest first by default. */
export async function listSermons(
  db: Db,
  paging: Paging<(typeof sermonOrders)[number]>,
): Promise<RowsPage<SermonFields>> {
  const all = db.selectFrom('sermon').select(listed)
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
    .select(listed)
    .where('id', 'in', findingNewest(db, 'sermon', words))
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.map(read)
}

/** The transcripts and manuscripts of these sermons by id, of those that have one. */
export async function wordsOfSermons(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('sermon')
    .select(['id', 'words'])
    .where('id', 'in', ids)
    .where('words', '<>', '')
    .execute()
  return new Map(rows.map(({ id, words }) => [id, words]))
}

/** The ids of the sermons that have chapters. */
export async function sermonsWithChapters(db: Db): Promise<ReadonlySet<number>> {
  const rows = await db.selectFrom('sermon').select('id').where('chapters', '<>', '[]').execute()
  return new Set(rows.map(({ id }) => id))
}

/** A sermon with the keys of its files. */
export async function findSermon(db: Db, id: number) {
  const row = await db.selectFrom('sermon').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const { media_key: mediaKey, thumbnail_key: thumbnailKey, duration_seconds: seconds, words } = row
  const chapters: Chapter[] = JSON.parse(row.chapters)
  return { sermon: { ...read(row), chapters, words }, mediaKey, thumbnailKey, seconds }
}

type Inside = Pick<Selectable<SermonTable>, keyof SermonInside>
type Listed = Omit<Selectable<SermonTable>, keyof Inside>

/** The columns that an upload or a change sets. */
export type SermonColumns = Omit<Listed, 'id' | 'created_at' | 'version' | 'views'> & Partial<Inside>

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

/** Without what lists leave out. */
function read(row: Listed & Partial<Inside>): SermonFields {
  const { media_key, thumbnail_key, duration_seconds, chapters: _, words: __, ...sermon } = row
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
