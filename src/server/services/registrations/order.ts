import { type Selectable, sql } from 'kysely'
import { hashSecret } from '../../accounts/accounts/sessions/secrets.ts'
import type { TicketOrderTable, TicketTable } from '../../platform/db/tables/registrations.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { registrationRefusals } from './messages.ts'

/** Tickets that somebody ordered together. */
export type Order = Selectable<TicketOrderTable>
export type Ticket = Selectable<TicketTable>

/** The order of a secret. Throws 404. */
export const requireOwnOrder = async (db: Db, secret: string): Promise<Order> =>
  (await findOwnOrder(db, secret)) ?? refuse(404, registrationRefusals.noOrder)

export const findOwnOrder = (db: Db, secret: string): Promise<Order | undefined> =>
  db.selectFrom('ticket_order').selectAll().where('secret_hash', '=', hashSecret(secret)).executeTakeFirst()

/** An order of an event. Throws 404. */
export const requireOrder = async (db: Db, event: number, id: number): Promise<Order> =>
  (await db
    .selectFrom('ticket_order')
    .selectAll()
    .where('event_id', '=', event)
    .where('id', '=', id)
    .executeTakeFirst()) ?? refuse(404, registrationRefusals.noOrder)

/** The tickets of orders. */
export const ticketsOf = async (db: Db, orders: readonly number[]): Promise<Ticket[]> =>
  orders.length === 0
    ? []
    : db.selectFrom('ticket').selectAll().where('order_id', 'in', orders).orderBy('id').execute()

/** Locks the registration of an event: whoever changes its orders is served one after the other. Call it in a transaction. */
export async function lockRegistration(db: Db, event: number): Promise<void> {
  await db
    .updateTable('event_registration')
    .set({ turns: sql`turns + 0` })
    .where('event_id', '=', event)
    .execute()
}

/** Locks the registration of an order, and reads the order as those before have left it. Call it in a transaction. */
export async function lockOrder(db: Db, { event_id: event, id }: Order): Promise<Order> {
  await lockRegistration(db, event)
  return requireOrder(db, event, id)
}
