import { sql } from 'kysely'
import { familySaving, sumOf } from '../../../lib/services/ticket-sum.ts'
import { purchaseSums } from '../../giving/giving/purchases.ts'
import type { Db } from '../../platform/db/tables.ts'
import { type Order, type Ticket, ticketsOf } from './order.ts'

/** What an order comes to, in the smallest unit. */
export type Sums = {
  /** What its open tickets cost, less the family's price and the discount. */
  total: number
  discount: number
  family: number
  kept: number
  /** At the desk and online, less what was given back. */
  paid: number
  /** What is left to pay; below 0 what is to be given back. */
  due: number
  refunding: number
}

/** The sums of orders, by order. Nobody has to pay before there is a place. */
export async function sumsOf(
  db: Db,
  orders: readonly Order[],
  tickets?: readonly Ticket[],
): Promise<Map<number, Sums>> {
  const ids = orders.map(({ id }) => id)
  const byOrder = Map.groupBy(tickets ?? (await ticketsOf(db, ids)), ({ order_id }) => order_id)
  const desk = await deskSums(db, ids)
  const online = await purchaseSums(db, ids)
  return new Map(
    orders.map((order) => {
      const prices = (byOrder.get(order.id) ?? [])
        .filter(({ state }) => state !== 'cancelled')
        .map(({ price }) => price)
      const family = familySaving(prices, order)
      const cost = sumOf(prices) - family
      const discount = Math.min(cost, order.discount)
      const { paid: paidOnline = 0, refunding = 0 } = online.get(order.id) ?? {}
      const paid = (desk.get(order.id) ?? 0) + paidOnline
      const { kept } = order
      const total = cost - discount
      const left = total + kept - paid
      const due = order.state === 'waiting' ? Math.min(0, left) : left
      return [order.id, { total, discount, family, kept, paid, due, refunding }]
    }),
  )
}

/** What was paid of orders at the desk, less what was given back there. */
async function deskSums(db: Db, orders: readonly number[]): Promise<Map<number, number>> {
  if (orders.length === 0) return new Map()
  const rows = await db
    .selectFrom('ticket_payment')
    .select(['order_id', sql<number>`cast(sum(amount) as bigint)`.as('paid')])
    .where('order_id', 'in', orders)
    .groupBy('order_id')
    .execute()
  return new Map(rows.map(({ order_id, paid }) => [order_id, Number(paid)]))
}

/** The sums of one order. */
export async function sumsOfOrder(db: Db, order: Order): Promise<Sums> {
  const sums = (await sumsOf(db, [order])).get(order.id)
  if (!sums) throw new Error('An order has its sums.')
  return sums
}
