import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { drawQr } from '../../../lib/browser/draw-qr.ts'
import { nameOfPerson } from '../../../lib/contract/people/person.ts'
import type {
  OrderAnswer,
  OrderForm,
  OrderRow,
  PaymentForm,
} from '../../../lib/contract/services/registration.ts'
import { formatMoney } from '../../../lib/money/money.ts'
import { refundShare } from '../../../lib/services/ticket-sum.ts'
import { registrationRules } from '../../../lib/texts/services/registration-rules.ts'
import { hashSecret } from '../../accounts/accounts/sessions/secrets.ts'
import { findTelephone } from '../../accounts/accounts/telephones.ts'
import { deskLedger, postDeskPayment } from '../../giving/books/post-tickets.ts'
import { newestPurchase, type purchaseWays } from '../../giving/giving/purchases.ts'
import { giftAnswer } from '../../giving/giving/repo.ts'
import { fetchPage, orderTerm, type Paging, type RowsPage } from '../../platform/db/pagination.ts'
import { containing } from '../../platform/db/search.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse, refuseFields } from '../../platform/errors/refusal.ts'
import { changedMeanwhile } from '../../platform/http/preconditions.ts'
import { churchDay, countryOf } from '../../settings/church-settings/place.ts'
import { readChurch, readModulesOff } from '../../settings/church-settings/repo.ts'
import { registrationRefusals } from './messages.ts'
import { findOwnOrder, lockOrder, type Order, requireOrder, ticketsOf } from './order.ts'
import { fillPlaces, keepForGood, type Settled, setState, settlePlaces, type Terms } from './places.ts'
import { type Buyer, isOpenOn, priceTickets } from './price.ts'
import { kindsOf, requireEvent, requireRegistration } from './settings.ts'
import { sumsOf, sumsOfOrder } from './sums.ts'

type Ordering = { event: number; form: OrderForm; account: number | null; buyer: Buyer; terms: Terms }

const nothing: Settled = { placed: [], lapsed: [] }

/**
 * Orders tickets once: the same secret finds the same order. Throws 404; 409 where nobody can register, for a kind that is not sold, for another price
 * than the page showed, and where the places do not suffice and there is no waiting list. Call it in a transaction: it locks the registration, so that
 * those who want the last place are served one after the other.
 */
export async function orderTickets(
  db: Db,
  { event, form, account, buyer, terms }: Ordering,
): Promise<{ order: Order; isNew: boolean; settled: Settled }> {
  const earlier = await findOwnOrder(db, form.secret)
  if (earlier) return { order: earlier, isNew: false, settled: nothing }
  const registration = await requireRegistration(db, event)
  if (!isOpenOn(registration, await requireEvent(db, event), buyer.today))
    refuse(409, registrationRules.notOpen)
  const most = registration.most_tickets
  if (form.tickets.length > most) refuseFields({ tickets: [registrationRules.tooMany({ most })] })
  // Places whose time has ended are free for who comes now.
  const settled = await settlePlaces(db, event, terms)
  const { turns } = await db
    .updateTable('event_registration')
    .set({ turns: sql`turns + 1` })
    .where('event_id', '=', event)
    .returning('turns')
    .executeTakeFirstOrThrow()
  const kinds = form.tickets.map(({ kind }) => kind)
  const { prices, discount, discountId, total } = await priceTickets(db, {
    registration,
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
      ordered_at: terms.now.toISOString(),
      family_price: registration.family_price,
      family_most: registration.family_most,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [at, { kind, name }] of form.tickets.entries())
    await db
      .insertInto('ticket')
      .values({ order_id: id, event_id: event, kind_id: kind, name, price: prices[at] ?? 0, code: newCode() })
      .execute()
  const others = (await fillPlaces(db, event, terms, id)).filter((order) => order.id !== id)
  const order = await requireOrder(db, event, id)
  if (order.state === 'waiting' && registration.has_waiting === 0) refuse(409, registrationRules.full)
  return { order, isNew: true, settled: { ...settled, placed: [...settled.placed, ...others] } }
}

/** Letters and digits that nobody confuses. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A code of 16 letters: 80 random bits. */
const newCode = (): string => [...randomBytes(16)].map((byte) => letters[byte % letters.length]).join('')

/** `ticket` for one of several; `givesAll` where the church itself cancels, whatever its rules say. */
type Cancelling = { ticket?: number | undefined; givesAll?: boolean; terms: Terms }

/** What came of it: who got the places, and what is to be given back now beside what is on its way. */
type Cancelled = { promoted: Order[]; order: Order; back: number }

/**
 * Cancels an order, or one of its tickets, and gives the places to who waits. What the rules of the event keep is kept of what was paid, and never
 * asked for. Throws 409, also for who has arrived, and where the order was changed after it was read. Call it in a transaction.
 */
export async function cancelTickets(
  db: Db,
  read: Order,
  { ticket, givesAll = false, terms }: Cancelling,
): Promise<Cancelled> {
  if (read.state === 'cancelled') refuse(409, registrationRefusals.cancelledAlready)
  const order = await lockOrder(db, read)
  if (order.version !== read.version) refuse(409, changedMeanwhile())
  const tickets = await ticketsOf(db, [order.id])
  const open = tickets.filter(({ state }) => state !== 'cancelled')
  const leaving = ticket === undefined ? open : open.filter(({ id }) => id === ticket)
  if (leaving.length === 0) refuse(404, registrationRefusals.noTicket)
  if (leaving.some(({ arrived_at }) => arrived_at !== null)) refuse(409, registrationRefusals.cameIn)
  const share = givesAll || order.state === 'waiting' ? 100 : await shareOn(db, order, terms.now)
  const before = await sumsOfOrder(db, order)
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
    const left = await sumsOfOrder(db, order)
    await db
      .updateTable('ticket_order')
      // The code takes off no more than what is left costs.
      .set({ discount: left.discount, version: sql`version + 1` })
      .where('id', '=', order.id)
      .execute()
  }
  const now = await requireOrder(db, order.event_id, order.id)
  const after = await sumsOfOrder(db, now)
  const kept = before.kept + keptOf({ ...after, kept: before.kept }, before.total - after.total, share)
  if (kept !== before.kept)
    await db.updateTable('ticket_order').set({ kept }).where('id', '=', order.id).execute()
  const promoted = await fillPlaces(db, order.event_id, terms)
  const changed = await requireOrder(db, order.event_id, order.id)
  const { due, refunding } = await sumsOfOrder(db, changed)
  return { promoted, order: changed, back: Math.max(0, -due - refunding) }
}

/** What is kept of tickets that cost `gone`: no more than was paid beyond what is left. */
const keptOf = (
  { paid, total, kept }: { paid: number; total: number; kept: number },
  gone: number,
  share: number,
) => Math.max(0, Math.min(Math.floor((gone * (100 - share)) / 100), paid - total - kept))

async function shareOn(db: Db, { event_id }: Order, now: Date): Promise<number> {
  return refundShare(await requireRegistration(db, event_id), await churchDay(db, now))
}

/** Whether who has the secret of an order may cancel it on a day. */
export async function mayCancel(db: Db, order: Order, today: string): Promise<boolean> {
  const { cancels_until } = await requireRegistration(db, order.event_id)
  const { date } = await requireEvent(db, order.event_id)
  return order.state !== 'cancelled' && today <= (cancels_until ?? date)
}

/**
 * Notes what was paid at the desk, or given back, and enters it in the books where the church uses them. Throws 409 for another version; 400 for more
 * than is due, or than was paid, and where the books do not know the account of something else. Call it in a transaction.
 */
export async function addPayment(
  db: Db,
  read: Order,
  { amount, method, into, version }: PaymentForm,
  { by, now }: { by: number; now: Date },
): Promise<void> {
  const order = await lockOrder(db, read)
  if (version !== undefined && version !== order.version) refuse(409, changedMeanwhile())
  const { due, paid, refunding } = await sumsOfOrder(db, order)
  if (amount > 0 && amount > due) refuseFields({ amount: [registrationRefusals.moreThanDue] })
  if (amount < 0 && -amount > paid - refunding)
    refuseFields({
      amount: [refunding > 0 ? registrationRefusals.givingBack : registrationRefusals.moreThanPaid],
    })
  const hasBooks = !(await readModulesOff(db)).has('books')
  const ledger = hasBooks ? await deskLedger(db, method, into) : undefined
  if (hasBooks && !ledger) refuseFields({ method: [registrationRefusals.chooseAccount] })
  const { id } = await db
    .insertInto('ticket_payment')
    .values({
      ...{ order_id: order.id, amount, method, paid_at: now.toISOString(), recorded_by: by },
      is_posted: ledger ? 1 : 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (ledger) await postDeskPayment(db, { id, amount, ledger, by, now })
  await db.updateTable('ticket_order').set({ version: sql`version + 1` }).where('id', '=', order.id).execute()
  if (order.held_until !== null && amount >= due) await keepForGood(db, order)
}

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
  const sums = await sumsOf(db, orders, tickets)
  return orders.flatMap((order) => {
    const own = tickets.filter(({ order_id }) => order_id === order.id)
    const paidRows = payments.filter(({ order_id }) => order_id === order.id)
    const { id, state, name, email, telephone, ordered_at, version } = order
    const amounts = sums.get(id)
    if (!amounts) return []
    return {
      ...{ id, state, name, email, telephone, ordered_at, version, ...amounts },
      held_until: order.held_until ?? '',
      has_lapsed: order.lapsed_at !== null,
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

/** How the church takes money online; undefined where it takes none. */
type Ways = Awaited<ReturnType<typeof purchaseWays>>

/** An order as its holder sees it; the codes of tickets that wait, are cancelled or have to be paid first open nothing, and are left out. */
export async function answerOrder(
  db: Db,
  order: Order,
  { now, ways }: { now: Date; ways: Ways },
): Promise<OrderAnswer> {
  const [row] = await rowsOf(db, [order])
  const { id: event, title, date, time, location } = await requireEvent(db, order.event_id)
  const { currency } = await readChurch(db)
  const { telephone: _, payments: __, tickets, ...shown } = row ?? refuse(404, registrationRefusals.noOrder)
  const registration = await requireRegistration(db, order.event_id)
  const { pays_online, pays_later, refund_full_until, refund_part_until, refund_percent } = registration
  const { total, due, paid, kept, held_until } = shown
  const mayPay = ways && pays_online === 1 && order.state === 'placed' && due > 0
  const newest = await newestPurchase(db, order.id)
  const share = order.state === 'waiting' ? 100 : await shareOn(db, order, now)
  return {
    ...shown,
    ...{ event, title, date, time, location, currency },
    ...{ refund_full_until, refund_part_until, refund_percent },
    tickets: tickets.map((ticket) => withCode(ticket, held_until !== '')),
    may_cancel: await mayCancel(db, order, await churchDay(db, now)),
    gets_back: Math.max(0, paid - kept - keptOf({ paid, total: 0, kept }, total, share)),
    pay: mayPay ? { ...ways, in_parts: pays_later === 1, most: due } : null,
    attempt: newest ? giftAnswer(newest) : null,
  }
}

/** The code of a ticket that has a place, drawn. */
function withCode(ticket: OrderRow['tickets'][number], isHeld: boolean): OrderAnswer['tickets'][number] {
  if (ticket.state !== 'placed' || isHeld) return { ...ticket, code: '', code_path: '', code_size: 0 }
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
