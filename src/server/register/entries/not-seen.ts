import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { dayAfter } from '../../../lib/time/next-day.ts'

/*
 * People who were not seen for weeks, by the last marks of each person, which triggers keep
 * (docs/decisions/people.md#lists-as-questions). Leaders mark who is absent, ushers do not. So whoever was checked in once counts
 * as not seen when they have no mark while others are checked in.
 */

/** Days from after `since` up to `today`. */
type Weeks = { since: string; today: string }

export const weeksBefore = (weeks: string, today: string): Weeks => ({
  since: dayAfter(today, -7 * Number(weeks)),
  today,
})

/** Check-in sessions of these weeks at which somebody was checked in. */
const checkedIn = ({
  since,
  today,
}: Weeks) => sql`from sitting where sitting.day > ${since} and sitting.day <= ${today}
  and exists (select 1 from sitting_mark where sitting_mark.sitting_id = sitting.id and sitting_mark.is_here = 1)`

/**
 * The people who were not seen in these weeks, each from one of two indexes. Some may have died or moved away, or belong to a
 * branch without check-in: the caller checks that.
 */
export const idsAway = (weeks: Weeks): RawBuilder<{ id: number }> => sql`
  select person_id as id from last_mark
    where missed > seen and seen <= ${weeks.since} and missed > ${weeks.since}
  union all
  select person_id as id from last_mark
    where served > '' and seen <= ${weeks.since} and missed <= ${weeks.since} and exists (select 1 ${checkedIn(weeks)})`

/** SQL condition on `person` and `last_mark`: not seen in these weeks. It does not hold for people without any mark. */
export const isAway = (weeks: Weeks): RawBuilder<SqlBool> => sql<SqlBool>`last_mark.seen <= ${weeks.since}
  and (last_mark.missed > ${weeks.since} or (last_mark.served > '' and ${isCheckedInHere(weeks)}
    and lower(person.status) not in ('gone home', 'transferred')))`

/**
 * SQL condition: somebody was checked in at a service of the person's branch. It consists of parts that do not name the person's
 * branch, so that the database evaluates each of them once, not for each person.
 */
const isCheckedInHere = (weeks: Weeks) => sql`case
  when person.branch_id is null then exists (select 1 ${checkedIn(weeks)})
  else person.branch_id in (select coalesce(sitting.branch_id, 0) ${checkedIn(weeks)})
    or exists (select 1 ${checkedIn(weeks)} and sitting.branch_id is null) end`
