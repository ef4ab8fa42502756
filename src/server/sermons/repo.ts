import type { Selectable } from 'kysely'
import { defaultDuration, type SermonFields } from '../../lib/contract/sermon.ts'
import { direct, type Found, fetchPage, type Paging } from '../db/page.ts'
import { containing } from '../db/search.ts'
import type { Db, SermonTable } from '../db/tables.ts'
import { mediaAddress } from '../files/store.ts'

export const sermonOrders = ['date', 'title', 'views'] as const

/** Every sermon, newest first unless asked otherwise. */
export async function listSermons(
  db: Db,
  paging: Paging<(typeof sermonOrders)[number]>,
): Promise<Found<SermonFields>> {
  const all = db.selectFrom('sermon').selectAll()
  const wanted = paging.search
    ? all.where(containing(paging.search, ['title', 'description', 'preacher', 'scripture']))
    : all
  const byDefault = [direct('sermon.date', true), direct('sermon.id', true)]
  const found = await fetchPage(wanted, paging, { table: 'sermon', byDefault })
  return { count: found.count, rows: found.rows.map(read) }
}

function read(row: Selectable<SermonTable>): SermonFields {
  const { media_key, media_bytes: _, thumbnail_key, duration_seconds, youtube_link, ...sermon } = row
  const file = mediaAddress(media_key)
  const video = sermon.media_type === 'video'
  return {
    ...sermon,
    duration: duration_seconds ? readDuration(duration_seconds) : defaultDuration,
    thumbnail: mediaAddress(thumbnail_key),
    audio: video ? null : file,
    video: youtube_link || (video ? file : null),
  }
}

/** In the specification's form, `22mins`; less than a minute is told in seconds. */
const readDuration = (seconds: number) =>
  seconds < 60 ? `${seconds}secs` : `${Math.round(seconds / 60)}mins`
