import { chunksOf } from '../../../../platform/db/chunks.ts'
import { insertRows } from '../../../../platform/db/many-rows.ts'
import type { Db } from '../../../../platform/db/tables.ts'
import { day, daysAfter, daysBefore, moment } from '../../seed/days.ts'
import { openRandom, type Random } from '../../seed/random.ts'
import { fullnessOf } from '../books/calendar.ts'
import { isHere, type Presence, presenceOf } from './presence.ts'

type Person = { id: number; isChild: boolean; gender: string; comesSecond: boolean; presence: Presence }
type Service = { id: number; title: string; time: string }
type CheckInSession = { service: Service; begins: Date; people: Person[] }

const weeks = 52

/** Check-in at both services of 52 Sundays, where the first sample has none, with heads, visitors and children who went home. */
export async function addYearOfCheckIns(db: Db, usher: number, now: Date): Promise<void> {
  const chance = openRandom(1931)
  const people = await listPeople(db, now, chance)
  const services = await sundayServices(db)
  const taken = await db.selectFrom('sitting').select(['service_id', 'day']).execute()
  for (const sunday of lastSundays(now))
    for (const [place, service] of services.entries()) {
      const begins = new Date(`${day(sunday)}T${service.time}:00.000Z`)
      if (begins > now || taken.some((one) => one.service_id === service.id && one.day === day(begins)))
        continue
      const full = fullnessOf(begins)
      const here = people.filter(
        ({ comesSecond, presence }) =>
          comesSecond === (place === 1) && isHere(presence, begins, full, chance),
      )
      const checkInSession = { service, begins, people: here }
      const id = await addCheckInSession(db, checkInSession, { usher, now, chance })
      await addMarks(db, id, checkInSession, usher)
      await addVisitors(db, id, begins, chance)
    }
  await letChildrenGo(db, { usher, since: day(daysBefore(now, 30)) })
}

async function listPeople(db: Db, now: Date, chance: Random): Promise<Person[]> {
  const rows = await db
    .selectFrom('person')
    .select(['id', 'born', 'gender', 'status', 'household_id', 'created_at'])
    .orderBy('id')
    .execute()
  const grownUp = day(daysBefore(now, 13 * 365.25))
  return rows.map(({ id, born, gender, status, household_id, created_at }) => ({
    id,
    gender,
    isChild: born > grownUp,
    // A household comes together.
    comesSecond: (household_id ?? id) % 5 > 1,
    presence: presenceOf({ status, joined: new Date(created_at) }, now, chance),
  }))
}

const sundayServices = (db: Db): Promise<Service[]> =>
  db
    .selectFrom('service')
    .select(['id', 'title', 'time'])
    .where('day', '=', 'Sunday')
    .where('time', '<>', '')
    .orderBy('time')
    .limit(2)
    .execute()

function lastSundays(now: Date): Date[] {
  const today = new Date(`${day(now)}T00:00:00.000Z`)
  const last = daysBefore(today, today.getUTCDay())
  return Array.from({ length: weeks }, (_, week) => daysBefore(last, (weeks - 1 - week) * 7))
}

async function addCheckInSession(
  db: Db,
  { service, begins, people }: CheckInSession,
  { usher, now, chance }: { usher: number; now: Date; chance: Random },
): Promise<number> {
  // As many came who are not in the register.
  const more = (count: number) => Math.round(count * (1.95 + chance.whole(30) / 100))
  const many = (test: (person: Person) => boolean) => more(people.filter(test).length)
  const counted_at = moment(new Date(Math.min(now.getTime(), daysAfter(begins, 1 / 24).getTime())))
  const { id } = await db
    .insertInto('sitting')
    .values({
      service_id: service.id,
      event_id: null,
      title: service.title,
      day: day(begins),
      opened_by: usher,
      opened_at: moment(begins),
      counted_by: usher,
      counted_at,
      counted_act: 'sample',
      men: many(({ isChild, gender }) => !isChild && gender === 'male'),
      women: many(({ isChild, gender }) => !isChild && gender === 'female'),
      children: many(({ isChild }) => isChild),
      visitors: chance.whole(7),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const markColumns = {
  sitting_id: 'whole',
  person_id: 'whole',
  is_here: 'whole',
  at: 'text',
  act_id: 'text',
  marked_by: 'whole',
} as const

async function addMarks(
  db: Db,
  sitting_id: number,
  { begins, people }: CheckInSession,
  usher: number,
): Promise<void> {
  const at = moment(begins)
  for (const part of chunksOf(people)) {
    const marks = part.map(({ id }) => ({
      sitting_id,
      person_id: id,
      is_here: 1,
      at,
      act_id: `sample-${id}`,
      marked_by: usher,
    }))
    await insertRows(db, 'sitting_mark', markColumns, marks)
  }
}

async function addVisitors(db: Db, sitting_id: number, begins: Date, chance: Random): Promise<void> {
  const rows = Array.from({ length: chance.whole(4) }, (_, at) => ({
    sitting_id,
    act_id: `sample-visitor-${at}`,
    is_here: 1 as const,
    at: moment(begins),
    person_id: null,
  }))
  if (rows.length > 0) await db.insertInto('sitting_visitor').values(rows).execute()
}

/** The children of the last four Sundays went home with somebody who may collect them. */
async function letChildrenGo(db: Db, { usher, since }: { usher: number; since: string }): Promise<void> {
  const rows = await db
    .selectFrom('sitting_mark')
    .innerJoin('sitting', 'sitting.id', 'sitting_mark.sitting_id')
    .innerJoin('collector', 'collector.child_id', 'sitting_mark.person_id')
    .select(['sitting_id', 'sitting_mark.person_id', 'sitting.opened_at'])
    .select((row) => row.fn.min('collector.person_id').as('collector_id'))
    .where('sitting.day', '>=', since)
    .groupBy(['sitting_id', 'sitting_mark.person_id', 'sitting.opened_at'])
    .orderBy('sitting_id')
    .orderBy('sitting_mark.person_id')
    .execute()
  const gone = rows.map(({ sitting_id, person_id, opened_at, collector_id }, at) => ({
    sitting_id,
    person_id,
    collector_id,
    released_by: usher,
    reason: '',
    at: opened_at,
    how: at % 3 === 0 ? ('named' as const) : ('code' as const),
  }))
  for (const part of chunksOf(gone)) await db.insertInto('child_collected').values(part).execute()
}
