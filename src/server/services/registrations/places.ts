import { sql } from 'kysely'
import type { Db } from '../../platform/db/tables.ts'
import { churchDay } from '../../settings/church-settings/place.ts'
import { lockRegistration, type Order, requireOrder } from './order.ts'
import { countPlaced } from './price.ts'
import { kindsOf, type Registration, requireRegistration } from './settings.ts'
import { sumsOf } from './sums.ts'

/** The time, and whether the church takes money online now: without it nobody is asked to, and no place lapses. */
export type Terms = { now: Date; online: boolean }

const hour = 3_600_000

/** How long a place is kept that has to be paid online: of who has just registered, and of who got it from the waiting list. */
const keptFor = { ordering: hour, waiting: 24 * hour }

/** What came of changes: orders that got places, and orders whose places went to others. Both are told. */
export type Settled = { placed: Order[]; lapsed: Order[] }

/**
 * Gives free places to orders that wait, the longest first: an order has places for all of its tickets or waits, and one that fits passes one that
 * does not. `fresh` is the order that is made just now. Returns those that got places. Call it in a transaction that has locked the registration.
 */
export async function fillPlaces(db: Db, event: number, terms: Terms, fresh?: number): Promise<Order[]> {
  const registration = await requireRegistration(db, event)
  const placed = await countPlaced(db, event)
  let free = registration.places === null ? Number.POSITIVE_INFINITY : registration.places - placed.all
  if (free <= 0) return []
  const waiting = await db
    .selectFrom('ticket_order')
    .selectAll()
    .where('event_id', '=', event)
    .where('state', '=', 'waiting')
    .orderBy('turn')
    .execute()
  if (waiting.length === 0) return []
  const tickets = await db
    .selectFrom('ticket')
    .select(['order_id', 'kind_id'])
    .where('event_id', '=', event)
    .where('state', '=', 'waiting')
    .execute()
  const byOrder = Map.groupBy(tickets, ({ order_id }) => order_id)
  const freeOf = new Map(
    (await kindsOf(db, event)).map(({ id, places }) => [
      id,
      places === null ? Number.POSITIVE_INFINITY : places - (placed.byKind.get(id) ?? 0),
    ]),
  )
  const promoted: Order[] = []
  for (const order of waiting) {
    const wanted = byOrder.get(order.id) ?? []
    const many = (kind: number) => wanted.filter(({ kind_id }) => kind_id === kind).length
    const kinds = [...new Set(wanted.map(({ kind_id }) => kind_id))]
    const fits =
      wanted.length > 0 &&
      wanted.length <= free &&
      kinds.every((kind) => many(kind) <= (freeOf.get(kind) ?? 0))
    if (!fits) continue
    free -= wanted.length
    for (const kind of kinds) freeOf.set(kind, (freeOf.get(kind) ?? 0) - many(kind))
    await setState(db, order, 'placed')
    promoted.push(await hold(db, registration, { ...order, state: 'placed' }, { ...terms, fresh }))
    if (free <= 0) break
  }
  return promoted
}

/** Keeps new places for a time, where they have to be paid online. */
async function hold(
  db: Db,
  { pays_online, pays_later }: Registration,
  order: Order,
  { now, online, fresh }: Terms & { fresh: number | undefined },
): Promise<Order> {
  if (!online || pays_online === 0 || pays_later === 1) return order
  const due = (await sumsOf(db, [order])).get(order.id)?.due ?? 0
  if (due <= 0) return order
  const time = order.id === fresh ? keptFor.ordering : keptFor.waiting
  const held_until = new Date(now.getTime() + time).toISOString()
  await db.updateTable('ticket_order').set({ held_until }).where('id', '=', order.id).execute()
  return { ...order, held_until }
}

/** Changes the state of an order, and of its tickets that are not cancelled. */
export async function setState(db: Db, order: Order, state: 'placed' | 'cancelled'): Promise<void> {
  await db
    .updateTable('ticket_order')
    .set({ state, held_until: null, lapsed_at: null, version: sql`version + 1` })
    .where('id', '=', order.id)
    .where('state', '=', order.state)
    .execute()
  await db
    .updateTable('ticket')
    .set({ state, has_lapsed: 0 })
    .where('order_id', '=', order.id)
    .where('state', '!=', 'cancelled')
    .execute()
}

/**
 * Brings the places of an event up to date with the time and with what was paid: places that are paid are kept for good, those that were not paid in
 * time go to others, and an order that is paid too late waits for places again, before everybody who came later. Call it in a transaction: it locks
 * the registration.
 */
export async function settlePlaces(db: Db, event: number, terms: Terms): Promise<Settled> {
  await lockRegistration(db, event)
  const orders = await db
    .selectFrom('ticket_order')
    .selectAll()
    .where('event_id', '=', event)
    .where((where) => where.or([where('held_until', 'is not', null), where('lapsed_at', 'is not', null)]))
    .execute()
  const forgotten = await listForgotten(db, terms.now, event)
  if (orders.length === 0 && forgotten.length === 0) return { placed: [], lapsed: [] }
  const sums = await sumsOf(db, [...orders, ...forgotten])
  const lapsed: Order[] = []
  // Who has paid keeps the places: others of the family may have the tickets.
  for (const order of forgotten)
    if ((sums.get(order.id)?.paid ?? 0) === 0) await setState(db, order, 'cancelled')
  for (const order of orders) {
    const { paid = 0, due = 0 } = sums.get(order.id) ?? {}
    if (await settleOne(db, order, { paid, due, ...terms })) lapsed.push(order)
  }
  return { placed: await fillPlaces(db, event, terms), lapsed }
}

/** Brings one order up to date. Returns whether its places went to others. */
async function settleOne(
  db: Db,
  order: Order,
  { paid, due, now, online }: Terms & { paid: number; due: number },
): Promise<boolean> {
  const { held_until, lapsed_at } = order
  if (lapsed_at !== null) {
    if (paid > 0) await waitAgain(db, order)
    return false
  }
  if (held_until === null) return false
  if (due <= 0) {
    await keepForGood(db, order)
    return false
  }
  const isOver = online && held_until <= now.toISOString()
  if (isOver) await lapse(db, order, now)
  return isOver
}

/** The orders of deleted accounts for events that are not over, of one event or of all. */
async function listForgotten(db: Db, now: Date, event?: number): Promise<Order[]> {
  const today = await churchDay(db, now)
  return db
    .selectFrom('ticket_order')
    .innerJoin('event', 'event.id', 'ticket_order.event_id')
    .selectAll('ticket_order')
    .where('ticket_order.name', '=', '')
    .where('state', 'in', ['placed', 'waiting'])
    .where((where) => where.or([where('date', '>=', today), where('end_date', '>=', today)]))
    .$if(event !== undefined, (query) => query.where('event_id', '=', Number(event)))
    .execute()
}

/** Ends the time of an order's places: they are paid. */
export async function keepForGood(db: Db, { id }: Order): Promise<void> {
  await db
    .updateTable('ticket_order')
    .set({ held_until: null, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

async function lapse(db: Db, { id }: Order, now: Date): Promise<void> {
  await db
    .updateTable('ticket_order')
    .set({ state: 'cancelled', held_until: null, lapsed_at: now.toISOString(), version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
  await db
    .updateTable('ticket')
    .set({ state: 'cancelled', has_lapsed: 1 })
    .where('order_id', '=', id)
    .where('state', '!=', 'cancelled')
    .execute()
}

/** An order that was paid after its places went to others waits again, at its old turn. */
async function waitAgain(db: Db, { id }: Order): Promise<void> {
  await db
    .updateTable('ticket_order')
    .set({ state: 'waiting', lapsed_at: null, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
  await db
    .updateTable('ticket')
    .set({ state: 'waiting', has_lapsed: 0 })
    .where('order_id', '=', id)
    .where('has_lapsed', '=', 1)
    .execute()
}

/** The events with places whose time has ended, that were paid or whose account is deleted, so that `settlePlaces` has something to do. */
export async function listUnsettled(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('ticket_order')
    .select('event_id')
    .where((where) =>
      where.or([
        where('held_until', '<=', now.toISOString()),
        where.and([
          where.or([where('held_until', 'is not', null), where('lapsed_at', 'is not', null)]),
          where.exists(
            where
              .selectFrom('gift')
              .select('gift.id')
              .whereRef('gift.order_id', '=', 'ticket_order.id')
              .where('gift.state', '=', 'succeeded'),
          ),
        ]),
      ]),
    )
    .distinct()
    .execute()
  const all = [...rows, ...(await listForgotten(db, now))]
  return [...new Set(all.map(({ event_id }) => event_id))]
}

/** The same for one order, before it is shown. */
export const isUnsettled = ({ held_until, lapsed_at }: Order): boolean =>
  held_until !== null || lapsed_at !== null

/** An order as its registration has it now. */
export const readAgain = (db: Db, { event_id, id }: Order): Promise<Order> => requireOrder(db, event_id, id)
