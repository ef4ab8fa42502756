import { type Expression, type SqlBool, sql } from 'kysely'
import type { FoundPeopleAnswer, PeopleFilter } from '../../lib/contract/people-list.ts'
import { engineOf } from '../db/engine.ts'
import type { Db } from '../db/tables.ts'
import { readTally } from '../db/tally.ts'
import { refuse } from '../errors/refusal.ts'
import { alongOf, type Driver, driversOf, rarestDriver } from './drivers.ts'
import { comparingFilter } from './filter.ts'
import { people, readRow } from './repo.ts'
import { detailFor, inScope, type Scope } from './scope.ts'
import { lastSeen } from './seen.ts'

/** A search: filter, reader, and the church's day. */
export type Finding = { scope: Scope; filter: PeopleFilter; today: string }

/** The number of people that are scanned in order of name before a driver is chosen. */
const windowSize = 1000

/** The limit of counting. Above it a list says that there are more. */
export const mostCounted = 500

/** Where several things are asked, all of those are counted of whom one is true, if they are fewer than this. */
const fewCounted = 3000

type Named = { id: number; first_name: string; last_name: string }

/**
 * A part of the people whom a filter finds, by name, from after a person on. Where an index leads to few people, these are read. Of a
 * filter that many answer, the next thousand names have enough. Otherwise their share tells how far one would have to go on; where
 * an index leads to fewer people than that, it is taken (docs/decisions/0253). Throws 409 when that person has gone meanwhile.
 */
export async function findPart(
  db: Db,
  finding: Finding,
  { after, limit }: { after: number | undefined; limit: number },
): Promise<FoundPeopleAnswer> {
  const { scope, filter, today } = finding
  const start = after === undefined ? undefined : await nameAt(db, scope, after)
  const drivers = driversOf(scope, filter, today)
  const most = limit + 1
  const few = scope.leads === undefined ? await fewerThanNames(db, drivers, most) : drivers[0]
  if (few) return answerOf(db, finding, await driven(db, finding, few, { start, most }), limit)
  const until = await namedAfter(db, finding, start)
  const found = await walk(db, finding, { start, until, most })
  const left = most - found.length
  if (until && left > 0) {
    const ahead = found.length > 0 ? Math.ceil((left * windowSize) / found.length) : everyone
    const rarest = await rarestDriver(db, drivers, ahead)
    const further = { start: until, most: left }
    found.push(...(await (rarest ? driven(db, finding, rarest, further) : walk(db, finding, further))))
  }
  return answerOf(db, finding, found, limit)
}

/**
 * The driver that leads to fewer people than the names along which one would have to walk for `most` of them. Of n people, r of them
 * rare, that is r < most × n / r.
 */
async function fewerThanNames(db: Db, drivers: readonly Driver[], most: number) {
  if (drivers.length === 0) return undefined
  return rarestDriver(db, drivers, Math.ceil(Math.sqrt(most * (await readTally(db, 'person')))))
}

/** More than any church has. */
const everyone = 10_000_000

/** Compared with each row, and no index of it is taken: `is true` keeps both engines from that. */
const each = (condition: Expression<SqlBool>) => sql<boolean>`(${condition}) is true`

const isBeyond = (than: '>' | '<=', { last_name, first_name, id }: Named) =>
  sql<boolean>`(person.last_name, person.first_name, person.id) ${sql.raw(than)} (${last_name}, ${first_name}, ${id})`

const always = sql<boolean>`1 = 1`

/** From after a name, and up to another one. */
type Stretch = { start: Named | undefined; until?: Named | undefined; most: number }

/** The last of the next thousand names, or undefined where they end before. */
const namedAfter = (db: Db, { filter }: Finding, start: Named | undefined): Promise<Named | undefined> =>
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
const walk = (db: Db, finding: Finding, { start, until, most }: Stretch) =>
  rows(db, finding)
    .where(alongOf(finding.filter) ?? always)
    .where(start ? isBeyond('>', start) : always)
    .where(until ? isBeyond('<=', until) : always)
    .where(isFound(db, finding))
    .orderBy('person.last_name')
    .orderBy('person.first_name')
    .orderBy('person.id')
    .limit(most)
    .execute()

/**
 * Whom a filter finds among those to whom a driver leads. They are sorted by names alone and read then; the order is by expressions, so
 * that no index of names is taken.
 */
const driven = (db: Db, finding: Finding, driver: Driver, { start, most }: Stretch) =>
  rows(db, finding)
    .where(
      sql<boolean>`person.id in (select person.id from ${eachOf(db, driver, 'all')}
        and ${each(start ? isBeyond('>', start) : always)} and ${isFound(db, finding, driver)}
        order by person.last_name || '', person.first_name || '', person.id limit ${most})`,
    )
    .orderBy(sql`person.last_name || ''`)
    .orderBy(sql`person.first_name || ''`)
    .orderBy('person.id')
    .execute()

/**
 * The people to whom a driver leads, from its index. PostgreSQL would read all of the register for two thousand of a join: they are an
 * array there, or, of many of whom the first ones are enough, looked up one by one.
 */
function eachOf(db: Db, { ids, where }: Driver, needed: 'all' | 'first') {
  if (engineOf(db) === 'sqlite') return sql`(${ids}) as driver cross join person where person.id = driver.id`
  if (where) return sql`person where ${where}`
  return needed === 'all'
    ? sql`person where person.id = any(array(${ids}))`
    : sql`(${ids}) as driver
        cross join lateral (select * from person as one where one.id = driver.id offset 0) as person where true`
}

/** A condition: the filter finds somebody, of whom a driver says a part of it already. */
function isFound(db: Db, { scope, filter, today }: Finding, driver?: Driver) {
  const said = scope.leads === undefined ? (driver?.says ?? []) : []
  const left = { ...filter, ...Object.fromEntries(said.map((name) => [name, ''])) }
  return comparingFilter(db, scope, left, today)
}

const rows = (db: Db, { scope }: Finding) =>
  people(db, scope).select(detailFor(scope, 'birthday', 'person.married').as('married'))

type Row = Awaited<ReturnType<typeof walk>>[number]

async function answerOf(
  db: Db,
  { filter, today }: Finding,
  found: readonly Row[],
  limit: number,
): Promise<FoundPeopleAnswer> {
  const shown = found.slice(0, limit)
  const ids = filter.not_seen ? shown.map(({ id }) => id) : []
  const seen = await lastSeen(db, ids, today)
  const rows = shown.map(({ married, ...row }) => {
    const { day = null, at = null, missed = null } = seen.get(row.id) ?? {}
    return { ...readRow(row), married, last_seen: day, last_seen_at: at, missed }
  })
  return { people: rows, next: found.length > limit ? (rows.at(-1)?.id ?? null) : null }
}

async function nameAt(db: Db, scope: Scope, id: number) {
  const found = await db
    .selectFrom('person')
    .select(['id', 'first_name', 'last_name'])
    .where('id', '=', id)
    .where(inScope(scope))
    .executeTakeFirst()
  return found ?? refuse(409, 'Somebody of this list has gone meanwhile. Please load it again.')
}

/** How many people a filter finds, up to `mostCounted`; `is_more` where there are more. */
export async function countFound(db: Db, finding: Finding): Promise<{ count: number; is_more: boolean }> {
  const drivers = driversOf(finding.scope, finding.filter, finding.today)
  const isOne = drivers.length === 1 && !drivers[0]?.about
  const rarest = isOne ? undefined : await rarestDriver(db, drivers, fewCounted)
  const driver = rarest ?? drivers.find(({ about }) => !about)
  const all = driver
    ? sql`${eachOf(db, driver, rarest ? 'all' : 'first')} and ${isFound(db, finding, driver)}`
    : sql`person where ${isFound(db, finding)}`
  const { rows: counted } = await sql<{ count: number }>`select count(*) as count
    from (select 1 from ${all} limit ${mostCounted + 1}) as found`.execute(db)
  const count = Number(counted[0]?.count ?? 0)
  return { count: Math.min(count, mostCounted), is_more: count > mostCounted }
}
