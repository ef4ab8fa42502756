import { lastDayOf } from '../../../lib/time/upcoming.ts'
import type { Db } from '../../platform/db/tables.ts'

export type Shown = Awaited<ReturnType<typeof readEvents>>[number]

/** What became of an event: `now` is undefined when it does not take place, `was` when it does after all. */
export type EventNews = { was: Shown; now: Shown | undefined } | { was: undefined; now: Shown }

/** What changes for somebody who signed up for events, or wants to be reminded of them. */
export type GuestNews = { accountId: number; events: EventNews[] }

type Watched = { meant: readonly number[]; moment: { today: string } }

/** Runs `act`, and returns for whom it moves or cancels an event that is still to come. Call it in a transaction. */
export async function newsOf(
  db: Db,
  { meant, moment }: Watched,
  act: () => Promise<void>,
): Promise<GuestNews[]> {
  const before = (await readEvents(db, meant)).filter((event) => lastDayOf(event) >= moment.today)
  const guests = await listConcerned(
    db,
    before.map(({ id }) => id),
  )
  await act()
  const after = new Map((await readEvents(db, meant)).map((event) => [event.id, event]))
  return newsFor(guests, before.map((was) => ({ was, now: after.get(was.id) })).filter(isNews))
}

/** The news that an event takes place after all, for who had signed up; none when it is over. */
export async function newsOfRestored(db: Db, eventId: number, today: string): Promise<GuestNews[]> {
  const events = (await readEvents(db, [eventId])).filter((event) => lastDayOf(event) >= today)
  const guests = await listConcerned(db, [eventId])
  return newsFor(
    guests,
    events.map((now) => ({ was: undefined, now })),
  )
}

type Guest = Awaited<ReturnType<typeof listConcerned>>[number]

function newsFor(guests: readonly Guest[], news: readonly EventNews[]): GuestNews[] {
  const accounts = new Set(guests.map(({ account_id }) => account_id))
  const ofAccount = (accountId: number) =>
    news.filter(({ was, now }) =>
      guests.some(({ account_id, event_id }) => account_id === accountId && event_id === (was ?? now).id),
    )
  return [...accounts]
    .map((accountId) => ({ accountId, events: ofAccount(accountId) }))
    .filter(({ events }) => events.length > 0)
}

type Change = { was: Shown; now: Shown | undefined }

const isNews = ({ was, now }: Change) => !now || whatMatters.some((name) => was[name] !== now[name])

const whatMatters = ['date', 'time', 'end_date', 'location', 'is_online'] as const

const readEvents = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('event')
    .select(['id', 'title', 'date', 'time', 'end_time', 'end_date', 'location', 'is_online', 'fellowship_id'])
    .where('id', 'in', [...ids, 0])
    .orderBy('date')
    .orderBy('id')
    .execute()

/** Who signed up for these events, also who waits, or wants to be reminded of them, and may see them. */
const listConcerned = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom(
      db
        .selectFrom('keepsake')
        .select(['item_id as event_id', 'account_id'])
        .where('kind', '=', 'eventReminders')
        .where('item_id', 'in', [...ids, 0])
        .union(
          db
            .selectFrom('event_signup')
            .select(['event_id', 'account_id'])
            .where('event_id', 'in', [...ids, 0]),
        )
        .as('concerned'),
    )
    .innerJoin('event', 'event.id', 'concerned.event_id')
    .innerJoin('account', 'account.id', 'concerned.account_id')
    .where(({ eb, or, ref }) =>
      or([
        eb('event.fellowship_id', 'is', null),
        eb('event.fellowship_id', '=', ref('account.fellowship_id')),
      ]),
    )
    .select(['concerned.event_id', 'concerned.account_id'])
    .orderBy('concerned.account_id')
    .execute()
