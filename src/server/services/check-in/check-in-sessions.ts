import { type Selectable, sql } from 'kysely'
import { nameOfPerson } from '../../../lib/contract/people/person.ts'
import {
  type CheckInSessionAnswer,
  type TodayAnswer,
  takenForDays,
} from '../../../lib/contract/services/check-in.ts'
import { weekdays } from '../../../lib/contract/services/weekdays.ts'
import { clockIn } from '../../../lib/time/church-time.ts'
import { dayAfter } from '../../../lib/time/next-day.ts'
import { goesOnAt } from '../../platform/db/event-days.ts'
import type { SittingTable } from '../../platform/db/tables/check-in.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { wholeOf } from '../../register/entries/merged-entries.ts'
import { churchDay, zoneOf } from '../../settings/church-settings/place.ts'
import { isChild } from './child.ts'
import { countMarked } from './marked.ts'
import { checkInRefusals } from './messages.ts'
import { listOvernight } from './overnight-sessions.ts'

export type CheckInSession = Selectable<SittingTable>

/**
 * What can be sat in today: the events and services of the day, then the other services. For staff of a branch (`branch`) its services
 * alone.
 */
export async function listChoices(
  db: Db,
  now: Date,
  branch: number | undefined,
): Promise<Omit<TodayAnswer, 'may'>> {
  const clock = clockIn(await zoneOf(db), now)
  const day = clock.toISOString().slice(0, 10)
  const nights = await listOvernight(db, now)
  const ofToday = await db
    .selectFrom('sitting')
    .select(['id', 'service_id', 'event_id'])
    .where('day', '=', day)
    .execute()
  const opened = [...nights, ...ofToday]
  const ofNights = [0, ...nights.flatMap(({ event_id }) => event_id ?? [])]
  const events = await db
    .selectFrom('event')
    .select(['id', 'title', 'time'])
    .where((row) => row.or([goesOnAt(day), row('id', 'in', ofNights)]))
    .where('fellowship_id', 'is', null)
    .$if(branch !== undefined, (query) => query.where(sql<boolean>`1 = 0`))
    .orderBy('time')
    .orderBy('id')
    .execute()
  const services = await db
    .selectFrom('service')
    .leftJoin('branch', 'branch.id', 'service.branch_id')
    .select(['service.id', 'title', 'time', 'day', 'branch.name as branch_name'])
    .$if(branch !== undefined, (query) => query.where('service.branch_id', '=', branch ?? 0))
    .orderBy('time')
    .orderBy('service.id')
    .execute()
  const today = weekdays[clock.getUTCDay()]
  const isToday = ({ id, day: weekday }: { id: number; day: string }) =>
    weekday === today || nights.some(({ service_id }) => service_id === id)
  const ordered = [...services.filter(isToday), ...services.filter((one) => !isToday(one))]
  const ofServices = ordered.map(({ branch_name, ...one }) => ({
    branch_name: branch_name ?? '',
    service: one.id,
    event: null,
    title: one.title,
    time: one.time,
    today: isToday(one),
    sitting: opened.find(({ service_id }) => service_id === one.id)?.id ?? null,
  }))
  const ofEvents = events.map(({ id, title, time }) => ({
    service: null,
    event: id,
    branch_name: '',
    title,
    time,
    today: true,
    sitting: opened.find(({ event_id }) => event_id === id)?.id ?? null,
  }))
  return { day, choices: [...ofEvents, ...ofServices] }
}

type Opening = {
  service: number | null
  event: number | null
  /** The branch of the caller; undefined for who sees all. */
  branch: number | undefined
  by: number
  now: Date
}

/** Today's check-in session of a service or an event, or that of the night, opened by whoever comes first. Call it in a transaction. Throws 404. */
export async function openCheckInSession(
  db: Db,
  { service, event, branch, by, now }: Opening,
): Promise<{ checkInSession: CheckInSession; isNew: boolean }> {
  const night = (await listOvernight(db, now)).find((one) =>
    service === null ? one.event_id === event : one.service_id === service,
  )
  if (night && !isElsewhere(night, branch)) return { checkInSession: night, isNew: false }
  const day = await churchDay(db, now)
  const session =
    service === null
      ? await db
          .selectFrom('event')
          .select(['title', sql<number | null>`null`.as('branch_id')])
          .where('id', '=', event)
          .where(goesOnAt(day))
          .where('fellowship_id', 'is', null)
          .executeTakeFirst()
      : await db
          .selectFrom('service')
          .select(['title', 'branch_id'])
          .where('id', '=', service)
          .executeTakeFirst()
  if (!session || isElsewhere(session, branch)) refuse(404, checkInRefusals.noSuchService)
  const values = {
    service_id: service,
    event_id: event,
    branch_id: session.branch_id,
    title: session.title,
    day,
  }
  const added = await db
    .insertInto('sitting')
    .values({ ...values, opened_by: by, opened_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (added) return { checkInSession: added, isNew: true }
  const checkInSession = await db
    .selectFrom('sitting')
    .selectAll()
    .where('day', '=', day)
    .where(service === null ? 'event_id' : 'service_id', '=', service ?? event)
    .executeTakeFirstOrThrow()
  if (isElsewhere(checkInSession, branch)) refuse(404, checkInRefusals.noSuchService)
  return { checkInSession, isNew: false }
}

/** Staff of a branch sees its check-in sessions alone. */
const isElsewhere = (of: { branch_id: number | null }, branch: number | undefined): boolean =>
  branch !== undefined && of.branch_id !== branch

/** When a check-in session is asked for, and by staff of which branch; undefined for who sees all. */
type Asking = { now: Date; branch: number | undefined }

/** A check-in session whose acts are still taken. Throws 404, and 409 for one of long ago. */
export async function checkInSessionOf(db: Db, id: number, { now, branch }: Asking): Promise<CheckInSession> {
  const checkInSession = await db.selectFrom('sitting').selectAll().where('id', '=', id).executeTakeFirst()
  if (!checkInSession || isElsewhere(checkInSession, branch)) refuse(404, checkInRefusals.noSuchSitting)
  if (checkInSession.day < dayAfter(await churchDay(db, now), -takenForDays))
    refuse(409, checkInRefusals.longAgo({ takenForDays }))
  return checkInSession
}

/** A check-in session that is on: of today, or of yesterday for a night of prayer. Throws 404 and 409. */
export async function checkInSessionNow(db: Db, id: number, asking: Asking): Promise<CheckInSession> {
  const checkInSession = await checkInSessionOf(db, id, asking)
  if (checkInSession.day < dayAfter(await churchDay(db, asking.now), -1))
    refuse(409, checkInRefusals.sittingOver)
  return checkInSession
}

/** A check-in session as all phones together have marked it. */
export async function checkInSessionAnswer(
  db: Db,
  checkInSession: CheckInSession,
  now: Date,
): Promise<CheckInSessionAnswer> {
  const { id, title, day, men, women, children, visitors, counted_at } = checkInSession
  const here = await db
    .selectFrom('sitting_mark')
    .innerJoin('person as marked', 'marked.id', 'sitting_mark.person_id')
    .innerJoin('person', (join) => join.on('person.id', '=', wholeOf('marked')))
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
    .innerJoin('person', 'person.id', 'child_collected.person_id')
    .select(wholeOf('person').as('person'))
    .where('sitting_id', '=', id)
    .execute()
  const [marked] = (await countMarked(db, [checkInSession])).values()
  if (!marked) throw new Error('A sitting has no counts')
  return {
    id,
    title,
    day,
    marked,
    now: now.toISOString(),
    here: here.map((row) => row.id),
    unnamed: Number(unnamed.count),
    counted: { men, women, children, visitors, at: counted_at },
    children: here
      .filter(({ is_child }) => Number(is_child) === 1)
      .map((row) => ({
        id: row.id,
        name: nameOfPerson(row),
        collected: gone.some(({ person }) => person === row.id),
      }))
      .sort((a, b) => a.name.localeCompare(b.name)),
  }
}
