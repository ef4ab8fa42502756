import type { Context } from 'hono'
import * as calls from '../../../lib/contract/services/calls/registrations.ts'
import type { OrderAnswer } from '../../../lib/contract/services/registration.ts'
import { registrationRules } from '../../../lib/texts/services/registration-rules.ts'
import { demands } from '../../accounts/accounts/rights/demands.ts'
import { anyone } from '../../accounts/accounts/rights/guards.ts'
import { siteOf } from '../../accounts/accounts/rights/site.ts'
import { isWorthPolling, send, sendCode } from '../../giving/giving/begin.ts'
import { type PollDeps, pollGift } from '../../giving/giving/poll.ts'
import { admitPrompt } from '../../giving/giving/prompts.ts'
import { newestPurchase } from '../../giving/giving/purchases.ts'
import { offerStop } from '../../giving/giving/repeats/offer-stop.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { consumeAs } from '../../platform/http/rate-limit.ts'
import { Routes } from '../../platform/http/routes.ts'
import { bodyOf } from '../../platform/http/takes.ts'
import { churchDay } from '../../settings/church-settings/place.ts'
import { readChurch } from '../../settings/church-settings/repo.ts'
import { eventOf } from '../events/of-path.ts'
import { askBack, tellOfTicketRefund } from './give-back.ts'
import { type Order, requireOwnOrder } from './order.ts'
import { answerOrder, cancelTickets, mayCancel, orderTickets } from './orders.ts'
import { addTicketPayment } from './pay.ts'
import { isUnsettled, readAgain, settlePlaces } from './places.ts'
import { type Buyer, offerOf, priceTickets } from './price.ts'
import { requireEvent, requireRegistration } from './settings.ts'
import { tellFrom, tellOrder } from './tell.ts'
import { termsOf, waysOf } from './terms.ts'
import { ticketsPdf } from './tickets-pdf.ts'

/** Tickets for who orders them (docs/registrations.md). */
export const tickets = new Routes()
  .answer(calls.readOffer, anyone, async (c, { id }) => {
    const { db } = c.var
    const event = await requireSeen(c, id)
    const { online } = await termsOf(c)
    const registration = await requireRegistration(db, id)
    return offerOf(db, { event, registration, buyer: await buyerOf(c), online })
  })
  .answer(calls.priceTickets, anyone, async (c, { id }) => {
    await c.var.limits.consume('ticket price by address', c.var.address)
    const { tickets: wanted, discount } = await bodyOf(c)
    await requireSeen(c, id)
    const registration = await requireRegistration(c.var.db, id)
    const kinds = wanted.map(({ kind }) => kind)
    const buyer = await buyerOf(c)
    const {
      total,
      discount: off,
      family,
    } = await priceTickets(c.var.db, { registration, kinds, discount, buyer })
    return { total, discount: off, family }
  })
  .answer(calls.orderTickets, anyone, async (c, { id: event }) => {
    const { caller, limits } = c.var
    if (caller) await limits.consume('ticket order by account', String(caller.id))
    else await limits.consume('ticket order by address', c.var.address)
    const form = await bodyOf(c)
    // Only a program fills this.
    if (form.website !== '') refuse(409, registrationRules.notOpen)
    const wanted = {
      ...{ event, form, account: caller?.id ?? null, buyer: await buyerOf(c) },
      terms: await termsOf(c),
    }
    const { order, isNew, settled } = await c.var.db.transaction().execute(async (db) => {
      await requireSeen(c, event, db)
      return orderTickets(db, wanted)
    })
    const answer = await answerNow(c, order)
    if (isNew) {
      c.var.cache.invalidate('events')
      await tellOrder(c, { order, answer, secret: form.secret })
      await tellFrom(c, settled)
    }
    return answer
  })
  .answer(calls.readTickets, anyone, async (c) => {
    await c.var.limits.consume('tickets by address', c.var.address)
    const { secret } = await bodyOf(c)
    return showOrder(c, await requireOwnOrder(c.var.db, secret))
  })
  .answer(calls.payTickets, [anyone, demands('nothing')], async (c) => {
    const form = await bodyOf(c)
    if (!(await waysOf(c))) refuse(404, registrationRules.notOnline)
    await consumeAs(c, 'gift')
    const deps = payingDeps(c)
    const order = await requireOwnOrder(c.var.db, form.secret)
    const { method: paymentMethod, telephone, attempt } = form
    const prompted = await admitPrompt(c, { gift: { paymentMethod, telephone }, secret: attempt })
    const account = c.var.caller?.id ?? null
    const paying = { form, account, providers: deps.providers, now: c.var.now() }
    const payment = await c.var.db.transaction().execute((db) => addTicketPayment(db, order, paying))
    if (payment.state === 'created') await send(deps, payment, siteOf(c))
    if (prompted) offerStop(c, prompted)
    c.var.giving?.wake()
    return showOrder(c, await requireOwnOrder(c.var.db, form.secret))
  })
  .answer(calls.sendTicketCode, [anyone, demands('nothing')], async (c) => {
    const { secret, code } = await bodyOf(c)
    const order = await requireOwnOrder(c.var.db, secret)
    const gift = (await newestPurchase(c.var.db, order.id)) ?? refuse(409, registrationRules.notWanted)
    await c.var.limits.consume('code by gift', gift.reference)
    await sendCode(payingDeps(c), gift, code)
    return showOrder(c, await requireOwnOrder(c.var.db, secret))
  })
  .answer(calls.readTicketsPdf, [anyone, demands('nothing')], async (c) => {
    await c.var.limits.consume('tickets by address', c.var.address)
    const { secret } = await bodyOf(c)
    const order = await showOrder(c, await requireOwnOrder(c.var.db, secret))
    if (order.state !== 'placed' || order.held_until) refuse(409, registrationRules.noPlace)
    return c.body(await ticketsPdf(await readChurch(c.var.db), order), 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="tickets-${order.date}.pdf"`,
    })
  })
  .answer(calls.cancelTickets, [anyone, demands('nothing')], async (c) => {
    await c.var.limits.consume('tickets by address', c.var.address)
    const { secret, ticket } = await bodyOf(c)
    const today = await churchDay(c.var.db, c.var.now())
    const terms = await termsOf(c)
    const cancelled = await c.var.db.transaction().execute(async (db) => {
      const order = await requireOwnOrder(db, secret)
      if (!(await mayCancel(db, order, today))) refuse(409, registrationRules.notNow)
      const done = await cancelTickets(db, order, { ticket, terms })
      return { ...done, asked_for: await askBack(c, db, { ...done, by: null }) }
    })
    c.var.cache.invalidate('events')
    await tellFrom(c, { placed: cancelled.promoted })
    if (cancelled.asked_for > 0) tellOfTicketRefund(c)
    return answerNow(c, await requireOwnOrder(c.var.db, secret))
  })

/** An event that the caller may see: one of a fellowship is its members'. Throws 404. */
async function requireSeen(c: Context<AppEnv>, id: number, db: Db = c.var.db) {
  await eventOf(c, db)
  return requireEvent(db, id)
}

/** For whom tickets are priced now: the members' price is that of members of a fellowship. */
async function buyerOf(c: Context<AppEnv>): Promise<Buyer> {
  const isMember = c.var.caller !== undefined && c.var.caller.fellowshipId !== null
  return { isMember, today: await churchDay(c.var.db, c.var.now()) }
}

/** How an order stands, brought up to date with the time and with what was paid; the provider is asked about a payment on its way. */
async function showOrder(c: Context<AppEnv>, read: Order): Promise<OrderAnswer> {
  const payment = await newestPurchase(c.var.db, read.id)
  if (payment && c.var.giving && isWorthPolling(payment))
    c.var.background.run(pollGift(payingDeps(c), payment, 'page'))
  if (!isUnsettled(read)) return answerNow(c, read)
  const terms = await termsOf(c)
  const settled = await c.var.db.transaction().execute((db) => settlePlaces(db, read.event_id, terms))
  if (settled.placed.length > 0 || settled.lapsed.length > 0) c.var.cache.invalidate('events')
  await tellFrom(c, settled)
  return answerNow(c, await readAgain(c.var.db, read))
}

const answerNow = async (c: Context<AppEnv>, order: Order): Promise<OrderAnswer> =>
  answerOrder(c.var.db, order, { now: c.var.now(), ways: await waysOf(c) })

/** What the provider is asked with. Throws 404 where the church takes no money online. */
function payingDeps(c: Context<AppEnv>): PollDeps {
  const { db, now, giving } = c.var
  const { providers } = giving ?? refuse(404, registrationRules.notOnline)
  return { db, now, providers }
}
