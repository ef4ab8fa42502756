import * as calls from '../../../lib/contract/services/calls/registrations.ts'
import { ticketStates } from '../../../lib/contract/services/registration.ts'
import { demands } from '../../accounts/accounts/rights/demands.ts'
import { keepsRegistrations, setsUpRegistrations } from '../../accounts/accounts/rights/guards.ts'
import { deskAccounts } from '../../giving/books/post-tickets.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { answerPage, readChoice, readPaging } from '../../platform/http/pagination.ts'
import { requireUnchanged } from '../../platform/http/preconditions.ts'
import { Routes } from '../../platform/http/routes.ts'
import { bodyOf } from '../../platform/http/takes.ts'
import { churchDay } from '../../settings/church-settings/place.ts'
import { readChurch, readModulesOff } from '../../settings/church-settings/repo.ts'
import { recordAccess } from '../../settings/system-log/access.ts'
import { audit } from '../../settings/system-log/audit.ts'
import { writeLogged } from '../../settings/system-log/write-logged.ts'
import { badgesPdf } from './badges.ts'
import { deskOf, requireAtDesk, requireSetUp } from './desk.ts'
import { listDoor, noteArrival } from './door.ts'
import { askBack, tellOfTicketRefund } from './give-back.ts'
import { registrationRefusals } from './messages.ts'
import { type Order, requireOrder } from './order.ts'
import { addPayment, cancelTickets, listOrders, rowsOf } from './orders.ts'
import { fillPlaces } from './places.ts'
import { listRegistrations, readRegistration, requireRegistration, saveRegistration } from './settings.ts'
import { tellFrom } from './tell.ts'
import { termsOf } from './terms.ts'

/** Registrations of events for who keeps them, each within their desk: an extension (docs/registrations.md). */
export const registrationDesk = new Routes()
  .answer(calls.listRegistrations, keepsRegistrations, async (c) => {
    const today = await churchDay(c.var.db, c.var.now())
    return listRegistrations(c.var.db, today, await deskOf(c))
  })
  .answer(calls.listDeskAccounts, keepsRegistrations, async (c) => {
    if ((await readModulesOff(c.var.db)).has('books')) return []
    return (await deskAccounts(c.var.db)).map(({ id, name }) => ({ id, name }))
  })
  .answer(calls.readRegistration, setsUpRegistrations, async (c, { id }) => {
    await requireSetUp(c.var.db, await deskOf(c), id)
    const { online } = await termsOf(c)
    return readRegistration(c.var.db, id, online)
  })
  .answer(calls.saveRegistration, [setsUpRegistrations, demands('nothing')], async (c, { id }) => {
    const form = await bodyOf(c)
    const desk = await deskOf(c)
    const { title: detail } = await requireSetUp(c.var.db, desk, id)
    const terms = await termsOf(c)
    const promoted = await writeLogged(c, { action: 'Registration of an event set', detail }, async (db) => {
      await requireSetUp(db, desk, id)
      await saveRegistration(db, id, { form, online: terms.online })
      return fillPlaces(db, id, terms)
    })
    c.var.cache.invalidate('events')
    await tellFrom(c, { placed: promoted })
    return readRegistration(c.var.db, id, terms.online)
  })
  .answer(calls.listOrders, keepsRegistrations, async (c, { id }) => {
    await requireAtDesk(c.var.db, await deskOf(c), id)
    await requireRegistration(c.var.db, id)
    const paging = { ...readPaging(c, ['turn']), state: readChoice(c, 'status', ticketStates) }
    const page = await listOrders(c.var.db, id, paging)
    await recordAccess(c, { what: `orders of event ${id}`, rows: page.rows.length, filter: paging.search })
    return answerPage(c, paging, page)
  })
  .answer(calls.addPayment, [keepsRegistrations, demands('nothing')], async (c, { id, order }) => {
    const payment = await bodyOf(c)
    const desk = await deskOf(c)
    await c.var.db.transaction().execute(async (db) => {
      const { title } = await requireAtDesk(db, desk, id)
      const act = { by: callerOf(c).id, now: c.var.now() }
      await addPayment(db, await requireOrder(db, id, order), payment, act)
      const action = payment.amount < 0 ? 'Tickets: money given back' : 'Tickets paid'
      await audit(c, db, action, { detail: `order ${order} of ${title}`, status: 'warning' })
    })
    return answerRow(c.var.db, await requireOrder(c.var.db, id, order))
  })
  .answer(calls.cancelOrder, [keepsRegistrations, demands('nothing')], async (c, { id, order }) => {
    const desk = await deskOf(c)
    const { title } = await requireAtDesk(c.var.db, desk, id)
    const logged = {
      action: 'Tickets cancelled',
      detail: `order ${order} of ${title}`,
      status: 'warning',
    } as const
    const { gives_all: givesAll } = await bodyOf(c)
    const terms = await termsOf(c)
    const by = callerOf(c).id
    const { promoted, refunds } = await writeLogged(c, logged, async (db) => {
      await requireAtDesk(db, desk, id)
      const row = await requireOrder(db, id, order)
      requireUnchanged(c, row.version)
      const done = await cancelTickets(db, row, { givesAll, terms })
      return { ...done, refunds: await askBack(c, db, { ...done, by }) }
    })
    c.var.cache.invalidate('events')
    await tellFrom(c, { placed: promoted })
    if (refunds > 0) tellOfTicketRefund(c)
    return answerRow(c.var.db, await requireOrder(c.var.db, id, order))
  })
  .answer(calls.listDoor, keepsRegistrations, async (c, { id }) => {
    await requireAtDesk(c.var.db, await deskOf(c), id)
    await requireRegistration(c.var.db, id)
    const tickets = await listDoor(c.var.db, id)
    await recordAccess(c, { what: `door of event ${id}`, rows: tickets.length })
    return tickets
  })
  .answer(calls.addArrival, [keepsRegistrations, demands('nothing')], async (c, { id }) => {
    await c.var.limits.consume('scan by account', String(callerOf(c).id))
    const arrival = await bodyOf(c)
    const desk = await deskOf(c)
    const act = { by: callerOf(c).id, now: c.var.now() }
    return c.var.db.transaction().execute(async (db) => {
      await requireAtDesk(db, desk, id)
      await requireRegistration(db, id)
      return noteArrival(db, id, arrival, act)
    })
  })
  .answer(calls.readBadges, keepsRegistrations, async (c, { id }) => {
    const { title, date } = await requireAtDesk(c.var.db, await deskOf(c), id)
    await requireRegistration(c.var.db, id)
    const tickets = await listDoor(c.var.db, id)
    if (tickets.length === 0) refuse(409, registrationRefusals.nobodyYet)
    await recordAccess(c, { what: `badges of event ${id}`, rows: tickets.length })
    const file = await badgesPdf({ church: await readChurch(c.var.db), title, day: date, tickets })
    return c.body(file, 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="badges-${date}.pdf"`,
    })
  })

async function answerRow(db: Db, order: Order) {
  const [row] = await rowsOf(db, [order])
  return row ?? refuse(404, registrationRefusals.noOrder)
}
