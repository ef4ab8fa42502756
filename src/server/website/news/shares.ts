import { sql } from 'kysely'
import type { PostShareAnswer, ShareWay } from '../../../lib/contract/website/news.ts'
import type { SharedPost } from '../../../lib/contract/website/shared-post.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { postRefusals } from '../cms/messages.ts'

/* How posts were sent on, so that none is sent twice unknowingly. */

type Share = {
  post: SharedPost
  way: ShareWay
  /** The announcement or the message. */
  item?: number
  /** How many people it is for. */
  people?: number
  by: number
  at: Date
}

/**
 * Notes that a post was sent on, in the transaction that sends it. Throws 404 where there is no such post, and 409 where it was sent on
 * since its sender looked.
 */
export async function noteShare(db: Db, { post, way, item, people, by, at }: Share): Promise<void> {
  const row = await db
    .selectFrom('news_post')
    .select('page_id')
    .where('page_id', '=', post.id)
    .executeTakeFirst()
  if (!row) refuse(404, postRefusals.noPost)
  const before = (await sharesOf(db, [post.id])).filter((share) => share.way === way)
  if (before.length !== post.seen)
    refuse(409, postRefusals.sentMeanwhile({ who: before[0]?.by || postRefusals.somebodyElse }))
  await db
    .insertInto('post_share')
    .values({
      page_id: post.id,
      way,
      item_id: item ?? null,
      people: people ?? null,
      shared_by: by,
      shared_at: at.toISOString(),
    })
    .execute()
}

/** How many people read announcements on their dashboards: every account that is not about to go. */
export async function countReaders(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('account')
    .select(sql<number>`count(*)`.as('count'))
    .where('deletion_requested_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** How posts were sent on, the newest first. */
export async function sharesOf(
  db: Db,
  pages: readonly number[],
): Promise<(PostShareAnswer & { page: number })[]> {
  if (pages.length === 0) return []
  const rows = await db
    .selectFrom('post_share')
    .leftJoin('account', 'account.id', 'post_share.shared_by')
    .leftJoin('message', (join) =>
      join.onRef('message.id', '=', 'post_share.item_id').on('post_share.way', '=', 'newsletter'),
    )
    .select(['page_id', 'way', 'shared_at', 'post_share.people', 'account.username', 'message.state'])
    .where('page_id', 'in', pages)
    .orderBy('post_share.id', 'desc')
    .execute()
  return rows.map(({ page_id, way, shared_at, people, username, state }) => ({
    page: page_id,
    way,
    at: shared_at,
    by: username ?? '',
    people,
    state: state === 'asked' || state === 'stopped' ? state : 'sent',
  }))
}
