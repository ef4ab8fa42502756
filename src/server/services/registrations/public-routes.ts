import type { Context } from 'hono'
import * as calls from '../../../lib/contract/services/calls/registrations.ts'
import { registrationRules } from '../../../lib/texts/services/registration-rules.ts'
import { demands } from '../../accounts/accounts/rights/demands.ts'
import { anyone } from '../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../platform/context.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { Routes } from '../../platform/http/routes.ts'
import { bodyOf } from '../../platform/http/takes.ts'
import { churchDay } from '../../settings/church-settings/place.ts'
import { readChurch } from '../../settings/church-settings/repo.ts'
import { answerOrder, cancelTickets, mayCancel, orderTickets, requireOwnOrder } from './orders.ts'
import { type Buyer, offerOf, priceTickets } from './price.ts'
import { requireEvent, requireRegistration } from './settings.ts'
import { tellOrder, tellPromoted } from './tell.ts'
import { ticketsPdf } from './tickets-pdf.ts'

/** Tickets for who orders them (docs/registrations.md). */
export const tickets = new Routes()
  .answer(calls.readOffer, anyone, async (c, { id }) => {
    const { db } = c.var
    const event = await requireEvent(db, id)
    return offerOf(db, { event, registration: await requireRegistration(db, id), buyer: await buyerOf(c) })
  })
  .answer(calls.priceTickets, anyone, async (c, { id }) => {
    await c.var.limits.consume('ticket price by address', c.var.address)
    const { tickets: wanted, discount } = await bodyOf(c)
    await requireRegistration(c.var.db, id)
    const kinds = wanted.map(({ kind }) => kind)
    const priced = await priceTickets(c.var.db, { event: id, kinds, discount, buyer: await buyerOf(c) })
    return { total: priced.total, discount: priced.discount }
  })
  .answer(calls.orderTickets, anyone, async (c, { id: event }) => {
    const { caller, limits } = c.var
    if (caller) await limits.consume('ticket order by account', String(caller.id))
    else await limits.consume('ticket order by address', c.var.address)
    const form = await bodyOf(c)
    // Only a program fills this.
    if (form.website !== '') refuse(409, registrationRules.notOpen)
    const wanted = { event, form, account: caller?.id ?? null, buyer: await buyerOf(c), now: c.var.now() }
    const { order, isNew } = await c.var.db.transaction().execute((db) => orderTickets(db, wanted))
    if (isNew) {
      c.var.cache.invalidate('events')
      await tellOrder(c, order, form.secret)
    }
    return answerOrder(c.var.db, order, c.var.now())
  })
  .answer(calls.readTickets, anyone, async (c) => {
    await c.var.limits.consume('tickets by address', c.var.address)
    const { secret } = await bodyOf(c)
    return answerOrder(c.var.db, await requireOwnOrder(c.var.db, secret), c.var.now())
  })
  .answer(calls.readTicketsPdf, [anyone, demands('nothing')], async (c) => {
    await c.var.limits.consume('tickets by address', c.var.address)
    const { secret } = await bodyOf(c)
    const order = await answerOrder(c.var.db, await requireOwnOrder(c.var.db, secret), c.var.now())
    if (order.state !== 'placed') refuse(409, registrationRules.noPlace)
    return c.body(await ticketsPdf(await readChurch(c.var.db), order), 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="tickets-${order.date}.pdf"`,
    })
  })
  .answer(calls.cancelTickets, [anyone, demands('nothing')], async (c) => {
    await c.var.limits.consume('tickets by address', c.var.address)
    const { secret, ticket } = await bodyOf(c)
    const today = await churchDay(c.var.db, c.var.now())
    const promoted = await c.var.db.transaction().execute(async (db) => {
      const order = await requireOwnOrder(db, secret)
      if (!(await mayCancel(db, order, today))) refuse(409, registrationRules.notNow)
      return cancelTickets(db, order, ticket)
    })
    c.var.cache.invalidate('events')
    await tellPromoted(c, promoted)
    return answerOrder(c.var.db, await requireOwnOrder(c.var.db, secret), c.var.now())
  })

/** For whom tickets are priced now: the members' price is that of members of a fellowship. */
async function buyerOf(c: Context<AppEnv>): Promise<Buyer> {
  const isMember = c.var.caller !== undefined && c.var.caller.fellowshipId !== null
  return { isMember, today: await churchDay(c.var.db, c.var.now()) }
}
