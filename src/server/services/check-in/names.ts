import { type SqlBool, sql } from 'kysely'
import { nameOfPerson } from '../../../lib/contract/people/person.ts'
import { mostNames, type NameAnswer, type NamesAnswer } from '../../../lib/contract/services/check-in.ts'
import { findingNewest } from '../../platform/db/search.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { CheckInSession } from './check-in-sessions.ts'
import { isChild } from './child.ts'

/** People of so many past check-in sessions are sent to the phone first. */
const lastCheckInSessions = 20

const namesOf = (db: Db, day: string, branch?: number) =>
  db
    .selectFrom('person')
    .select(['person.id', 'first_name', 'middle_name', 'last_name', 'household_id'])
    .select(isChild(sql`cast(${day} as text)`).as('is_child'))
    .where('merged_into', 'is', null)
    .$if(branch !== undefined, (query) => query.where('person.branch_id', '=', branch ?? 0))

/** Excludes people who died or were transferred. */
const isExpected = sql<SqlBool>`lower(person.status) not in ('gone home', 'transferred')`

type Row = Awaited<ReturnType<ReturnType<typeof namesOf>['executeTakeFirstOrThrow']>>

const read = (row: Row): NameAnswer => ({
  id: row.id,
  name: nameOfPerson(row),
  home: row.household_id,
  child: Number(row.is_child) === 1,
})

/**
 * The names that a phone stores for a check-in: the people who came lately first, then the newest entries, up to a bound. For staff
 * of a branch its people only.
 */
export async function listNames(
  db: Db,
  { day }: CheckInSession,
  branch: number | undefined,
): Promise<NamesAnswer> {
  const lately = db.selectFrom('sitting').select('id').orderBy('day', 'desc').limit(lastCheckInSessions)
  const regular = await namesOf(db, day, branch)
    .where(isExpected)
    .where('person.id', 'in', (query) =>
      query
        .selectFrom('sitting_mark')
        .select('person_id')
        .where('sitting_id', 'in', db.selectFrom(lately.as('last')).select('last.id')),
    )
    .orderBy('person.id')
    .limit(mostNames)
    .execute()
  const newest = await namesOf(db, day, branch)
    .where(isExpected)
    .orderBy('person.id', 'desc')
    .limit(mostNames + 1)
    .execute()
  const all = new Map([...regular, ...newest].map((row) => [row.id, row]))
  const names = [...all.values()].slice(0, mostNames).map(read)
  return { names, all: newest.length <= mostNames }
}

/** A person's entry in the list of names. */
export const nameOf = async (db: Db, { day }: CheckInSession, person: number): Promise<NameAnswer> =>
  read(await namesOf(db, day).where('person.id', '=', person).executeTakeFirstOrThrow())

const names = { texts: ['first_name', 'middle_name', 'last_name'], numbers: [] }

/** People by their names alone, so that a search reveals no telephone number. */
export async function findNames(
  db: Db,
  day: string,
  { search, branch }: { search: string; branch: number | undefined },
): Promise<NameAnswer[]> {
  if (!search.split(/\s+/).some((word) => word.length > 1)) return []
  const rows = await namesOf(db, day, branch)
    .where(isExpected)
    .where('person.id', 'in', findingNewest(db, 'person', search, names))
    .orderBy(sql`searchable(last_name)`)
    .orderBy(sql`searchable(first_name)`)
    .orderBy('person.id')
    .limit(20)
    .execute()
  return rows.map(read)
}
