import type { EventFields } from '../../lib/contract/event.ts'
import { direct, type Found, fetchPage, type Paging } from '../db/page.ts'
import { containing } from '../db/search.ts'
import type { Db } from '../db/tables.ts'
import { mediaAddress } from '../files/store.ts'

export const eventOrders = ['date', 'title'] as const

/** The events of the whole church, and those of the reader's own fellowship, which alone carry its meeting link. */
export async function listEvents(
  db: Db,
  fellowshipId: number | null,
  paging: Paging<(typeof eventOrders)[number]>,
): Promise<Found<EventFields>> {
  const visible = db
    .selectFrom('event')
    .selectAll()
    .where((row) => row.or([row('fellowship_id', 'is', null), row('fellowship_id', '=', fellowshipId)]))
  const wanted = paging.search
    ? visible.where(containing(paging.search, ['title', 'description', 'location']))
    : visible
  const byDefault = [direct('event.date'), direct('event.time'), direct('event.id')]
  const found = await fetchPage(wanted, paging, { table: 'event', byDefault })
  const rows = found.rows.map(
    ({ image_key, fellowship_id, meeting_link, is_online, created_at: _, ...event }) => ({
      ...event,
      is_online: is_online === 1,
      image: mediaAddress(image_key),
      fellowship: fellowship_id,
      ...(fellowship_id !== null && { meeting_link }),
    }),
  )
  return { count: found.count, rows }
}
