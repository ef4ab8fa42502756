import { type RawBuilder, sql } from 'kysely'
import type { FilterName, PeopleFilter } from '../../../lib/contract/people/people-list.ts'
import type { Db } from '../../platform/db/tables.ts'
import { notAsked } from './consent-bits.ts'
import { ageBorn, asMinistry, baptised, fromDay, grownUp, monthOf, yearsBefore } from './filter.ts'
import { idsAway, weeksBefore } from './not-seen.ts'
import type { Scope } from './register-scope.ts'

/*
 * Index scans for filters (docs/decisions/people.md#lists-as-questions): each is a query of ids for one part of a filter,
 * answered by one index: it finds everybody who matches that part, each once, and perhaps a few more. Its caller therefore compares
 * every person with the whole filter.
 */

export type IndexScan = {
  ids: RawBuilder<{ id: number }>
  /** The filters that every person whom the index scan finds fulfils. */
  says: readonly FilterName[]
  /** Counted in place of `ids`, where that is cheaper and about as many. */
  about?: RawBuilder<unknown>
  /** The condition on rows of `person`, where it is one. */
  where?: RawBuilder<unknown>
}

const those = (condition: RawBuilder<unknown>, ...says: FilterName[]): IndexScan => ({
  ids: sql`select id from person where ${condition}`,
  where: condition,
  says,
})

/** The index scans of a filter, what is seldom common first. A leader's own fellowship is small: it is the only one there. */
export function indexScansOf(
  { leads, branch: own }: Scope,
  filter: PeopleFilter,
  today: string,
): IndexScan[] {
  if (leads !== undefined)
    return [those(sql`fellowship_id in (select id from fellowship where leader_id = ${leads})`)]
  const { status, gender, language, fellowship, branch } = filter
  return [
    ...(own ? [those(sql`branch_id = ${own}`)] : []),
    ...(branch && branch !== 'none' ? [those(sql`branch_id = ${Number(branch)}`, 'branch')] : []),
    ...(fellowship ? [those(inFellowship(fellowship), 'fellowship')] : []),
    ...inMinistry(filter.ministry),
    ...ofAge(filter, today),
    ...inMonth('born', filter.birthday_month, today),
    ...inMonth('married', filter.wedding_month, today),
    ...baptised(filter.baptism).map((condition) => those(condition, 'baptism')),
    ...between('baptised', filter),
    ...between('joined', filter),
    ...between('married', filter),
    ...(status ? [those(sql`status = ${status}`, 'status')] : []),
    ...(language ? [those(sql`language = ${language}`, 'language')] : []),
    ...(gender ? [those(sql`gender = ${gender}`, 'gender')] : []),
    ...written('telephone', filter.telephone),
    ...written('email', filter.email),
    ...withAccount(filter.account),
    ...besideChildren(filter.children, today),
    ...withConsent(filter),
    ...notSeen(filter.not_seen, today),
  ]
}

const inFellowship = (fellowship: string) =>
  fellowship === 'none' ? sql`fellowship_id is null` : sql`fellowship_id = ${Number(fellowship)}`

/** What a filter asks that an index has by name: the walk goes along that one. */
export const alongOf = ({ status, fellowship }: PeopleFilter): RawBuilder<boolean> | undefined =>
  fellowship ? sql`person.${inFellowship(fellowship)}` : status ? sql`person.status = ${status}` : undefined

const inMinistry = (ministry: string): IndexScan[] =>
  ministry
    ? [
        {
          ids: sql`select person_id as id from person_ministry where name = ${asMinistry(ministry)}`,
          says: ['ministry'],
        },
      ]
    : []

function ofAge(filter: PeopleFilter, today: string): IndexScan[] {
  const born = ageBorn(filter, today)
  return born ? [those(sql`born > ${born.after} and born <= ${born.until}`, 'age_from', 'age_to')] : []
}

function inMonth(column: 'born' | 'married', month: string, today: string): IndexScan[] {
  if (!month) return []
  const [from, to] = monthOf(month, today)
  const says = column === 'born' ? 'birthday_month' : 'wedding_month'
  return [
    those(sql`substr(${sql.ref(column)}, 6) >= ${from} and substr(${sql.ref(column)}, 6) < ${to}`, says),
  ]
}

function between(column: 'baptised' | 'joined' | 'married', filter: PeopleFilter): IndexScan[] {
  const says = [`${column}_from`, `${column}_to`] as const
  const [from, to] = says.map((name) => filter[name])
  if (!from && !to) return []
  const name = sql.ref(column)
  return [those(sql`${name} <> '' and ${name} >= ${fromDay(from)} and ${name} <= ${to || '9999'}`, ...says)]
}

/** Not `<> ''`, for which neither engine takes an index. */
const written = (column: 'telephone' | 'email', answer: PeopleFilter['telephone']): IndexScan[] =>
  answer === '' ? [] : [those(sql`${sql.ref(column)} ${answer === 'yes' ? sql`>` : sql`=`} ''`, column)]

const withAccount = (answer: PeopleFilter['account']): IndexScan[] =>
  answer === '' ? [] : [those(answer === 'yes' ? sql`account_id > 0` : sql`account_id is null`, 'account')]

/** A child is beside itself, too: all are compared. */
function besideChildren(answer: PeopleFilter['children'], today: string): IndexScan[] {
  if (answer !== 'yes' && answer !== 'parents') return []
  const after = yearsBefore(today, grownUp)
  return [
    {
      ids: sql`select distinct beside.id from person as child inner join person as beside
        on beside.household_id = child.household_id where child.born > ${after}`,
      says: [],
      about: sql`select id from person where born > ${after}`,
    },
  ]
}

function withConsent({ purpose, leave }: PeopleFilter): IndexScan[] {
  if (!purpose || !leave) return []
  const ids =
    leave === 'unknown'
      ? notAsked(purpose)
      : sql<{ id: number }>`select person_id as id from person_consent
          where purpose = ${purpose} and given = ${leave === 'yes' ? 1 : 0}`
  return [{ ids, says: ['purpose', 'leave'] }]
}

/** All are compared: who has died is among them. */
const notSeen = (weeks: string, today: string): IndexScan[] =>
  weeks ? [{ ids: idsAway(weeksBefore(weeks, today)), says: [] }] : []

/** The index scan that leads to the fewest people, and to fewer than `most`. They are counted up to that in one query. */
export async function rarestIndexScan(
  db: Db,
  indexScans: readonly IndexScan[],
  most: number,
): Promise<IndexScan | undefined> {
  if (indexScans.length === 0) return undefined
  const counts = indexScans.map(
    ({ about, ids }, place) =>
      sql`select ${sql.lit(place)} as place, count(*) as count from (select 1 from (${about ?? ids}) as driver limit ${most}) as found`,
  )
  const { rows } = await sql<{
    place: number
    count: number
  }>`select place from (${sql.join(counts, sql` union all `)}) as counted
    where count < ${most} order by count, place limit 1`.execute(db)
  return rows[0] && indexScans[Number(rows[0].place)]
}
