import { sql } from 'kysely'
import type { FoundPeopleAnswer, PeopleFilter } from '../../lib/contract/people-list.ts'
import type { Db } from '../db/tables.ts'
import { refuse } from '../errors/refusal.ts'
import { matchingFilter } from './filter.ts'
import { people, readRow } from './repo.ts'
import { detailFor, inScope, type Scope } from './scope.ts'
import { lastSeen } from './seen.ts'

/** Whom a filter finds for a reader on a day of the church. */
export type Finding = { scope: Scope; filter: PeopleFilter; today: string }

/** How many people are looked through at a time, and how often before all of the register is asked at once. */
const windowSize = 1000
const mostWindows = 4

type Named = { id: number; first_name: string; last_name: string }

/**
 * A part of the people whom a filter finds, by name, from after a person on. Of a filter that many answer, the next thousands of names
 * have enough. Of one that few answer, the indexes find them, and they are sorted. Throws 409 when that person has gone meanwhile.
 */
export async function findPart(
  db: Db,
  finding: Finding,
  { after, limit }: { after: number | undefined; limit: number },
): Promise<FoundPeopleAnswer> {
  let last = after === undefined ? undefined : await nameAt(db, finding.scope, after)
  let isEnd = false
  const found: Row[] = []
  for (let round = 0; round < mostWindows && !isEnd && found.length <= limit; round++) {
    const names = await namesAfter(db, finding.scope, last)
    const ids = names.map(({ id }) => id)
    if (ids.length > 0)
      found.push(...(await matches(db, finding, 'few').where('person.id', 'in', ids).execute()))
    isEnd = names.length < windowSize
    last = names.at(-1)
    // Four times as many would not be enough.
    if (round === 0 && found.length * mostWindows <= limit) break
  }
  if (!isEnd && found.length <= limit)
    found.push(
      ...(await matches(db, finding, 'all')
        .where(isAfter(last))
        .limit(limit + 1 - found.length)
        .execute()),
    )
  return answerOf(db, finding, found, limit)
}

const isAfter = (last: Named | undefined) =>
  last === undefined
    ? sql<boolean>`1 = 1`
    : sql<boolean>`(person.last_name, person.first_name, person.id)
        > (${last.last_name}, ${last.first_name}, ${last.id})`

const namesAfter = (db: Db, scope: Scope, last: Named | undefined): Promise<Named[]> =>
  db
    .selectFrom('person')
    .select(['person.id', 'first_name', 'last_name'])
    .where(inScope(scope))
    .where(isAfter(last))
    .orderBy('person.last_name')
    .orderBy('person.first_name')
    .orderBy('person.id')
    .limit(windowSize)
    .execute()

/** Whom a filter finds, by name. The order is by expressions: no index of names, so that one of the filter is taken. */
const matches = (db: Db, { scope, filter, today }: Finding, among: 'few' | 'all') =>
  people(db, scope)
    .select(detailFor(scope, 'birthday', 'person.married').as('married'))
    .where(conditionOf({ scope, filter, today }, among))
    .orderBy(sql`person.last_name || ''`)
    .orderBy(sql`person.first_name || ''`)
    .orderBy('person.id')

/** Among a few the ids decide: `is true` keeps SQLite from walking along an index of the filter instead. */
function conditionOf({ scope, filter, today }: Finding, among: 'few' | 'all') {
  const condition = matchingFilter(scope, filter, today, among)
  return among === 'few' ? sql<boolean>`(${condition}) is true` : condition
}

type Row = Awaited<ReturnType<ReturnType<typeof matches>['execute']>>[number]

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

/** How many people a filter finds. */
export async function countFound(db: Db, { scope, filter, today }: Finding): Promise<number> {
  const { count } = await db
    .selectFrom('person')
    .select(sql<number>`count(*)`.as('count'))
    .where(matchingFilter(scope, filter, today))
    .executeTakeFirstOrThrow()
  return count
}
