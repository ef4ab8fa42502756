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
  const checkInSessions = lastSundays(now).flatMap((sunday) =>
    services.flatMap((service, place) => {
      const begins = new Date(`${day(sunday)}T${service.time}:00.000Z`)
      if (begins > now || taken.some((one) => one.service_id === service.id && one.day === day(begins)))
        return []
      const full = fullnessOf(begins)
      const here = people.filter(
        ({ comesSecond, presence }) =>
          comesSecond === (place === 1) && isHere(presence, begins, full, chance),
      )
      return [{ service, begins, people: here }]
    }),
  )
  const ids = await addCheckInSessions(db, checkInSessions, { usher, now, chance })
  await addMarks(db, checkInSessions, { usher, ids })
  await addVisitors(db, checkInSessions, { ids, chance })
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

async function addCheckInSessions(
  db: Db,
  checkInSessions: readonly CheckInSession[],
  { usher, now, chance }: { usher: number; now: Date; chance: Random },
): Promise<ReadonlyMap<string, number>> {
  const rows = checkInSessions.map(({ service, begins, people }) => {
    // As many came who are not in the register.
    const more = (count: number) => Math.round(count * (1.95 + chance.whole(30) / 100))
    const many = (test: (person: Person) => boolean) => more(people.filter(test).length)
    const counted_at = moment(new Date(Math.min(now.getTime(), daysAfter(begins, 1 / 24).getTime())))
    return {
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
    }
  })
  if (rows.length > 0) await db.insertInto('sitting').values(rows).execute()
  const added = await db
    .selectFrom('sitting')
    .select(['id', 'service_id', 'day'])
    .where('service_id', 'is not', null)
    .execute()
  return new Map(added.map(({ id, service_id, day: on }) => [`${service_id} ${on}`, id]))
}

type Ids = { ids: ReadonlyMap<string, number> }

const idOf = ({ ids }: Ids, { service, begins }: CheckInSession): number =>
  ids.get(`${service.id} ${day(begins)}`) ?? 0

async function addMarks(
  db: Db,
  checkInSessions: readonly CheckInSession[],
  { usher, ids }: Ids & { usher: number },
): Promise<void> {
  const marks = checkInSessions.flatMap((checkInSession) =>
    checkInSession.people.map(({ id }) => ({
      sitting_id: idOf({ ids }, checkInSession),
      person_id: id,
      is_here: 1 as const,
      at: moment(checkInSession.begins),
      act_id: `sample-${id}`,
      marked_by: usher,
    })),
  )
  for (let at = 0; at < marks.length; at += 2000)
    await db
      .insertInto('sitting_mark')
      .values(marks.slice(at, at + 2000))
      .execute()
}

async function addVisitors(
  db: Db,
  checkInSessions: readonly CheckInSession[],
  { ids, chance }: Ids & { chance: Random },
): Promise<void> {
  const rows = checkInSessions.flatMap((checkInSession) =>
    Array.from({ length: chance.whole(4) }, (_, at) => ({
      sitting_id: idOf({ ids }, checkInSession),
      act_id: `sample-visitor-${at}`,
      is_here: 1 as const,
      at: moment(checkInSession.begins),
      person_id: null,
    })),
  )
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
  if (gone.length > 0) await db.insertInto('child_collected').values(gone).execute()
}
