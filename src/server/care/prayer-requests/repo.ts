import { type Expression, type SqlBool, sql } from 'kysely'
import type { PrayerRequestFields } from '../../../lib/contract/care/prayer-request.ts'
import { duplicatesSince } from '../../platform/db/duplicates.ts'
import {
  fetchPage,
  orderTerm,
  type Paging,
  preparedPage,
  type RowsPage,
} from '../../platform/db/pagination.ts'
import { type Placeholders, prepared } from '../../platform/db/prepared.ts'
import { containing, findingNewest } from '../../platform/db/search.ts'
import type { Db } from '../../platform/db/tables.ts'
import { readTally } from '../../platform/db/tally.ts'
import { inEnglish } from '../../platform/words/stored.ts'
import { careTaskWords } from '../messages.ts'

export const prayerOrders = ['created_at', 'title', 'prayer_count'] as const
export const prayerStates = ['pending', 'answered'] as const
type PrayerPaging = Paging<(typeof prayerOrders)[number]> & {
  state?: (typeof prayerStates)[number] | undefined
}

/** Which requests to read: a member's own, those of a fellowship's members, or those that a reader may see. */
export type PrayerScope = { by: number } | { ofFellowship: number } | { visibleTo: PrayerReader }

/** A visitor sees public requests, a member also their own, staff also private ones (docs/specification/settled.md). */
export type PrayerReader = { id: number; leadsFellowships: boolean; everything: boolean } | undefined

/**
 * A request with those who may mark it as answered: its author, and the leader of the author's fellowship. One without a name
 * has no leader, since a leader's rights would tell whose member wrote it (docs/decisions/people.md#nameless-prayers).
 */
export type FoundPrayer = {
  request: PrayerRequestFields
  authorId: number | null
  leaderId: number | null
  /** Of its words, which its author can change on two devices at once. */
  version: number
}

/** Prayer requests, newest first by default. */
export async function listPrayers(
  db: Db,
  scope: PrayerScope,
  paging: PrayerPaging,
): Promise<RowsPage<FoundPrayer>> {
  const { kind, id } = kindOf(scope)
  const { search, state } = paging
  const { count, rows } =
    search || state
      ? await fetchPage(
          kinds[kind](select(db), id)
            .$if(search !== '', (query) => query.where(ofWords(db, scope, search)))
            .$if(state !== undefined, (query) =>
              query.where('is_answered', '=', state === 'answered' ? 1 : 0),
            ),
          paging,
          newestFirst,
        )
      : await pageOf(db, { id }, kind, paging, counterOf(db, scope))
  return { count, rows: rows.map(read) }
}

/** A request, if the reader may see it. */
export async function findPrayer(db: Db, id: number, reader: PrayerReader): Promise<FoundPrayer | undefined> {
  const { kind, id: readerId } = kindOf({ visibleTo: reader })
  const [row] = await findOne(db, { id, reader: readerId }, kind)
  return row && read(row)
}

type NewPrayer = PrayerWords & { accountId: number | null; now: Date }

/** Stores a request, or finds an open duplicate (docs/decisions/browser.md#outbox), and returns its id. Call it in a transaction. */
export async function addPrayer(db: Db, prayer: NewPrayer): Promise<number> {
  return (await findSame(db, prayer)) ?? insert(db, prayer)
}

async function findSame(
  db: Db,
  { accountId, title, description, isPrivate, isAnonymous, now }: NewPrayer,
): Promise<number | undefined> {
  const same = await db
    .selectFrom('prayer_request')
    .select('id')
    .where('account_id', accountId === null ? 'is' : '=', accountId)
    .where('created_at', '>', duplicatesSince(now))
    .where('title', '=', title)
    .where('description', '=', description)
    .where('is_private', '=', isPrivate ? 1 : 0)
    .where('is_anonymous', '=', isAnonymous ? 1 : 0)
    .where('is_answered', '=', 0)
    .executeTakeFirst()
  return same?.id
}

async function insert(
  db: Db,
  { accountId, title, description, isPrivate, isAnonymous, now }: NewPrayer,
): Promise<number> {
  const { id } = await db
    .insertInto('prayer_request')
    .values({
      title,
      description,
      account_id: accountId,
      prayer_count: 0,
      is_private: isPrivate ? 1 : 0,
      is_anonymous: isAnonymous ? 1 : 0,
      is_answered: 0,
      answered_at: null,
      created_at: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Counts a member's prayer at most once on a day of the church. */
export async function countPrayer(db: Db, id: number, accountId: number, day: string): Promise<void> {
  const added = await db
    .insertInto('prayer_support')
    .values({ prayer_request_id: id, account_id: accountId, day })
    .onConflict((conflict) => conflict.doNothing())
    .returning('day')
    .executeTakeFirst()
  if (!added) return
  await db
    .updateTable('prayer_request')
    .set({ prayer_count: sql`prayer_count + 1` })
    .where('id', '=', id)
    .execute()
}

type PrayerWords = { title: string; description: string; isPrivate: boolean; isAnonymous: boolean }

/** Changes the words of a request; false when they have changed since `version`. */
export async function changePrayer(
  db: Db,
  { id, version }: { id: number; version: number },
  { title, description, isPrivate, isAnonymous }: PrayerWords,
): Promise<boolean> {
  const changed = await db
    .updateTable('prayer_request')
    .set({ title, description, version: version + 1 })
    .set({ is_private: isPrivate ? 1 : 0, is_anonymous: isAnonymous ? 1 : 0 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  if (changed) await changeTask(db, id, { title, isPrivate, isAnonymous })
  return changed !== undefined
}

/** The task of who took the request says no more than the request does now. */
const changeTask = (db: Db, id: number, now: Omit<PrayerWords, 'description'>) =>
  db
    .updateTable('care_task')
    .set({ reason: reasonOf(now.title), version: sql`version + 1` })
    .$if(now.isPrivate, (query) => query.set({ is_confidential: 1 }))
    .$if(now.isAnonymous, (query) => query.set({ person_id: null }))
    .where('prayer_id', '=', id)
    .execute()

/** Why a task of care about a request is there. */
export const reasonOf = (title: string): string => inEnglish(() => careTaskWords.request({ title }))

type Answering = { isAnswered: boolean; now: Date; tellAt: string | null }

/** `tellAt`: from when on the author is told of it; null for nobody. */
export async function setAnswered(db: Db, id: number, { isAnswered, now, tellAt }: Answering): Promise<void> {
  await db
    .updateTable('prayer_request')
    .set({
      is_answered: isAnswered ? 1 : 0,
      answered_at: isAnswered ? now.toISOString() : null,
      tell_at: tellAt,
    })
    .where('id', '=', id)
    .execute()
}

export async function deletePrayer(db: Db, id: number): Promise<void> {
  await db.deleteFrom('prayer_request').where('id', '=', id).execute()
}

function select(db: Db) {
  return db
    .selectFrom('prayer_request')
    .leftJoin('account', 'account.id', 'prayer_request.account_id')
    .leftJoin('fellowship', 'fellowship.id', 'account.fellowship_id')
    .select(['prayer_request.id', 'title', 'prayer_request.description', 'is_private', 'prayer_count'])
    .select(['is_anonymous', 'is_answered', 'prayer_request.created_at', 'prayer_request.account_id'])
    .select([
      'prayer_request.version',
      signed(sql<number | null>`fellowship.leader_id`).as('leader_id'),
      signed(fullName).as('user_name'),
    ])
}

const fullName = sql<string | null>`account.first_name || ' ' || account.last_name`

/** What tells who wrote a request, or whose member that is: null of one without a name. */
const signed = <T>(value: Expression<T>) => sql<T | null>`case when is_anonymous = 0 then ${value} end`

type Query = ReturnType<typeof select>
type Row = Awaited<ReturnType<Query['executeTakeFirstOrThrow']>>

/** Few rows are compared one by one; all that somebody may see are searched by an index. */
const ofWords = (db: Db, scope: PrayerScope, words: string) =>
  'visibleTo' in scope
    ? sql<SqlBool>`prayer_request.id in ${findingNewest(db, 'prayer_request', words)}`
    : containing(words, ['prayer_request.title', 'prayer_request.description'])

/** All that somebody may see are too many to be counted one by one. */
const counterOf = (db: Db, scope: PrayerScope) =>
  'visibleTo' in scope ? () => countVisible(db, scope.visibleTo) : undefined

async function countVisible(db: Db, reader: PrayerReader): Promise<number> {
  if (reader?.everything) return readTally(db, 'prayer_request public', 'prayer_request private')
  const open = await readTally(db, 'prayer_request public')
  if (!reader) return open
  const authors = db
    .selectFrom('account')
    .select('id')
    .where((row) =>
      row.or([
        row('id', '=', reader.id),
        ...(reader.leadsFellowships ? [row('fellowship_id', 'in', ledBy(db, reader.id))] : []),
      ]),
    )
  const hidden = await db
    .selectFrom('prayer_request')
    .select(sql<number>`count(*)`.as('count'))
    .where('account_id', 'in', authors)
    .where('is_private', '=', 1)
    .where((row) => row.or([row('account_id', '=', reader.id), row('is_anonymous', '=', 0)]))
    .executeTakeFirstOrThrow()
  return open + hidden.count
}

const ledBy = (db: Db, leader: number) =>
  db.selectFrom('fellowship').select('id').where('leader_id', '=', leader)

/** The kinds of scopes, each with its condition. `id`: of the member, of the fellowship, or of the reader. */
const kinds = {
  by: (query: Query, id: Id) => query.where('prayer_request.account_id', '=', id),
  ofFellowship: (query: Query, id: Id) =>
    query.where('account.fellowship_id', '=', id).where('is_anonymous', '=', 0),
  ofVisitors: (query: Query) => query.where('is_private', '=', 0),
  ofMember: (query: Query, id: Id) =>
    query.where((row) => row.or([row('is_private', '=', 0), row('prayer_request.account_id', '=', id)])),
  ofLeader: (query: Query, id: Id) =>
    query.where((row) =>
      row.or([
        row('is_private', '=', 0),
        row('prayer_request.account_id', '=', id),
        row.and([row('fellowship.leader_id', '=', id), row('is_anonymous', '=', 0)]),
      ]),
    ),
  ofAdmin: (query: Query) => query,
}
type Id = number | Expression<number>

function kindOf(scope: PrayerScope): { kind: keyof typeof kinds; id: number } {
  if ('by' in scope) return { kind: 'by', id: scope.by }
  if ('ofFellowship' in scope) return { kind: 'ofFellowship', id: scope.ofFellowship }
  const reader = scope.visibleTo
  if (!reader) return { kind: 'ofVisitors', id: 0 }
  if (reader.everything) return { kind: 'ofAdmin', id: reader.id }
  return { kind: reader.leadsFellowships ? 'ofLeader' : 'ofMember', id: reader.id }
}

const newestFirst = {
  table: 'prayer_request',
  byDefault: [orderTerm('prayer_request.created_at', true), orderTerm('prayer_request.id', true)],
}

const pageOf = preparedPage(
  (db, given: Placeholders<{ id: number }>, kind: keyof typeof kinds) => kinds[kind](select(db), given.id),
  newestFirst,
)

const findOne = prepared(
  (db: Db, given: Placeholders<{ id: number; reader: number }>, kind: keyof typeof kinds) =>
    kinds[kind](select(db), given.reader).where('prayer_request.id', '=', given.id),
)

const read = ({
  is_private,
  is_anonymous,
  is_answered,
  account_id,
  leader_id,
  version,
  ...request
}: Row): FoundPrayer => ({
  request: {
    ...request,
    is_private: is_private === 1,
    is_anonymous: is_anonymous === 1,
    is_answered: is_answered === 1,
  },
  authorId: account_id,
  leaderId: leader_id,
  version,
})
