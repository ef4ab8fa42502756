import { type Selectable, sql } from 'kysely'
import { clockIn } from '../../lib/church-time.ts'
import { type SittingAnswer, type TodayAnswer, takenForDays } from '../../lib/contract/check-in.ts'
import { nameOfPerson } from '../../lib/contract/person.ts'
import { weekdays } from '../../lib/contract/weekdays.ts'
import { churchDay, zoneOf } from '../church-settings/place.ts'
import type { Db, SittingTable } from '../db/tables.ts'
import { refuse } from '../errors/refusal.ts'
import { isChild } from './child.ts'
import { countMarked } from './marked.ts'

export type Sitting = Selectable<SittingTable>

const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10)

/** What can be sat in today: the events and services of the day, then the other services. */
export async function listChoices(db: Db, now: Date): Promise<Omit<TodayAnswer, 'may'>> {
  const clock = clockIn(await zoneOf(db), now)
  const day = clock.toISOString().slice(0, 10)
  const opened = await db
    .selectFrom('sitting')
    .select(['id', 'service_id', 'event_id'])
    .where('day', '=', day)
    .execute()
  const events = await db
    .selectFrom('event')
    .select(['id', 'title', 'time'])
    .where('date', '=', day)
    .where('fellowship_id', 'is', null)
    .orderBy('time')
    .orderBy('id')
    .execute()
  const services = await db
    .selectFrom('service')
    .select(['id', 'title', 'time', 'day'])
    .orderBy('time')
    .orderBy('id')
    .execute()
  const today = weekdays[clock.getUTCDay()]
  const ordered = [
    ...services.filter((one) => one.day === today),
    ...services.filter((one) => one.day !== today),
  ]
  const ofServices = ordered.map(({ id, title, time, day: weekday }) => ({
    ...{ service: id, event: null, title, time, today: weekday === today },
    sitting: opened.find(({ service_id }) => service_id === id)?.id ?? null,
  }))
  const ofEvents = events.map(({ id, title, time }) => ({
    ...{ service: null, event: id, title, time, today: true },
    sitting: opened.find(({ event_id }) => event_id === id)?.id ?? null,
  }))
  return { day, choices: [...ofEvents, ...ofServices] }
}

type Opening = { service: number | null; event: number | null; by: number; now: Date }

/** Today's sitting of a service or an event, opened by whoever comes first. Call it in a transaction. Throws 404. */
export async function openSitting(
  db: Db,
  { service, event, by, now }: Opening,
): Promise<{ sitting: Sitting; isNew: boolean }> {
  const day = await churchDay(db, now)
  const found =
    service === null
      ? await db
          .selectFrom('event')
          .select('title')
          .where('id', '=', event)
          .where('date', '=', day)
          .where('fellowship_id', 'is', null)
          .executeTakeFirst()
      : await db.selectFrom('service').select('title').where('id', '=', service).executeTakeFirst()
  if (!found) refuse(404, 'There is no such service or event today.')
  const values = { service_id: service, event_id: event, title: found.title, day }
  const added = await db
    .insertInto('sitting')
    .values({ ...values, opened_by: by, opened_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (added) return { sitting: added, isNew: true }
  const sitting = await db
    .selectFrom('sitting')
    .selectAll()
    .where('day', '=', day)
    .where(service === null ? 'event_id' : 'service_id', '=', service ?? event)
    .executeTakeFirstOrThrow()
  return { sitting, isNew: false }
}

/** A sitting whose acts are still taken. Throws 404, and 409 for one of long ago. */
export async function sittingOf(db: Db, id: number, now: Date): Promise<Sitting> {
  const sitting = await db.selectFrom('sitting').selectAll().where('id', '=', id).executeTakeFirst()
  if (!sitting) refuse(404, 'There is no such sitting.')
  if (sitting.day < dayBefore(await churchDay(db, now), takenForDays))
    refuse(409, `This sitting was more than ${takenForDays} days ago.`)
  return sitting
}

/** A sitting that is on: of today, or of yesterday for a night of prayer. Throws 404 and 409. */
export async function sittingNow(db: Db, id: number, now: Date): Promise<Sitting> {
  const sitting = await sittingOf(db, id, now)
  if (sitting.day < dayBefore(await churchDay(db, now), 1)) refuse(409, 'This sitting is over.')
  return sitting
}

/** A sitting as all phones together have marked it. */
export async function sittingAnswer(db: Db, sitting: Sitting, now: Date): Promise<SittingAnswer> {
  const { id, title, day, men, women, children, visitors, counted_at } = sitting
  const here = await db
    .selectFrom('sitting_mark')
    .innerJoin('person as marked', 'marked.id', 'sitting_mark.person_id')
    .innerJoin('person', (join) => join.on('person.id', '=', sql`coalesce(marked.merged_into, marked.id)`))
    .select(['person.id', 'person.first_name', 'person.middle_name', 'person.last_name'])
    .select(isChild(sql`cast(${day} as text)`).as('is_child'))
    .distinct()
    .where('sitting_id', '=', id)
    .where('is_here', '=', 1)
    .orderBy('person.id')
    .execute()
  const unnamed = await db
    .selectFrom('sitting_visitor')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('sitting_id', '=', id)
    .where('is_here', '=', 1)
    .where('person_id', 'is', null)
    .executeTakeFirstOrThrow()
  const gone = await db
    .selectFrom('child_collected')
    .select('person_id')
    .where('sitting_id', '=', id)
    .execute()
  const [marked] = (await countMarked(db, [sitting])).values()
  if (!marked) throw new Error('A sitting has no counts')
  return {
    ...{ id, title, day, marked },
    now: now.toISOString(),
    here: here.map((row) => row.id),
    unnamed: Number(unnamed.count),
    counted: { men, women, children, visitors, at: counted_at },
    children: here
      .filter(({ is_child }) => Number(is_child) === 1)
      .map((row) => ({
        ...{ id: row.id, name: nameOfPerson(row) },
        collected: gone.some(({ person_id }) => person_id === row.id),
      }))
      .sort((a, b) => a.name.localeCompare(b.name)),
  }
}
