import { sql } from 'kysely'
import type { Db } from '../../../platform/db/tables.ts'
import { wasMissed, wasSeen } from '../../../register/entries/seen.ts'
import { daysAfter, moment, occurrence } from './days.ts'

/** Heads of the last two Sundays, the newer one first. */
const counted = [
  { men: 61, women: 88, children: 37, visitors: 6 },
  { men: 54, women: 92, children: 41, visitors: 3 },
]

/** Two check-in sessions of the first Sunday service, at which three of four people were marked. */
export async function addCheckIns(db: Db, usher: number, now: Date): Promise<void> {
  const service = await db
    .selectFrom('service')
    .select(['id', 'title', 'time'])
    .where('day', '=', 'Sunday')
    .where('time', '!=', '')
    .orderBy('time')
    .executeTakeFirstOrThrow()
  const days = { after: moment(daysAfter(now, -21)).slice(0, 10), until: moment(now).slice(0, 10) }
  const missed = sql<boolean>`(${wasMissed(days)} and not ${wasSeen(days)})`
  // Whom their leader misses was not at church either.
  const people = await db
    .selectFrom('person')
    .select('id')
    .where(sql<boolean>`not ${missed}`)
    .orderBy('id')
    .execute()
  for (const [week, heads] of counted.entries()) {
    const begins = occurrence(now, 'Sunday', service.time, -1 - week)
    const [opened_at, counted_at] = [moment(begins), moment(daysAfter(begins, 1 / 24))]
    const { id } = await db
      .insertInto('sitting')
      .values({
        service_id: service.id,
        event_id: null,
        title: service.title,
        day: opened_at.slice(0, 10),
        opened_by: usher,
        opened_at,
        ...heads,
        counted_by: usher,
        counted_at,
        counted_act: 'sample',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const here = people.filter((_, place) => (place + week) % 4 !== 0)
    await db
      .insertInto('sitting_mark')
      .values(
        here.map((person) => ({
          sitting_id: id,
          person_id: person.id,
          is_here: 1 as const,
          at: opened_at,
          act_id: `sample-${person.id}`,
          marked_by: usher,
        })),
      )
      .execute()
  }
}
