import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { SeenAt } from '../../../lib/contract/people/people-list.ts'
import type { Db } from '../../platform/db/tables.ts'
import { wholeOf } from './merged-entries.ts'

/*
 * When people were seen and missed, from the two kinds of marks: a leader marks members of the fellowship present or absent at a meeting, and
 * ushers mark who is here at a service. Who is not marked at a service is not absent there.
 */

/** Days after one day, up to another one. */
type Days = { after: string; until: string }

const within = (day: string, { after, until }: Days) =>
  sql`${sql.ref(day)} > ${after} and ${sql.ref(day)} <= ${until}`

/** A mark of a service stays with an entry that was merged into another. */
const markedHere = sql`from person as entry
  inner join sitting_mark on sitting_mark.person_id = entry.id and sitting_mark.is_here = 1
  inner join sitting on sitting.id = sitting_mark.sitting_id
  where (entry.id = person.id or entry.merged_into = person.id)`

const markedAt = (present: 0 | 1) => sql`from attendance inner join event on event.id = attendance.event_id
  where attendance.account_id = person.account_id and attendance.is_present = ${sql.lit(present)}`

/** A condition on rows of `person`: marked absent in these days. */
export const wasMissed = (days: Days): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (select 1 ${markedAt(0)} and ${within('event.date', days)})`

/** A condition on rows of `person`: marked as present in these days, at a meeting or a service. */
export const wasSeen = (days: Days): RawBuilder<SqlBool> =>
  sql<SqlBool>`(exists (select 1 ${markedAt(1)} and ${within('event.date', days)})
    or exists (select 1 ${markedHere} and ${within('sitting.day', days)}))`

/**
 * SQL expression: how often a person was marked absent in these days. `after` is a column. The day of each mark is looked up one by
 * one: otherwise PostgreSQL reads all meetings since then.
 */
export const timesMissed = (after: string, until: string): RawBuilder<number> =>
  sql<number>`(select count(*) from attendance where attendance.account_id = person.account_id and attendance.is_present = 0
    and (select event.date > ${sql.ref(after)} and event.date <= ${until} from event where event.id = attendance.event_id))`

/** The people who were seen in these days, as rows of `person_id` and `day`. */
export const seenIn = (days: Days) => sql<{ person_id: number; day: string }>`(
  select person.id as person_id, event.date as day from event
    inner join attendance on attendance.event_id = event.id and attendance.is_present = 1
    inner join person on person.account_id = attendance.account_id
    where ${within('event.date', days)}
  union all
  select ${wholeOf('entry')} as person_id, sitting.day from sitting
    inner join sitting_mark on sitting_mark.sitting_id = sitting.id and sitting_mark.is_here = 1
    inner join person as entry on entry.id = sitting_mark.person_id
    where ${within('sitting.day', days)})`

/** `at` says where they were seen; null for never. */
export type Seen = { day: string | null; at: SeenAt | null; missed: number }

/** When each of these people was last seen up to a day, where, and how many times marked absent since. */
export async function lastSeen(db: Db, people: readonly number[], until: string): Promise<Map<number, Seen>> {
  if (people.length === 0) return new Map()
  const rows = await db
    .selectFrom('last_mark')
    .innerJoin('person', 'person.id', 'last_mark.person_id')
    .select(['person.id', 'seen', 'served'])
    .select(timesMissed('last_mark.seen', until).as('missed'))
    .where('person.id', 'in', people)
    .execute()
  return new Map(
    rows.map(({ id, seen, served, missed }) => [
      id,
      {
        day: seen || null,
        at: seen === '' ? null : served === seen ? 'service' : 'meeting',
        missed: Number(missed),
      },
    ]),
  )
}
