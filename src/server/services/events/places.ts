import { sql } from 'kysely'
import type { EventGuestAnswer, EventPlacesAnswer } from '../../../lib/contract/services/event-signup.ts'
import { telephoneFor } from '../../groups/places/guests.ts'
import { fillPlaces, positionIn } from '../../groups/places/waiting-list.ts'
import { endsFrom } from '../../platform/db/event-days.ts'
import type { Db } from '../../platform/db/tables.ts'
import { churchDay } from '../../settings/church-settings/place.ts'

/** A person who moved from the waiting list of an event to a place. */
export type PromotedGuest = { eventId: number; accountId: number }

/** The position of a sign-up on the waiting list of its event, from 1; null with a place, and for a reminder. */
export const eventPosition = sql<number | null>`case when event_signup.kind = 'signup' then ${positionIn(
  'event_signup',
  sql<boolean>`before.event_id = event_signup.event_id and before.kind = 'signup'`,
)} end`

/**
 * Gives the free places of an event to those who have waited longest; nobody when it takes no sign-ups or is over. Call it in a
 * transaction.
 */
export async function fillEvent(db: Db, eventId: number, now: Date): Promise<PromotedGuest[]> {
  const event = await db
    .selectFrom('event')
    .select('places')
    .where('id', '=', eventId)
    .where('takes_signups', '=', 1)
    .where(endsFrom(await churchDay(db, now)))
    .executeTakeFirst()
  if (!event) return []
  const rows = sql<boolean>`event_id = ${eventId} and kind = 'signup'`
  const placed = await fillPlaces(db, { table: 'event_signup', rows, places: event.places }, now)
  return placed.map((accountId) => ({ eventId, accountId }))
}

/** The events with people who wait. */
export async function listAwaited(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('event_signup')
    .select('event_id')
    .distinct()
    .where('kind', '=', 'signup')
    .where('placed_at', 'is', null)
    .execute()
  return rows.map(({ event_id }) => event_id)
}

type Counted = Pick<EventPlacesAnswer, 'taken' | 'waiting' | 'signed_up' | 'position'>

/** How many have a place at an event and how many wait, and the sign-up of an account. */
export async function readPlaces(db: Db, eventId: number, accountId: number): Promise<Counted> {
  const { taken, all } = await db
    .selectFrom('event_signup')
    .innerJoin('account', 'account.id', 'account_id')
    .where('event_id', '=', eventId)
    .where('kind', '=', 'signup')
    .where((row) => row.or([row('placed_at', 'is not', null), row('deletion_requested_at', 'is', null)]))
    .select([sql<number>`count(placed_at)`.as('taken'), sql<number>`count(*)`.as('all')])
    .executeTakeFirstOrThrow()
  const own = await db
    .selectFrom('event_signup')
    .select(eventPosition.as('position'))
    .where('event_id', '=', eventId)
    .where('account_id', '=', accountId)
    .where('kind', '=', 'signup')
    .executeTakeFirst()
  return { taken, waiting: all - taken, signed_up: own !== undefined, position: own?.position ?? null }
}

/** The sign-ups for an event, those with a place first, in order of sign-up. `isOffice` shows every telephone number. */
export async function listGuests(db: Db, eventId: number, isOffice: boolean): Promise<EventGuestAnswer[]> {
  const rows = await db
    .selectFrom('event_signup')
    .innerJoin('account', 'account.id', 'event_signup.account_id')
    .select(['event_signup.created_at', 'account.id', 'first_name', 'last_name'])
    .select([eventPosition.as('position'), telephoneFor(isOffice).as('telephone')])
    .where('event_id', '=', eventId)
    .where('kind', '=', 'signup')
    .where('account.deletion_requested_at', 'is', null)
    .orderBy(sql`case when placed_at is null then 1 else 0 end`)
    .orderBy('event_signup.created_at')
    .orderBy('account.id')
    .execute()
  return rows.map(({ created_at, position, ...member }) => ({ created_at, position, member }))
}
