import { randomBytes } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import { drawQr } from '../../../lib/browser/draw-qr.ts'
import { nameOfPerson } from '../../../lib/contract/people/person.ts'
import type {
  OrderAnswer,
  OrderForm,
  OrderRow,
  PaymentForm,
} from '../../../lib/contract/services/registration.ts'
import { formatMoney } from '../../../lib/money/money.ts'
import { registrationRules } from '../../../lib/texts/services/registration-rules.ts'
import { hashSecret } from '../../accounts/accounts/sessions/secrets.ts'
import { findTelephone } from '../../accounts/accounts/telephones.ts'
import { fetchPage, orderTerm, type Paging, type RowsPage } from '../../platform/db/pagination.ts'
import { containing } from '../../platform/db/search.ts'
import type { TicketOrderTable, TicketTable } from '../../platform/db/tables/registrations.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse, refuseFields } from '../../platform/errors/refusal.ts'
import { changedMeanwhile } from '../../platform/http/preconditions.ts'
import { churchDay, countryOf } from '../../settings/church-settings/place.ts'
import { readChurch } from '../../settings/church-settings/repo.ts'
import { type Buyer, countPlaced, isOpenOn, priceTickets } from './price.ts'
import { kindsOf, requireEvent, requireRegistration } from './settings.ts'

export type Order = Selectable<TicketOrderTable>
type Ticket = Selectable<TicketTable>

const noSuch = 'There is no such order.'

/** The order of a secret. Throws 404. */
export const requireOwnOrder = async (db: Db, secret: string): Promise<Order> =>
  (await findOwnOrder(db, secret)) ?? refuse(404, noSuch)

const findOwnOrder = (db: Db, secret: string): Promise<Order | undefined> =>
  db.selectFrom('ticket_order').selectAll().where('secret_hash', '=', hashSecret(secret)).executeTakeFirst()

/** An order of an event. Throws 404. */
export const requireOrder = async (db: Db, event: number, id: number): Promise<Order> =>
  (await db
    .selectFrom('ticket_order')
    .selectAll()
    .where('event_id', '=', event)
    .where('id', '=', id)
    .executeTakeFirst()) ?? refuse(404, noSuch)

type Ordering = { event: number; form: OrderForm; account: number | null; buyer: Buyer; now: Date }

/**
 * Orders tickets once: the same secret finds the same order. Throws 404; 409 where nobody can register, for a kind that is not sold, for another price
 * than the page showed, and where the places do not suffice and there is no waiting list. Call it in a transaction: it locks the registration, so that
 * those who want the last place are served one after the other.
 */
export async function orderTickets(
  db: Db,
  { event, form, account, buyer, now }: Ordering,
): Promise<{ order: Order; isNew: boolean }> {
  const earlier = await findOwnOrder(db, form.secret)
  if (earlier) return { order: earlier, isNew: false }
  const registration = await requireRegistration(db, event)
  if (!isOpenOn(registration, await requireEvent(db, event), buyer.today))
    refuse(409, registrationRules.notOpen)
  const most = registration.most_tickets
  if (form.tickets.length > most) refuseFields({ tickets: [registrationRules.tooMany({ most })] })
  const { turns } = await db
    .updateTable('event_registration')
    .set({ turns: sql`turns + 1` })
    .where('event_id', '=', event)
    .returning('turns')
    .executeTakeFirstOrThrow()
  const kinds = form.tickets.map(({ kind }) => kind)
  const { prices, discount, discountId, total } = await priceTickets(db, {
    event,
    kinds,
    discount: form.discount,
    buyer,
  })
  if (total !== form.total) {
    const { currency } = await readChurch(db)
    refuse(409, registrationRules.newPrice({ price: formatMoney(total, currency) }))
  }
  const telephone = form.telephone && (findTelephone(form.telephone, await countryOf(db)) ?? form.telephone)
  const { id } = await db
    .insertInto('ticket_order')
    .values({
      ...{ event_id: event, account_id: account, secret_hash: hashSecret(form.secret), turn: turns },
      ...{ name: form.name, email: form.email, telephone, discount, discount_id: discountId },
      ordered_at: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [at, { kind, name }] of form.tickets.entries())
    await db
      .insertInto('ticket')
      .values({ order_id: id, event_id: event, kind_id: kind, name, price: prices[at] ?? 0, code: newCode() })
      .execute()
  await fillPlaces(db, event)
  const order = await requireOrder(db, event, id)
  if (order.state === 'waiting' && registration.has_waiting === 0) refuse(409, registrationRules.full)
  return { order, isNew: true }
}

/** Letters and digits that nobody confuses. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A code of 16 letters: 80 random bits. */
const newCode = (): string => [...randomBytes(16)].map((byte) => letters[byte % letters.length]).join('')

/**
 * Gives free places to orders that wait, the longest first: an order has places for all of its tickets or waits, and one that fits passes one that
 * does not. Returns those that got places. Call it in a transaction that has locked the registration.
 */
export async function fillPlaces(db: Db, event: number): Promise<Order[]> {
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
    promoted.push({ ...order, state: 'placed' })
    if (free <= 0) break
  }
  return promoted
}

async function setState(db: Db, order: Order, state: 'placed' | 'cancelled'): Promise<void> {
  await db
    .updateTable('ticket_order')
    .set({ state, version: sql`version + 1` })
    .where('id', '=', order.id)
    .where('state', '=', order.state)
    .execute()
  await db
    .updateTable('ticket')
    .set({ state })
    .where('order_id', '=', order.id)
    .where('state', '!=', 'cancelled')
    .execute()
}

/** Locks the registration of an order, and reads the order as those before have left it. Call it in a transaction. */
async function lockOrder(db: Db, { event_id: event, id }: Order): Promise<Order> {
  await db
    .updateTable('event_registration')
    .set({ turns: sql`turns + 0` })
    .where('event_id', '=', event)
    .execute()
  return requireOrder(db, event, id)
}

/**
 * Cancels an order, or one of its tickets, and gives the places to who waits. Returns who got them. Throws 409, also for who has arrived, and where
 * the order was changed after it was read.
 */
export async function cancelTickets(db: Db, read: Order, ticket?: number): Promise<Order[]> {
  if (read.state === 'cancelled') refuse(409, 'This is cancelled already.')
  const order = await lockOrder(db, read)
  if (order.version !== read.version) refuse(409, changedMeanwhile())
  const tickets = await ticketsOf(db, [order.id])
  const open = tickets.filter(({ state }) => state !== 'cancelled')
  const leaving = ticket === undefined ? open : open.filter(({ id }) => id === ticket)
  if (leaving.length === 0) refuse(404, 'There is no such ticket.')
  if (leaving.some(({ arrived_at }) => arrived_at !== null))
    refuse(409, 'Somebody came in with this ticket already.')
  if (leaving.length === open.length) await setState(db, order, 'cancelled')
  else {
    await db
      .updateTable('ticket')
      .set({ state: 'cancelled' })
      .where(
        'id',
        'in',
        leaving.map(({ id }) => id),
      )
      .execute()
    const left = open.filter((one) => !leaving.includes(one)).reduce((sum, { price }) => sum + price, 0)
    await db
      .updateTable('ticket_order')
      // The code takes off no more than what is left costs.
      .set({ discount: Math.min(order.discount, left), version: sql`version + 1` })
      .where('id', '=', order.id)
      .execute()
  }
  return fillPlaces(db, order.event_id)
}

/** Whether who has the secret of an order may cancel it on a day. */
export async function mayCancel(db: Db, order: Order, today: string): Promise<boolean> {
  const { cancels_until } = await requireRegistration(db, order.event_id)
  const { date } = await requireEvent(db, order.event_id)
  return order.state !== 'cancelled' && today <= (cancels_until ?? date)
}

/** Notes what was paid at the desk, or given back. Throws 409 for another version; 400 for more than is due, or than was paid. Call it in a transaction. */
export async function addPayment(
  db: Db,
  read: Order,
  { amount, method, version }: PaymentForm,
  { by, now }: { by: number; now: Date },
): Promise<void> {
  const order = await lockOrder(db, read)
  if (version !== undefined && version !== order.version) refuse(409, changedMeanwhile())
  const [row] = await rowsOf(db, [order])
  if (amount > 0 && amount > (row?.due ?? 0)) refuseFields({ amount: ['This is more than is due'] })
  if (amount < 0 && -amount > (row?.paid ?? 0)) refuseFields({ amount: ['This is more than was paid'] })
  await db
    .insertInto('ticket_payment')
    .values({ order_id: order.id, amount, method, paid_at: now.toISOString(), recorded_by: by })
    .execute()
  await db.updateTable('ticket_order').set({ version: sql`version + 1` }).where('id', '=', order.id).execute()
}

const ticketsOf = async (db: Db, orders: readonly number[]): Promise<Ticket[]> =>
  orders.length === 0
    ? []
    : db.selectFrom('ticket').selectAll().where('order_id', 'in', orders).orderBy('id').execute()

/** Orders for staff, with their tickets and payments. */
export async function rowsOf(db: Db, orders: readonly Order[]): Promise<OrderRow[]> {
  const [first] = orders
  if (!first) return []
  const ids = orders.map(({ id }) => id)
  const tickets = await ticketsOf(db, ids)
  const payments = await db
    .selectFrom('ticket_payment')
    .leftJoin('account', 'account.id', 'recorded_by')
    .select(['order_id', 'amount', 'method', 'paid_at', 'first_name', 'middle_name', 'last_name'])
    .where('order_id', 'in', ids)
    .orderBy('ticket_payment.id')
    .execute()
  const kinds = new Map((await kindsOf(db, first.event_id)).map(({ id, name }) => [id, name]))
  return orders.map((order) => {
    const own = tickets.filter(({ order_id }) => order_id === order.id)
    const cost = own.filter(({ state }) => state !== 'cancelled').reduce((sum, { price }) => sum + price, 0)
    const discount = Math.min(cost, order.discount)
    const total = cost - discount
    const paidRows = payments.filter(({ order_id }) => order_id === order.id)
    const paid = paidRows.reduce((sum, { amount }) => sum + amount, 0)
    const { id, state, name, email, telephone, ordered_at, version } = order
    return {
      ...{ id, state, name, email, telephone, ordered_at, version, total, discount, paid },
      due: (state === 'waiting' ? 0 : total) - paid,
      tickets: own.map((ticket) => ({
        id: ticket.id,
        kind: kinds.get(ticket.kind_id) ?? '',
        name: ticket.name,
        price: ticket.price,
        code: ticket.code,
        state: ticket.state,
        arrived_at: ticket.arrived_at ?? '',
      })),
      payments: paidRows.map(({ amount, method, paid_at, first_name, middle_name, last_name }) => ({
        ...{ amount, method, paid_at },
        recorded_by: nameOfPerson({
          first_name: first_name ?? '',
          middle_name: middle_name ?? '',
          last_name: last_name ?? '',
        }),
      })),
    }
  })
}

/** An order as its holder sees it; the codes of tickets that wait or are cancelled open nothing, and are left out. */
export async function answerOrder(db: Db, order: Order, now: Date): Promise<OrderAnswer> {
  const [row] = await rowsOf(db, [order])
  const { id: event, title, date, time, location } = await requireEvent(db, order.event_id)
  const { currency } = await readChurch(db)
  const { email: _, telephone: __, payments: ___, tickets, ...shown } = row ?? refuse(404, noSuch)
  return {
    ...shown,
    ...{ event, title, date, time, location, currency },
    tickets: tickets.map(withCode),
    may_cancel: await mayCancel(db, order, await churchDay(db, now)),
  }
}

/** The code of a ticket that has a place, drawn. */
function withCode(ticket: OrderRow['tickets'][number]): OrderAnswer['tickets'][number] {
  if (ticket.state !== 'placed') return { ...ticket, code: '', code_path: '', code_size: 0 }
  const { path: code_path, size: code_size } = drawQr(ticket.code)
  return { ...ticket, code_path, code_size }
}

type Listing = Paging<'turn'> & { state: Order['state'] | undefined }

/** The orders of an event, the newest first; searches names, numbers and addresses. */
export async function listOrders(
  db: Db,
  event: number,
  { state, ...paging }: Listing,
): Promise<RowsPage<OrderRow>> {
  const all = db.selectFrom('ticket_order').selectAll('ticket_order').where('event_id', '=', event)
  const wanted = state ? all.where('state', '=', state) : all
  const searched = { texts: ['ticket_order.name', 'ticket_order.email'], numbers: ['ticket_order.telephone'] }
  const filtered = paging.search ? wanted.where(containing(paging.search, searched)) : wanted
  const page = await fetchPage(filtered, paging, {
    table: 'ticket_order',
    byDefault: [orderTerm('turn', true)],
  })
  return { ...page, rows: await rowsOf(db, page.rows) }
}
