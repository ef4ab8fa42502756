import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { PeopleFilter } from '../../../lib/contract/people/people-list.ts'
import { engineOf } from '../../platform/db/engine.ts'
import type { Db } from '../../platform/db/tables.ts'
import { idsAway, isAway, weeksBefore } from './not-seen.ts'
import { bornFor, detailFor, inScope, ofBranch, type Scope } from './register-scope.ts'

type Condition = RawBuilder<SqlBool>
/** Whether people are asked one by one, or all of the register at once. */
type Among = 'few' | 'all'

/** Until when somebody is a child, in years. */
export const grownUp = 18

/**
 * SQL condition on `person`: the reader may see the person, who matches every part of the filter. A value that a member keeps to
 * the office matches nothing for a leader, so that no list reveals it. `today` is the church's day.
 */
export function matchingFilter(scope: Scope, filter: PeopleFilter, today: string): Expression<SqlBool> {
  const { ofRow, byId } = conditionsOf(scope, filter, today, 'all')
  return sql<SqlBool>`(${sql.join([...ofRow, ...byId], sql` and `)})`
}

/**
 * The same condition in an order for checking one person after the other, without an index: the first part that is false ends the
 * check. On SQLite the parts that need only the id come first, since it walks an index without reading rows; PostgreSQL has read
 * the row.
 */
export function comparingFilter(
  db: Db,
  scope: Scope,
  filter: PeopleFilter,
  today: string,
): Expression<SqlBool> {
  const { ofRow, byId } = conditionsOf(scope, filter, today, 'few')
  const inTurn = engineOf(db) === 'sqlite' ? [...byId, ...ofRow] : [...ofRow, ...byId]
  return inTurn.reduceRight<Condition>((rest, one) => sql<SqlBool>`case when ${one} then ${rest} end`, always)
}

const always = sql<SqlBool>`1 = 1`

/** What a filter asks of a row of `person`, and of other tables by its id. */
function conditionsOf(scope: Scope, filter: PeopleFilter, today: string, among: Among) {
  return {
    byId: [
      ...inMinistry(filter.ministry, among),
      ...withConsent(filter, among),
      ...notSeen(filter.not_seen, today, among),
    ],
    ofRow: [
      inScope(scope),
      ...equal('person.status', filter.status),
      ...equal('person.gender', filter.gender),
      ...equal('person.language', filter.language),
      ...oneOf('person.fellowship_id', filter.fellowship),
      ...oneOf('person.branch_id', filter.branch),
      ...ofAge(bornFor(scope), filter, today),
      ...inMonth(bornFor(scope), filter.birthday_month, today),
      ...inMonth(detailFor(scope, 'birthday', 'person.married'), filter.wedding_month, today),
      ...baptised(filter.baptism, 'person.'),
      ...between('person.baptised', filter.baptised_from, filter.baptised_to),
      ...between('person.joined', filter.joined_from, filter.joined_to),
      ...between(
        'person.married',
        filter.married_from,
        filter.married_to,
        detailFor(scope, 'birthday', 'person.married'),
      ),
      ...yesOrNo(filter.telephone, sql<SqlBool>`${detailFor(scope, 'telephone', 'person.telephone')} <> ''`),
      ...yesOrNo(filter.email, sql<SqlBool>`${detailFor(scope, 'email', 'person.email')} <> ''`),
      ...yesOrNo(filter.account, sql<SqlBool>`person.account_id is not null`),
      ...besideChildren(filter.children, scope, today, among),
    ],
  }
}

const equal = (column: string, value: string): Condition[] =>
  value ? [sql<SqlBool>`${sql.ref(column)} = ${value}`] : []

/** A day of baptism says yes. The expression is that of an index. */
export const baptised = (answer: PeopleFilter['baptism'], table: 'person.' | '' = ''): Condition[] =>
  answer === ''
    ? []
    : [
        sql<SqlBool>`case when ${sql.ref(`${table}baptised`)} > '' then 'yes' else ${sql.ref(`${table}baptism`)} end
          = ${answer === 'unknown' ? '' : answer}`,
      ]

const yesOrNo = (answer: PeopleFilter['telephone'], condition: Condition): Condition[] =>
  answer === '' ? [] : [answer === 'yes' ? condition : sql<SqlBool>`not (${condition})`]

/** An id, or `none`. */
function oneOf(column: string, id: string): Condition[] {
  if (!id) return []
  return [
    id === 'none'
      ? sql<SqlBool>`${sql.ref(column)} is null`
      : sql<SqlBool>`${sql.ref(column)} = ${Number(id)}`,
  ]
}

const inMinistry = (ministry: string, among: Among): Condition[] =>
  ministry
    ? [
        some(
          sql`from person_ministry where person_ministry.name = ${asMinistry(ministry)}
            and person_ministry.person_id = person.id`,
          among,
        ),
      ]
    : []

/**
 * SQL condition: another table has a row of the person. The `offset` makes PostgreSQL look it up for each person; without it, from
 * a thousand people on, it reads all rows of the other table.
 */
const some = (rows: RawBuilder<unknown>, among: Among): Condition =>
  sql<SqlBool>`exists (select 1 ${rows}${among === 'few' ? sql` limit 1 offset 0` : sql``})`

/** Both engines ignore case for the letters a to z only. */
export const asMinistry = (name: string): string => name.replace(/[A-Z]/g, (letter) => letter.toLowerCase())

/**
 * Never matches a person whose year of birth is unknown. A date of which only year or month is known counts as the first day that
 * it may be (docs/people.md), since it is compared as text.
 */
function ofAge(born: RawBuilder<string>, filter: PeopleFilter, today: string): Condition[] {
  const ages = ageBorn(filter, today)
  return ages ? [sql<SqlBool>`${born} > ${ages.after}`, sql<SqlBool>`${born} <= ${ages.until}`] : []
}

/** After which day and until which one those of an age were born. */
export const ageBorn = ({ age_from, age_to }: PeopleFilter, today: string) =>
  age_from || age_to
    ? {
        after: age_to ? yearsBefore(today, Number(age_to) + 1) : '0001',
        until: age_from ? yearsBefore(today, Number(age_from)) : '9999',
      }
    : undefined

/** The same date so many years ago. It may be no day of that year, but compares as one. */
export const yearsBefore = (today: string, years: number): string =>
  `${String(Number(today.slice(0, 4)) - years).padStart(4, '0')}${today.slice(4)}`

function inMonth(date: RawBuilder<string>, month: string, today: string): Condition[] {
  if (!month) return []
  const [from, to] = monthOf(month, today)
  return [sql<SqlBool>`substr(${date}, 6) >= ${from}`, sql<SqlBool>`substr(${date}, 6) < ${to}`]
}

/** The days of a month in the form of the index: from `03-` to before `03-9`. */
export function monthOf(month: string, today: string): [from: string, to: string] {
  const digits = month === 'this' ? today.slice(5, 7) : month.padStart(2, '0')
  return [`${digits}-`, `${digits}-9`]
}

/** The text from which a range of days begins: `2010` from 1 January on, so that `2010-00-00` is in it. */
export const fromDay = (from = ''): string => from.replace(/-01-01$|-01$/, '') || '0001'

/** A day without its year is in no range of days. `shown` is the column as the reader sees it. */
function between(
  column: string,
  from: string,
  to: string,
  shown: RawBuilder<unknown> = sql.ref(column),
): Condition[] {
  if (!from && !to) return []
  return [
    sql<SqlBool>`${sql.ref(column)} <> ''`,
    sql<SqlBool>`${shown} >= ${fromDay(from)}`,
    ...(to ? [sql<SqlBool>`${shown} <= ${to}`] : []),
  ]
}

function besideChildren(
  children: PeopleFilter['children'],
  ...[scope, today, among]: Parameters<typeof livesWithChild>
): Condition[] {
  if (children !== 'parents') return yesOrNo(children, livesWithChild(scope, today, among))
  // Whose year of birth is not known is grown-up: a parent is not to be left out.
  const isGrownUp = sql<SqlBool>`${bornFor(scope)} <= ${yearsBefore(today, grownUp)}`
  return [livesWithChild(scope, today, among), isGrownUp]
}

function livesWithChild(scope: Scope, today: string, among: Among): Condition {
  const seen =
    scope.leads === undefined
      ? sql``
      : sql` and child.fellowship_id in (select id from fellowship where leader_id = ${scope.leads})
          and not exists (select 1 from member_setting where member_setting.account_id = child.account_id
            and member_setting.birthday = 'office')`
  const isChild = sql`child.merged_into is null and child.born > ${yearsBefore(today, grownUp)}${ofBranch('child', scope.branch)}${seen}`
  const beside = sql`from person as child
    where child.household_id = person.household_id and child.id <> person.id and ${isChild}`
  const other = sql<SqlBool>`(person.household_id is not null and ${some(beside, among)})`
  if (among === 'few') return other
  return sql<SqlBool>`(${other} and person.household_id in (select child.household_id from person as child
    where child.household_id is not null and ${isChild}))`
}

function withConsent({ purpose, leave }: PeopleFilter, among: Among): Condition[] {
  if (!purpose || !leave) return []
  const known = sql`from person_consent where person_consent.person_id = person.id
    and person_consent.purpose = ${purpose}`
  if (leave === 'unknown') return [sql<SqlBool>`not ${some(known, among)}`]
  const given = leave === 'yes' ? 1 : 0
  return [
    among === 'few'
      ? some(sql`${known} and person_consent.given = ${given}`, among)
      : sql<SqlBool>`person.id in (select person_consent.person_id from person_consent
          where person_consent.purpose = ${purpose} and person_consent.given = ${given})`,
  ]
}

function notSeen(given: string, today: string, among: Among): Condition[] {
  if (!given) return []
  const weeks = weeksBefore(given, today)
  const away = some(sql`from last_mark where last_mark.person_id = person.id and ${isAway(weeks)}`, among)
  // The first says who can be meant at all.
  return among === 'few' ? [away] : [sql<SqlBool>`person.id in (${idsAway(weeks)})`, away]
}
