import { type Selectable, sql } from 'kysely'
import type { EventFields, EventForm, EventSignupAnswer } from '../../../lib/contract/services/event.ts'
import { endedBefore, endsFrom } from '../../platform/db/event-days.ts'
import { fetchPage, mostRows, orderTerm, type Paging, type RowsPage } from '../../platform/db/pagination.ts'
import { containing, findingNewest } from '../../platform/db/search.ts'
import type { EventTable } from '../../platform/db/tables/events.ts'
import type { Db } from '../../platform/db/tables.ts'
import { mediaAddress } from '../../platform/files/store.ts'
import { eventPosition } from './places.ts'
import { wordsOfRule } from './series/recurrence.ts'
import {
  isNextOfSeries,
  laterOf,
  posterAltOf,
  posterOf,
  registersOf,
  ruleOf,
  untilOf,
} from './series/series-columns.ts'

export const eventOrders = ['date', 'title'] as const
/** `from`: the first day, `before`: the day after the last, both `2026-11-22`. Without `from` what is over before that day. */
type EventPaging = Paging<(typeof eventOrders)[number]> & {
  from?: string | undefined
  before?: string | undefined
  /** Only the next event of each series, as of `from`, or only those of the series with this id. */
  series?: 'next' | number | undefined
}

/**
 * The permissions of a reader. The super admin sees all events; a member those of the church and of the own fellowship;
 * both with meeting links. A visitor sees those of the church, without links.
 */
export type EventReader = { fellowshipId: number | null; everything: boolean; isMember: boolean }

export const visitor: EventReader = { fellowshipId: null, everything: false, isMember: false }

/** The events that a reader may see, with meeting links where the reader may join. */
export async function listEvents(
  db: Db,
  reader: EventReader,
  paging: EventPaging & { today?: string },
): Promise<RowsPage<EventFields>> {
  const { from, before, series, today = '' } = paging
  const all = visibleTo(db, reader)
    .$if(series === 'next', (query) => query.where(isNextOfSeries(from ?? today)))
    .$if(typeof series === 'number', (query) => query.where('series_id', '=', Number(series)))
    .$if(from !== undefined, (query) => query.where(endsFrom(from ?? '')))
    .$if(before !== undefined, (query) =>
      from === undefined ? query.where(endedBefore(before ?? '')) : query.where('date', '<', before ?? ''),
    )
  const wanted = paging.search
    ? all.where(sql.ref('event.id'), 'in', findingNewest(db, 'event', paging.search))
    : all
  return fetchEvents(wanted, paging, reader)
}

/** A fellowship's events, with meeting links. */
export function listFellowshipEvents(
  db: Db,
  fellowshipId: number,
  paging: EventPaging,
): Promise<RowsPage<EventFields>> {
  const own = seen(db).where('fellowship_id', '=', fellowshipId)
  const wanted = paging.search
    ? own.where(containing(paging.search, ['title', 'description', 'location']))
    : own
  return fetchEvents(wanted, paging, { fellowshipId, everything: true, isMember: true })
}

/** The events of the church and of a member's fellowship from a date on, with meeting links, for the calendar feed. */
export async function listEventsFrom(
  db: Db,
  fellowshipId: number | null,
  day: string,
): Promise<EventFields[]> {
  const reader = { fellowshipId, everything: false, isMember: true }
  const rows = await visibleTo(db, reader)
    .where(endsFrom(day))
    .orderBy('date')
    .orderBy('time')
    .orderBy('id')
    .limit(mostRows)
    .execute()
  return rows.map((row) => read(row, reader))
}

/** An event, if the reader may see it. */
export async function findEvent(db: Db, id: number, reader: EventReader): Promise<EventFields | undefined> {
  const row = await visibleTo(db, reader).where('id', '=', id).executeTakeFirst()
  return row && read(row, reader)
}

export async function addEvent(db: Db, form: EventForm, now: Date): Promise<number> {
  const { id } = await db
    .insertInto('event')
    .values({ ...columns(form), icon: '', image_key: null, created_at: now.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Changes an event; false when it has changed since `form.version`. */
export async function changeEvent(db: Db, id: number, form: EventForm): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('event')
    .set({ ...columns(form), version: sql`version + 1` })
    .where('id', '=', id)
    .$if(form.version !== undefined, (query) => query.where('version', '=', form.version ?? 0))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes an event; its attendance and sign-ups go with it. */
export async function deleteEvent(db: Db, id: number): Promise<void> {
  await db.deleteFrom('event').where('id', '=', id).execute()
}

type Signup = { eventId: number; accountId: number; kind: 'signup' | 'reminder'; now: Date }

/** Puts a member on the waiting list of an event, which `fillEvent` turns into a place, or sets a reminder; a repeat has no effect. */
export async function addSignup(db: Db, { eventId, accountId, kind, now }: Signup): Promise<void> {
  await db
    .insertInto('event_signup')
    .values({ event_id: eventId, account_id: accountId, kind, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.columns(['event_id', 'account_id', 'kind']).doNothing())
    .execute()
}

/** Deletes a sign-up or a reminder; false without one. */
export async function removeSignup(
  db: Db,
  { eventId, accountId, kind }: Omit<Signup, 'now'>,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('event_signup')
    .where('event_id', '=', eventId)
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** A member's sign-ups and reminders, next events first. */
export function listSignups(db: Db, accountId: number): Promise<EventSignupAnswer[]> {
  return db
    .selectFrom('event_signup')
    .innerJoin('event', 'event.id', 'event_signup.event_id')
    .select(['event.id as event', 'title', 'date', 'kind', eventPosition.as('position')])
    .where('event_signup.account_id', '=', accountId)
    .orderBy('date')
    .orderBy('event.id')
    .orderBy('kind')
    .execute()
}

function visibleTo(db: Db, { fellowshipId, everything }: EventReader) {
  const all = seen(db)
  return everything
    ? all
    : all.where((row) => row.or([row('fellowship_id', 'is', null), row('fellowship_id', '=', fellowshipId)]))
}

/** Events with the rule and the end of their series, how many of it come later, and whether people register for them. */
const seen = (db: Db) =>
  db.selectFrom('event').selectAll().select([ruleOf, untilOf, laterOf, posterOf, posterAltOf, registersOf])

type SeenEvent = Selectable<EventTable> & {
  rule: string | null
  repeats_until: string | null
  later: number
  series_key: string | null
  series_alt: string | null
  registers: number
}

type Query = ReturnType<typeof visibleTo>

async function fetchEvents(
  wanted: Query,
  paging: EventPaging,
  reader: EventReader,
): Promise<RowsPage<EventFields>> {
  const byDefault = [orderTerm('event.date'), orderTerm('event.time'), orderTerm('event.id')]
  const page = (from: EventPaging) => fetchPage(wanted, from, { table: 'event', byDefault })
  const { count, rows } = await page(paging)
  const offset = startOf(paging, count)
  const fitting = offset === paging.offset ? rows : (await page({ ...paging, offset })).rows
  return { count, rows: fitting.map((row) => read(row, reader)), offset }
}

/** Where a list starts. All events, if more than one response holds, means the last ones: the upcoming, not the oldest. */
const startOf = ({ limit, offset, order }: EventPaging, count: number): number =>
  limit === mostRows && offset === 0 && !order ? Math.max(0, count - limit) : offset

function read(row: SeenEvent, { fellowshipId, everything, isMember }: EventReader): EventFields {
  const {
    image_key,
    fellowship_id,
    meeting_link,
    is_online,
    takes_signups,
    registers,
    created_at: _,
    ...shown
  } = row
  const { series_id, series_day, is_apart: __, rule, repeats_until, series_key, series_alt, ...event } = shown
  const isOwn = fellowship_id === null || fellowship_id === fellowshipId
  const mayJoin = everything || (isMember && isOwn)
  return {
    ...event,
    is_online: is_online === 1,
    takes_signups: takes_signups === 1,
    image: mediaAddress(image_key ?? series_key),
    image_alt: event.image_alt || (series_alt ?? ''),
    fellowship: fellowship_id,
    series: series_id,
    repeats: wordsOfRule(rule ?? '', series_day),
    repeats_until: repeats_until ?? '',
    ...(mayJoin && { meeting_link }),
    ...(mayJoin && fellowship_id !== null && { registers: registers === 1 }),
  }
}

/** An online event is stored without a location, any other without a meeting link; one that ends on its day without a last day. */
const columns = ({ takes_signups, places, ...form }: EventForm) => ({
  title: form.title,
  description: form.description,
  date: form.date,
  time: form.time,
  end_time: form.end_time,
  category: form.category,
  ...(takes_signups !== undefined && { takes_signups: takes_signups ? (1 as const) : (0 as const) }),
  ...(places !== undefined && { places }),
  end_date: form.end_date > form.date ? form.end_date : '',
  location: form.is_online ? '' : form.location,
  meeting_link: form.is_online ? form.meeting_link : '',
  is_online: form.is_online ? (1 as const) : (0 as const),
  fellowship_id: form.fellowship,
})
