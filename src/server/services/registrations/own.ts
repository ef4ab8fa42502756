import type { Db } from '../../platform/db/tables.ts'

/** What an account ordered, for its export: without the secret, and without the codes of tickets, which open the door. */
export async function exportTickets(db: Db, account: number) {
  const orders = await db
    .selectFrom('ticket_order')
    .innerJoin('event', 'event.id', 'ticket_order.event_id')
    .select(['ticket_order.id', 'title', 'name', 'email', 'telephone', 'state', 'discount', 'ordered_at'])
    .where('account_id', '=', account)
    .orderBy('ticket_order.id')
    .execute()
  const tickets = await db
    .selectFrom('ticket')
    .innerJoin('ticket_order', 'ticket_order.id', 'ticket.order_id')
    .select(['order_id', 'ticket.name', 'price', 'ticket.state', 'arrived_at'])
    .where('account_id', '=', account)
    .orderBy('ticket.id')
    .execute()
  return orders.map(({ id, ...order }) => ({
    ...order,
    tickets: tickets.filter(({ order_id }) => order_id === id).map(({ order_id: _, ...ticket }) => ticket),
  }))
}
