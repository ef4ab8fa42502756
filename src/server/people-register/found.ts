import { sql } from 'kysely'
import type { FoundPeopleAnswer, PeopleFilter } from '../../lib/contract/people-list.ts'
import type { Db } from '../db/tables.ts'
import { refuse } from '../errors/refusal.ts'
import { matchingFilter } from './filter.ts'
import { people, readRow } from './repo.ts'
import { detailFor, inScope, type Scope } from './scope.ts'

/** Whom a filter finds for a reader on a day of the church. */
export type Finding = { scope: Scope; filter: PeopleFilter; today: string }

/**
 * A part of the people whom a filter finds, by name, from after a person on: as many people more cost as much as the first ones. Throws
 * 409 when that person has gone meanwhile.
 */
export async function findPart(
  db: Db,
  { scope, filter, today }: Finding,
  { after, limit }: { after: number | undefined; limit: number },
): Promise<FoundPeopleAnswer> {
  const last = after === undefined ? undefined : await nameAt(db, scope, after)
  const found = await people(db, scope)
    .select(detailFor(scope, 'birthday', 'person.married').as('married'))
    .where(matchingFilter(scope, filter, today))
    .$if(last !== undefined, (query) =>
      query.where(
        sql<boolean>`(person.last_name, person.first_name, person.id)
          > (${last?.last_name}, ${last?.first_name}, ${last?.id})`,
      ),
    )
    .orderBy('person.last_name')
    .orderBy('person.first_name')
    .orderBy('person.id')
    .limit(limit + 1)
    .execute()
  const shown = found.slice(0, limit)
  const marks = filter.not_seen ? await lastMarks(db, shown, today) : undefined
  const rows = shown.map(({ married, ...row }) => {
    const mark = marks?.get(row.account_id ?? 0)
    return { ...readRow(row), married, last_seen: mark?.last_seen ?? null, missed: mark?.missed ?? null }
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

/** When each of these people was last marked present, and how many times absent since. */
async function lastMarks(db: Db, rows: readonly { account_id: number | null }[], today: string) {
  const ids = rows.flatMap(({ account_id }) => account_id ?? [])
  if (ids.length === 0) return undefined
  const marks = db
    .selectFrom('attendance')
    .innerJoin('event', 'event.id', 'attendance.event_id')
    .where('attendance.account_id', 'in', ids)
    .where('event.date', '<=', today)
  const seen = marks
    .select(['attendance.account_id', sql<string | null>`max(event.date)`.as('last_seen')])
    .where('is_present', '=', 1)
    .groupBy('attendance.account_id')
  const missed = await marks
    .leftJoin(seen.as('seen'), 'seen.account_id', 'attendance.account_id')
    .select(['attendance.account_id', 'seen.last_seen', sql<number>`count(*)`.as('missed')])
    .where('is_present', '=', 0)
    .where(sql<boolean>`event.date > coalesce(seen.last_seen, '')`)
    .groupBy(['attendance.account_id', 'seen.last_seen'])
    .execute()
  return new Map(missed.map((row) => [row.account_id, row]))
}
