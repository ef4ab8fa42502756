import type { ArrivalForm, DoorTicket } from '../../../lib/contract/services/registration.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { registrationRefusals } from './messages.ts'
import { rowsOf } from './orders.ts'

/** The tickets of an event that may come in, by name. */
export async function listDoor(db: Db, event: number): Promise<DoorTicket[]> {
  const orders = await db
    .selectFrom('ticket_order')
    .selectAll()
    .where('event_id', '=', event)
    .where('state', '=', 'placed')
    .execute()
  const tickets = (await rowsOf(db, orders)).flatMap(({ tickets: own, name: by, due }) =>
    own
      .filter(({ state }) => state === 'placed')
      .map(({ id, name, kind, arrived_at }) => ({ id, name, kind, by, arrived_at, due })),
  )
  return tickets.sort((one, two) => one.name.localeCompare(two.name) || one.id - two.id)
}

/**
 * Lets a ticket in once, or takes that back. Throws 404 for a code that no ticket of this event has, and 409 for one that waits, is cancelled, or is in
 * already. Call it in a transaction.
 */
export async function noteArrival(
  db: Db,
  event: number,
  { code, ticket, undo }: ArrivalForm,
  { by, now }: { by: number; now: Date },
): Promise<DoorTicket> {
  const tickets = db.selectFrom('ticket').selectAll().where('event_id', '=', event)
  const bare = code.toUpperCase().replace(/[^A-Z0-9]/g, '')
  const row =
    (await (ticket === undefined
      ? tickets.where('code', '=', bare)
      : tickets.where('id', '=', ticket)
    ).executeTakeFirst()) ?? refuse(404, registrationRefusals.noTicketCode)
  if (row.state === 'waiting') refuse(409, registrationRefusals.waits({ name: row.name }))
  if (row.state === 'cancelled') refuse(409, registrationRefusals.cancelledTicket({ name: row.name }))
  const order = await db
    .selectFrom('ticket_order')
    .selectAll()
    .where('id', '=', row.order_id)
    .executeTakeFirstOrThrow()
  if (order.held_until !== null && !undo) refuse(409, registrationRefusals.notPaid({ name: row.name }))
  const arriving = db.updateTable('ticket').where('id', '=', row.id)
  const { numUpdatedRows } = await (undo
    ? arriving.set({ arrived_at: null, arrived_by: null })
    : arriving.set({ arrived_at: now.toISOString(), arrived_by: by }).where('arrived_at', 'is', null)
  ).executeTakeFirst()
  if (numUpdatedRows === 0n) refuse(409, registrationRefusals.isIn({ name: row.name }))
  const [answer] = await rowsOf(db, [order])
  const own = answer?.tickets.find(({ id }) => id === row.id)
  if (!answer || !own) refuse(404, registrationRefusals.noTicket)
  return {
    id: own.id,
    name: own.name,
    kind: own.kind,
    by: answer.name,
    arrived_at: own.arrived_at,
    due: answer.due,
  }
}
