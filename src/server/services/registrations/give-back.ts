import type { Context } from 'hono'
import { tellApprovers } from '../../accounts/dual-control/tell-approvers.ts'
import { askPurchaseRefunds } from '../../giving/giving/purchases.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { ticketRefundWords as words } from './messages.ts'
import type { Order } from './order.ts'
import { requireEvent } from './settings.ts'

/** `back` is what is to be given back; `by` is null for who cancelled their own tickets. */
type Asking = { order: Order; back: number; by: number | null }

/**
 * Asks for refunds of what was paid online, where the provider gives back: they wait for a treasurer or a super admin. Returns how much of it; the
 * rest is given back at the desk. Call it in the transaction that cancels.
 */
export async function askBack(c: Context<AppEnv>, db: Db, { order, back, by }: Asking): Promise<number> {
  const { title } = await requireEvent(db, order.event_id)
  const reason = words.reason({ event: title, order: order.id })
  const providers = c.var.giving?.providers ?? []
  return askPurchaseRefunds(db, providers, { order: order.id, amount: back, reason, by, now: c.var.now() })
}

/** Tells treasurers and super admins that a refund waits for one of them. */
export const tellOfTicketRefund = (c: Context<AppEnv>): void =>
  tellApprovers(c, { duty: 'treasurer', admins: true }, () => ({
    subject: words.subject,
    page: ['/books#refunds', words.page],
    words: words.waits,
  }))
