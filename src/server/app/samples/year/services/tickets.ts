import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { fundOf } from '../../../../giving/books/funds.ts'
import type { Db } from '../../../../platform/db/tables.ts'
import { day, daysAfter, daysBefore, moment } from '../../seed/days.ts'
import type { Random } from '../../seed/random.ts'
import { book, type Draft, openChain } from '../books/chain.ts'

type Person = { name: string; telephone: string }
type Deps = { admin: number; now: Date; chance: Random }

/** An order that was written, with what its tickets cost. */
type Ordered = Person & { id: number; total: number; at: Date }

const cedis = 100

/** Which order is cancelled and given back, and how the orders are paid, again and again. */
const refunded = 5
const ways = ['online', 'cash', 'online', 'later', 'momo', 'online', 'cash'] as const

/**
 * An event with two kinds of tickets: some are paid online, some at the desk, some are to be paid when people come, and one was cancelled in time
 * and given back. The payments are in the books.
 */
export async function addTickets(
  db: Db,
  people: readonly Person[],
  { admin, now, chance }: Deps,
): Promise<void> {
  const event = await findEvening(db, now)
  if (!event) return
  const kinds = await addRegistration(db, event, people.length)
  if (!kinds) return
  const fund_id = await fundOf(db, 'tickets', now)
  const drafts: Draft[] = []
  for (const [at, person] of people.entries()) {
    const order = await addOrder(db, { event: event.id, kinds, person, at, now, chance })
    const way = ways[at % ways.length] ?? 'later'
    if (way === 'online') {
      const gift = await payOnline(db, order)
      drafts.push(...gift.drafts)
      if (at === refunded) drafts.push(await giveBack(db, gift, { admin, now }))
    } else if (way !== 'later') drafts.push(await payAtDesk(db, order, { way, admin, now }))
  }
  const chain = await openChain(db, new Map([[fund_id, await nameOf(db, fund_id)]]))
  await chain.add(drafts.map((draft) => ({ ...draft, fund_id, at: moment(now) })))
  await chain.end()
}

const nameOf = async (db: Db, fund: number): Promise<string> =>
  (await db.selectFrom('fund').select('name').where('id', '=', fund).executeTakeFirstOrThrow()).name

/** An evening of songs, where there is one: other nights cost nothing. */
const findEvening = (db: Db, now: Date) =>
  db
    .selectFrom('event')
    .select(['id', 'date'])
    .where('fellowship_id', 'is', null)
    .where('date', '>', day(daysAfter(now, 3)))
    .where('series_id', 'is', null)
    .orderBy(sql`case when title like '%Hymns%' then 0 else 1 end`)
    .orderBy('date')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

async function addRegistration(db: Db, event: { id: number; date: string }, turns: number) {
  const event_id = event.id
  const dayBefore = (days: number) => day(daysBefore(new Date(`${event.date}T00:00:00Z`), days))
  await db
    .insertInto('event_registration')
    .values({
      ...{ event_id, is_open: 1, places: 60, has_waiting: 1, turns, pays_online: 1, pays_later: 1 },
      ...{ refund_full_until: dayBefore(3), refund_part_until: dayBefore(1), refund_percent: 50 },
      about: 'Please register, so that there are chairs and food for everybody.',
    })
    .execute()
  const kinds = [
    { name: 'Grown-up', price: 50 * cedis, member_price: 40 * cedis, position: 0 },
    { name: 'Child', price: 10 * cedis, member_price: null, position: 1 },
  ]
  const [grown, child] = await db
    .insertInto('ticket_kind')
    .values(kinds.map((kind) => ({ ...kind, event_id, early_price: null, early_until: null, places: null })))
    .returning('id')
    .execute()
  return grown && child && { grown: grown.id, child: child.id }
}

type Ordering = {
  event: number
  kinds: { grown: number; child: number }
  person: Person
  at: number
  now: Date
  chance: Random
}

async function addOrder(
  db: Db,
  { event: event_id, kinds, person, at, now, chance }: Ordering,
): Promise<Ordered> {
  const { name, telephone } = person
  const ordered = daysBefore(now, 9 - at * 0.2)
  const { id: order_id } = await db
    .insertInto('ticket_order')
    .values({
      ...{ event_id, name, telephone, state: 'placed', turn: at + 1 },
      secret_hash: createHash('sha256').update(`sample order ${at}`).digest('base64url'),
      ordered_at: moment(ordered),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const tickets = [{ kind_id: kinds.grown, name, price: 40 * cedis }]
  if (chance.happens(0.3)) tickets.push({ kind_id: kinds.child, name: `Child of ${name}`, price: 10 * cedis })
  for (const [place, ticket] of tickets.entries())
    await db
      .insertInto('ticket')
      .values({ ...ticket, ...{ order_id, event_id, state: 'placed', code: codeOf(at, place) } })
      .execute()
  const total = tickets.reduce((sum, { price }) => sum + price, 0)
  return { ...person, id: order_id, total, at: ordered }
}

/** Where the entry of a payment is posted is known once all are written. */
const unposted = { fund_id: 0, at: '' }

async function payOnline(db: Db, { id: order_id, name, telephone, total, at }: Ordered) {
  const hash = createHash('sha256').update(`tickets ${order_id}`).digest('hex')
  const paid = moment(daysAfter(at, 1 / 1440))
  const fees = Math.round(total * 0.0195)
  const { id } = await db
    .insertInto('gift')
    .values({
      reference: `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`,
      secret_hash: createHash('sha256').update(hash).digest('hex'),
      ...{ account_id: null, giver_key: `order ${order_id}`, fund: 'tickets', order_id },
      ...{ amount: total, currency: 'GHS', method: 'mtn-momo', telephone, name, email: '', message: '' },
      ...{ provider: 'paystack', mode: book, provider_id: `sample-tickets-${order_id}`, state: 'succeeded' },
      ...{ reason: '', redirect_url: null, fees, receipt_number: null, pledge_id: null },
      ...{ created_at: moment(at), changed_at: paid, paid_at: paid, next_look_at: null, looking_until: null },
      ...{ collection_id: null, weekday: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const receipt_number = `TICKETS-${String(id).padStart(6, '0')}`
  await db.updateTable('gift').set({ receipt_number }).where('id', '=', id).execute()
  const of = { ...unposted, day: paid.slice(0, 10), source: 'ticket_sale', source_id: id } as const
  const drafts: Draft[] = [
    { ...of, kind: 'ticket', debit: 'provider', credit: 'income', amount: total },
    { ...of, kind: 'fee', debit: 'fees', credit: 'provider', amount: fees },
  ]
  return { id, order: order_id, total, drafts }
}

/** Who had paid online cancels while everything comes back, and the provider has given it back. */
async function giveBack(
  db: Db,
  { id: gift_id, order, total }: { id: number; order: number; total: number },
  { admin, now }: { admin: number; now: Date },
): Promise<Draft> {
  const changed = moment(daysBefore(now, 1))
  await db.updateTable('ticket_order').set({ state: 'cancelled' }).where('id', '=', order).execute()
  await db.updateTable('ticket').set({ state: 'cancelled' }).where('order_id', '=', order).execute()
  const { id } = await db
    .insertInto('refund')
    .values({
      ...{ gift_id, amount: total, reason: 'Tickets were cancelled', why: '', state: 'processed' },
      ...{ asked_by: null, asked_at: moment(daysBefore(now, 2)), decided_by: admin, decided_at: changed },
      ...{ changed_at: changed, provider_id: null, next_look_at: null, is_by_rules: 1, version: 3 },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const of = { ...unposted, day: changed.slice(0, 10), source: 'ticket_refund', source_id: id } as const
  return { ...of, kind: 'ticket-refund', debit: 'income', credit: 'provider', amount: total }
}

async function payAtDesk(
  db: Db,
  { id: order_id, total }: Ordered,
  { way, admin, now }: { way: 'cash' | 'momo'; admin: number; now: Date },
): Promise<Draft> {
  const paid = moment(daysBefore(now, 1))
  const { id } = await db
    .insertInto('ticket_payment')
    .values({ order_id, amount: total, method: way, paid_at: paid, recorded_by: admin, is_posted: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const account = way === 'cash' ? 'cash' : 'bank'
  const of = { ...unposted, day: paid.slice(0, 10), source: 'ticket_payment', source_id: id } as const
  return { ...of, kind: 'ticket', debit: account, credit: 'income', amount: total, by: admin }
}

/** The code of a ticket of the sample: the same on each day, and no real one. */
const codeOf = (order: number, place: number): string =>
  createHash('sha256')
    .update(`sample ticket ${order} ${place}`)
    .digest('hex')
    .toUpperCase()
    .replace(/[01]/g, 'X')
    .slice(0, 16)
