import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { PeopleFilter } from '../../lib/contract/people-list.ts'
import { detailFor, inScope, ofBranch, type Scope } from './scope.ts'
import { wasMissed, wasSeen } from './seen.ts'

type Condition = RawBuilder<SqlBool>
type Among = 'few' | 'all'

/** Until when somebody is a child, in years. */
export const grownUp = 18

/**
 * A condition on the rows of `person`: the reader sees them, and all that the filter says is true of them. What a member keeps to the
 * office finds nobody for a leader, so that no list reveals it. `today` is the church's day.
 * `among`: whether a thousand people are asked one by one, or all of the register at once.
 */
export function matchingFilter(
  scope: Scope,
  filter: PeopleFilter,
  today: string,
  among: Among = 'all',
): Expression<SqlBool> {
  const conditions = [
    inScope(scope),
    ...equal('person.status', filter.status),
    ...equal('person.gender', filter.gender),
    ...oneOf('person.fellowship_id', filter.fellowship),
    ...oneOf('person.branch_id', filter.branch),
    ...inMinistry(filter.ministry),
    ...ofAge(bornFor(scope), filter, today),
    ...inMonth(bornFor(scope), filter.birthday_month, today),
    ...inMonth(detailFor(scope, 'birthday', 'person.married'), filter.wedding_month, today),
    ...between('person.baptised', filter.baptised_from, filter.baptised_to),
    ...between('person.joined', filter.joined_from, filter.joined_to),
    ...between(
      'person.married',
      filter.married_from,
      filter.married_to,
      detailFor(scope, 'birthday', 'person.married'),
    ),
    ...said(filter.telephone, sql<SqlBool>`${detailFor(scope, 'telephone', 'person.telephone')} <> ''`),
    ...said(filter.email, sql<SqlBool>`${detailFor(scope, 'email', 'person.email')} <> ''`),
    ...said(filter.account, sql<SqlBool>`person.account_id is not null`),
    ...besideChildren(filter.children, scope, today, among),
    ...withLeave(filter, among),
    ...notSeen(filter.not_seen, today, among),
  ]
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`
}

const bornFor = (scope: Scope) => detailFor(scope, 'birthday', 'person.born')

const equal = (column: string, value: string): Condition[] =>
  value ? [sql<SqlBool>`${sql.ref(column)} = ${value}`] : []

const said = (answer: PeopleFilter['telephone'], condition: Condition): Condition[] =>
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

const inMinistry = (ministry: string): Condition[] =>
  ministry
    ? [
        sql<SqlBool>`exists (select 1 from person_ministry
          where person_ministry.name = ${asMinistry(ministry)} and person_ministry.person_id = person.id)`,
      ]
    : []

/** Both engines ignore case for the letters a to z only. */
export const asMinistry = (name: string): string => name.replace(/[A-Z]/g, (letter) => letter.toLowerCase())

/** Of whom the year is not known, the age is not. */
function ofAge(born: RawBuilder<string>, filter: PeopleFilter, today: string): Condition[] {
  const asked = ageBorn(filter, today)
  return asked ? [sql<SqlBool>`${born} > ${asked.after}`, sql<SqlBool>`${born} <= ${asked.until}`] : []
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
    sql<SqlBool>`${shown} >= ${from || '0001'}`,
    ...(to ? [sql<SqlBool>`${shown} <= ${to}`] : []),
  ]
}

function besideChildren(
  asked: PeopleFilter['children'],
  ...[scope, today, among]: Parameters<typeof livesWithChild>
): Condition[] {
  if (asked !== 'parents') return said(asked, livesWithChild(scope, today, among))
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
  const other = sql<SqlBool>`(person.household_id is not null and exists (select 1 from person as child
    where child.household_id = person.household_id and child.id <> person.id and ${isChild}))`
  if (among === 'few') return other
  return sql<SqlBool>`(${other} and person.household_id in (select child.household_id from person as child
    where child.household_id is not null and ${isChild}))`
}

function withLeave({ purpose, leave }: PeopleFilter, among: Among): Condition[] {
  if (!purpose || !leave) return []
  const known = sql`exists (select 1 from person_consent where person_consent.person_id = person.id
    and person_consent.purpose = ${purpose}`
  if (leave === 'unknown') return [sql<SqlBool>`not ${known})`]
  const given = leave === 'yes' ? 1 : 0
  return [
    among === 'few'
      ? sql<SqlBool>`${known} and person_consent.given = ${given})`
      : sql<SqlBool>`person.id in (select person_consent.person_id from person_consent
          where person_consent.purpose = ${purpose} and person_consent.given = ${given})`,
  ]
}

/** Marked absent since that day, and never present. Of whom nobody has marked anything, nothing is known. */
function notSeen(weeks: string, today: string, among: Among): Condition[] {
  if (!weeks) return []
  const days = { after: daysBefore(today, Number(weeks) * 7), until: today }
  // The first says who can be meant at all: by the events of these days, or by the marks of a few people.
  const missed =
    among === 'few'
      ? wasMissed(days)
      : sql<SqlBool>`person.account_id in (select attendance.account_id from event
          inner join attendance on attendance.event_id = event.id
          where event.date > ${days.after} and event.date <= ${today}
          group by attendance.account_id having max(attendance.is_present) = 0)`
  return [sql<SqlBool>`person.account_id is not null`, missed, sql<SqlBool>`not ${wasSeen(days)}`]
}

export function daysBefore(today: string, days: number): string {
  const day = new Date(`${today}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() - days)
  return day.toISOString().slice(0, 10)
}
