import { type SqlBool, sql } from 'kysely'
import type { TestimonyFields } from '../../../lib/contract/care/testimony.ts'
import { duplicatesSince } from '../../platform/db/duplicates.ts'
import { fetchPage, orderTerm, type Paging, type RowsPage } from '../../platform/db/pagination.ts'
import { containing, findingNewest } from '../../platform/db/search.ts'
import type { Db } from '../../platform/db/tables.ts'
import { readTally } from '../../platform/db/tally.ts'
import { mediaAddress } from '../../platform/files/store.ts'

export const testimonyOrders = ['created_at', 'title', 'likes'] as const
export const testimonyStates = ['pending', 'approved'] as const
type TestimonyPaging = Paging<(typeof testimonyOrders)[number]> & {
  state?: (typeof testimonyStates)[number] | undefined
}

/** Which testimonies to read: a member's own, those of a fellowship's members, or those that a reader may see. */
export type TestimonyScope = { by: number } | { ofFellowship: number } | { visibleTo: TestimonyReader }

/** Everyone sees approved ones, an author also their unapproved ones, the super admin all (docs/specification/settled.md). */
export type TestimonyReader = { id: number; everything: boolean } | undefined

/** Testimonies, newest first by default. */
export async function listTestimonies(
  db: Db,
  scope: TestimonyScope,
  paging: TestimonyPaging,
): Promise<RowsPage<TestimonyFields>> {
  const { state } = paging
  const all = inScope(select(db), scope).$if(state !== undefined, (query) =>
    query.where('is_approved', '=', state === 'approved' ? 1 : 0),
  )
  const wanted = paging.search ? all.where(ofWords(db, scope, paging.search)) : all
  const byDefault = [orderTerm('testimony.created_at', true), orderTerm('testimony.id', true)]
  const { count, rows } = await fetchPage(wanted, paging, {
    table: 'testimony',
    byDefault,
    countAll:
      'visibleTo' in scope && !paging.search && !state ? () => countVisible(db, scope.visibleTo) : undefined,
  })
  return { count, rows: rows.map(read) }
}

/** The newest approved testimonies that contain each of the words, at most `most`. */
export async function approvedSaying(db: Db, words: string, most: number): Promise<TestimonyFields[]> {
  const rows = await inScope(select(db), { visibleTo: undefined })
    .where('testimony.id', 'in', findingNewest(db, 'testimony', words))
    .orderBy('testimony.created_at', 'desc')
    .orderBy('testimony.id', 'desc')
    .limit(most)
    .execute()
  return rows.map(read)
}

/** A testimony with its author and the key of its picture, if the reader may see it. */
export async function findTestimony(db: Db, id: number, reader: TestimonyReader) {
  const row = await inScope(select(db), { visibleTo: reader })
    .where('testimony.id', '=', id)
    .executeTakeFirst()
  return row && { testimony: read(row), authorId: row.account_id, imageKey: row.image_key }
}

type NewTestimony = {
  accountId: number
  title: string
  category: string
  content: string
  video: string
  imageKey: string | null
  now: Date
}

type Words = Omit<NewTestimony, 'imageKey'> & { hasPicture: boolean }

/** The id of an identical testimony, if this one is a retry after a lost response (docs/decisions/browser.md#outbox). */
export async function findSame(
  db: Db,
  { accountId, title, category, content, video, hasPicture, now }: Words,
): Promise<number | undefined> {
  const same = await db
    .selectFrom('testimony')
    .select('id')
    .where('account_id', '=', accountId)
    .where('created_at', '>', duplicatesSince(now))
    .where('title', '=', title)
    .where('category', '=', category)
    .where('content', '=', content)
    .where('video_url', '=', video)
    .where('image_key', hasPicture ? 'is not' : 'is', null)
    .executeTakeFirst()
  return same?.id
}

/** Adds a testimony, which is not approved yet. */
export async function addTestimony(
  db: Db,
  { accountId, video, imageKey, now, ...words }: NewTestimony,
): Promise<number> {
  const { id } = await db
    .insertInto('testimony')
    .values({
      ...words,
      account_id: accountId,
      image_key: imageKey,
      video_url: video,
      likes: 0,
      is_approved: 0,
      is_verified: 0,
      created_at: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Counts a member's like at most once on a day of the church. */
export async function addLike(db: Db, id: number, accountId: number, day: string): Promise<void> {
  const added = await db
    .insertInto('testimony_like')
    .values({ testimony_id: id, account_id: accountId, day })
    .onConflict((conflict) => conflict.doNothing())
    .returning('day')
    .executeTakeFirst()
  if (added) await db.updateTable('testimony').set({ likes: sql`likes + 1` }).where('id', '=', id).execute()
}

/** Removes the like of a day, if there is one. */
export async function removeLike(db: Db, id: number, accountId: number, day: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('testimony_like')
    .where('testimony_id', '=', id)
    .where('account_id', '=', accountId)
    .where('day', '=', day)
    .executeTakeFirst()
  if (numDeletedRows > 0n)
    await db.updateTable('testimony').set({ likes: sql`likes - 1` }).where('id', '=', id).execute()
}

type Approval = { isApproved: boolean; tellAt: string | null }

/** `tellAt`: from when on the author is told of it; null for nobody. */
export async function setApproved(db: Db, id: number, { isApproved, tellAt }: Approval): Promise<void> {
  await db
    .updateTable('testimony')
    .set({ is_approved: isApproved ? 1 : 0, tell_at: tellAt })
    .where('id', '=', id)
    .execute()
}

export async function setVerified(db: Db, id: number, verified: boolean): Promise<void> {
  await db
    .updateTable('testimony')
    .set({ is_verified: verified ? 1 : 0 })
    .where('id', '=', id)
    .execute()
}

export async function deleteTestimony(db: Db, id: number): Promise<void> {
  await db.deleteFrom('testimony').where('id', '=', id).execute()
}

function select(db: Db) {
  return db
    .selectFrom('testimony')
    .leftJoin('account', 'account.id', 'testimony.account_id')
    .select(['testimony.id', 'title', 'category', 'content', 'image_key', 'video_url', 'likes'])
    .select(['is_approved', 'is_verified', 'testimony.created_at', 'testimony.account_id'])
    .select(sql<string | null>`account.first_name || ' ' || account.last_name`.as('user_name'))
}

type Query = ReturnType<typeof select>
type Row = Awaited<ReturnType<Query['executeTakeFirstOrThrow']>>

/** Few rows are compared one by one; all that somebody may see are searched by an index. */
const ofWords = (db: Db, scope: TestimonyScope, words: string) =>
  'visibleTo' in scope
    ? sql<SqlBool>`testimony.id in ${findingNewest(db, 'testimony', words)}`
    : containing(words, ['testimony.title', 'testimony.content'])

async function countVisible(db: Db, reader: TestimonyReader): Promise<number> {
  if (reader?.everything) return readTally(db, 'testimony approved', 'testimony waiting')
  const approved = await readTally(db, 'testimony approved')
  if (!reader) return approved
  const own = await db
    .selectFrom('testimony')
    .select(sql<number>`count(*)`.as('count'))
    .where('account_id', '=', reader.id)
    .where('is_approved', '=', 0)
    .executeTakeFirstOrThrow()
  return approved + own.count
}

function inScope(query: Query, scope: TestimonyScope): Query {
  if ('by' in scope) return query.where('testimony.account_id', '=', scope.by)
  if ('ofFellowship' in scope) return query.where('account.fellowship_id', '=', scope.ofFellowship)
  const reader = scope.visibleTo
  if (reader?.everything) return query
  if (!reader) return query.where('is_approved', '=', 1)
  // The sum keeps SQLite from gathering both sides from their own indexes and sorting thousands of rows for twenty.
  return query.where(sql<SqlBool>`(testimony.is_approved + 0 = 1 or testimony.account_id = ${reader.id})`)
}

const read = ({
  image_key,
  video_url,
  is_approved,
  is_verified,
  account_id: _,
  ...row
}: Row): TestimonyFields => ({
  ...row,
  image: mediaAddress(image_key),
  video: video_url || null,
  is_approved: is_approved === 1,
  verified: is_verified === 1,
})
