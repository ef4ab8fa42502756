import { sql } from 'kysely'
import type { TestimonyFields } from '../../lib/contract/testimony.ts'
import { direct, type Found, fetchPage, type Paging } from '../db/page.ts'
import { containing } from '../db/search.ts'
import type { Db } from '../db/tables.ts'
import { mediaAddress } from '../files/store.ts'

export const testimonyOrders = ['created_at', 'title', 'likes'] as const

/** A member's own testimonies, waiting ones among them, newest first unless asked otherwise. */
export async function listTestimoniesOf(
  db: Db,
  accountId: number,
  paging: Paging<(typeof testimonyOrders)[number]>,
): Promise<Found<TestimonyFields>> {
  const own = db
    .selectFrom('testimony')
    .leftJoin('account', 'account.id', 'testimony.account_id')
    .select(['testimony.id', 'title', 'category', 'content', 'image_key', 'video_url', 'likes'])
    .select(['is_approved', 'is_verified', 'testimony.created_at'])
    .select(sql<string | null>`account.first_name || ' ' || account.last_name`.as('user_name'))
    .where('testimony.account_id', '=', accountId)
  const wanted = paging.search ? own.where(containing(paging.search, ['title', 'content'])) : own
  const byDefault = [direct('testimony.created_at', true), direct('testimony.id', true)]
  const found = await fetchPage(wanted, paging, { table: 'testimony', byDefault })
  const rows = found.rows.map(({ image_key, video_url, is_approved, is_verified, ...testimony }) => ({
    ...testimony,
    image: mediaAddress(image_key),
    video: video_url || null,
    is_approved: is_approved === 1,
    verified: is_verified === 1,
  }))
  return { count: found.count, rows }
}
