import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { dayAfter } from '../../../lib/time/next-day.ts'

/*
 * Who was not seen for weeks, by the last marks of each person, which triggers keep (docs/decisions/people.md#lists-as-questions). A leader marks who is absent; an
 * usher does not. So whoever was checked in once is away when they are not seen while others are checked in.
 */

/** Days from after `since` up to `today`. */
type Weeks = { since: string; today: string }

export const weeksBefore = (weeks: string, today: string): Weeks => ({
  since: dayAfter(today, -7 * Number(weeks)),
  today,
})

/** Sittings of these weeks at which somebody was checked in. */
const checkedIn = ({
  since,
  today,
}: Weeks) => sql`from sitting where sitting.day > ${since} and sitting.day <= ${today}
  and exists (select 1 from sitting_mark where sitting_mark.sitting_id = sitting.id and sitting_mark.is_here = 1)`

/**
 * The people who were not seen in these weeks, each from one of two indexes. Some of them may have died or moved away, or belong to a
 * branch that checks nobody in.
 */
export const idsAway = (weeks: Weeks): RawBuilder<{ id: number }> => sql`
  select person_id as id from last_mark
    where missed > seen and seen <= ${weeks.since} and missed > ${weeks.since}
  union all
  select person_id as id from last_mark
    where served > '' and seen <= ${weeks.since} and missed <= ${weeks.since} and exists (select 1 ${checkedIn(weeks)})`

/** A condition on the rows of `person` and `last_mark`: not seen in these weeks. Of whom nobody has marked anything, nothing is known. */
export const isAway = (weeks: Weeks): RawBuilder<SqlBool> => sql<SqlBool>`last_mark.seen <= ${weeks.since}
  and (last_mark.missed > ${weeks.since} or (last_mark.served > '' and ${isCheckedInHere(weeks)}
    and lower(person.status) not in ('gone home', 'transferred')))`

/** Somebody was checked in where this person would be. No part names the person's branch, so that each is asked once, not for each person. */
const isCheckedInHere = (weeks: Weeks) => sql`case
  when person.branch_id is null then exists (select 1 ${checkedIn(weeks)})
  else person.branch_id in (select coalesce(sitting.branch_id, 0) ${checkedIn(weeks)})
    or exists (select 1 ${checkedIn(weeks)} and sitting.branch_id is null) end`
