import { type Expression, type SqlBool, sql } from 'kysely'
import type { FoundPeopleAnswer, PeopleFilter } from '../../../lib/contract/people/people-list.ts'
import { engineOf } from '../../platform/db/engine.ts'
import type { Db } from '../../platform/db/tables.ts'
import { readTally } from '../../platform/db/tally.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { registerRefusals } from '../messages.ts'
import { comparingFilter } from './filter.ts'
import { alongOf, type IndexScan, indexScansOf, rarestIndexScan } from './index-scans.ts'
import { detailFor, inScope, type Scope } from './register-scope.ts'
import { people, readRow } from './repo.ts'
import { lastSeen } from './seen.ts'

/** A search: filter, reader, and the church's day. */
export type PeopleSearch = { scope: Scope; filter: PeopleFilter; today: string }

/** The number of people that are scanned in order of name before an index scan is chosen. */
const windowSize = 1000

/** The limit of counting. Above it a list says that there are more. */
const mostCounted = 500

/** With several conditions, a count reads all people of the rarest index scan if they are fewer than this. */
const fewCounted = 3000

type Named = { id: number; first_name: string; last_name: string }

/**
 * One page of a filtered list, by keyset pagination in order of name. A selective index is read first. Otherwise the next 1,000 names
 * are scanned. Their hit rate estimates how many more names the rest needs. An index with fewer people than that is read instead
 * (docs/decisions/people.md#lists-as-questions). Throws 409 when the person of `after` is gone.
 */
export async function findPart(
  db: Db,
  search: PeopleSearch,
  { after, limit }: { after: number | undefined; limit: number },
): Promise<FoundPeopleAnswer> {
  const { scope, filter, today } = search
  const start = after === undefined ? undefined : await nameAt(db, scope, after)
  const indexScans = indexScansOf(scope, filter, today)
  const most = limit + 1
  const few = scope.leads === undefined ? await fewerThanNames(db, indexScans, most) : indexScans[0]
  if (few) return answerOf(db, search, await driven(db, search, few, { start, most }), limit)
  const until = await namedAfter(db, search, start)
  const people = await walk(db, search, { start, until, most })
  const left = most - people.length
  if (until && left > 0) {
    const ahead = people.length > 0 ? Math.ceil((left * windowSize) / people.length) : everyone
    const rarest = await rarestIndexScan(db, indexScans, ahead)
    const further = { start: until, most: left }
    people.push(...(await (rarest ? driven(db, search, rarest, further) : walk(db, search, further))))
  }
  return answerOf(db, search, people, limit)
}

/** The index scan with fewer people than a scan by name reads for `most` hits: of n people with r hits the scan reads most × n / r. */
async function fewerThanNames(db: Db, indexScans: readonly IndexScan[], most: number) {
  if (indexScans.length === 0) return undefined
  return rarestIndexScan(db, indexScans, Math.ceil(Math.sqrt(most * (await readTally(db, 'person')))))
}

/** More than any church has. */
const everyone = 10_000_000

/** Compared with each row, and no index of it is taken: `is true` keeps both engines from that. */
const each = (condition: Expression<SqlBool>) => sql<boolean>`(${condition}) is true`

const isBeyond = (than: '>' | '<=', { last_name, first_name, id }: Named) =>
  sql<boolean>`(person.last_name, person.first_name, person.id) ${sql.raw(than)} (${last_name}, ${first_name}, ${id})`

const always = sql<boolean>`1 = 1`

/** A range of names: after `start`, up to and with `until`. */
type NameRange = { start: Named | undefined; until?: Named | undefined; most: number }

/** The last of the next thousand names, or undefined where they end before. */
const namedAfter = (db: Db, { filter }: PeopleSearch, start: Named | undefined): Promise<Named | undefined> =>
  db
    .selectFrom('person')
    .select(['id', 'first_name', 'last_name'])
    .where(alongOf(filter) ?? always)
    .where(start ? isBeyond('>', start) : always)
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('id')
    .offset(windowSize - 1)
    .limit(1)
    .executeTakeFirst()

/** Scans a range of an index by name for people who match the filter. */
const walk = (db: Db, search: PeopleSearch, { start, until, most }: NameRange) =>
  rows(db, search)
    .where(alongOf(search.filter) ?? always)
    .where(start ? isBeyond('>', start) : always)
    .where(until ? isBeyond('<=', until) : always)
    .where(isFound(db, search))
    .orderBy('person.last_name')
    .orderBy('person.first_name')
    .orderBy('person.id')
    .limit(most)
    .execute()

/**
 * The people found by an index scan who match the filter. Their ids are sorted and cut first, and whole rows are read only of the page.
 * The order is written as expressions, so that neither engine chooses an index of names.
 */
const driven = (db: Db, search: PeopleSearch, indexScan: IndexScan, { start, most }: NameRange) =>
  rows(db, search)
    .where(
      sql<boolean>`person.id in (select person.id from ${eachOf(db, indexScan, 'all')}
        and ${each(start ? isBeyond('>', start) : always)} and ${isFound(db, search, indexScan)}
        order by person.last_name || '', person.first_name || '', person.id limit ${most})`,
    )
    .orderBy(sql`person.last_name || ''`)
    .orderBy(sql`person.first_name || ''`)
    .orderBy('person.id')
    .execute()

/**
 * The FROM clause of a driver's people, read through its index. PostgreSQL would scan the whole table to join two thousand ids: there
 * the ids are an array, or, where the first matches are enough, a lateral join looks up one id after the other.
 */
function eachOf(db: Db, { ids, where }: IndexScan, needed: 'all' | 'first') {
  if (engineOf(db) === 'sqlite') return sql`(${ids}) as driver cross join person where person.id = driver.id`
  if (where) return sql`person where ${where}`
  return needed === 'all'
    ? sql`person where person.id = any(array(${ids}))`
    : sql`(${ids}) as driver
        cross join lateral (select * from person as one where one.id = driver.id offset 0) as person where true`
}

/** The condition of a filter, without the fields that every person of the index scan fulfils. */
function isFound(db: Db, { scope, filter, today }: PeopleSearch, indexScan?: IndexScan) {
  const satisfied = scope.leads === undefined ? (indexScan?.says ?? []) : []
  const left = { ...filter, ...Object.fromEntries(satisfied.map((name) => [name, ''])) }
  return comparingFilter(db, scope, left, today)
}

const rows = (db: Db, { scope }: PeopleSearch) =>
  people(db, scope)
    .select(detailFor(scope, 'birthday', 'person.married').as('married'))
    .select('person.language')

type Row = Awaited<ReturnType<typeof walk>>[number]

async function answerOf(
  db: Db,
  { filter, today }: PeopleSearch,
  people: readonly Row[],
  limit: number,
): Promise<FoundPeopleAnswer> {
  const shown = people.slice(0, limit)
  const ids = filter.not_seen ? shown.map(({ id }) => id) : []
  const seen = await lastSeen(db, ids, today)
  const rows = shown.map(({ married, language, ...row }) => {
    const { day = null, at = null, missed = null } = seen.get(row.id) ?? {}
    const marks = { last_seen: day, last_seen_at: at, missed }
    return { ...readRow(row), married, language, ...marks, family: null }
  })
  return { people: rows, next: people.length > limit ? (rows.at(-1)?.id ?? null) : null }
}

async function nameAt(db: Db, scope: Scope, id: number) {
  const person = await db
    .selectFrom('person')
    .select(['id', 'first_name', 'last_name'])
    .where('id', '=', id)
    .where(inScope(scope))
    .executeTakeFirst()
  return person ?? refuse(409, registerRefusals.somebodyListGoneMeanwhile)
}

/** How many people a filter finds, up to `mostCounted`; `is_more` where there are more. */
export async function countFound(db: Db, search: PeopleSearch): Promise<{ count: number; is_more: boolean }> {
  const indexScans = indexScansOf(search.scope, search.filter, search.today)
  const isOne = indexScans.length === 1 && !indexScans[0]?.about
  const rarest = isOne ? undefined : await rarestIndexScan(db, indexScans, fewCounted)
  const indexScan = rarest ?? indexScans.find(({ about }) => !about)
  const all = indexScan
    ? sql`${eachOf(db, indexScan, rarest ? 'all' : 'first')} and ${isFound(db, search, indexScan)}`
    : sql`person where ${isFound(db, search)}`
  const { rows: counted } = await sql<{ count: number }>`select count(*) as count
    from (select 1 from ${all} limit ${mostCounted + 1}) as found`.execute(db)
  const count = Number(counted[0]?.count ?? 0)
  return { count: Math.min(count, mostCounted), is_more: count > mostCounted }
}
