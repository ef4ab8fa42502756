import type { PayForm } from '../../../lib/contract/services/registration.ts'
import { registrationRules } from '../../../lib/texts/services/registration-rules.ts'
import type { Providers } from '../../giving/giving/providers/provider.ts'
import { addPurchase } from '../../giving/giving/purchases.ts'
import { findBySecret, type Gift } from '../../giving/giving/repo.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse, refuseFields } from '../../platform/errors/refusal.ts'
import { lockOrder, type Order } from './order.ts'
import { requireRegistration } from './settings.ts'
import { sumsOfOrder } from './sums.ts'

type Paying = { form: PayForm; account: number | null; providers: Providers; now: Date }

/**
 * The payment of an order online: the one of the same attempt, the one that is open, or a new one of at most what is due. Throws 409 for an order without
 * a place and for one that is paid, and 400 for more than is due, or less where it has to be paid at once. Call it in a transaction.
 */
export async function addTicketPayment(
  db: Db,
  read: Order,
  { form, account, providers, now }: Paying,
): Promise<Gift> {
  const order = await lockOrder(db, read)
  const { pays_online, pays_later } = await requireRegistration(db, order.event_id)
  const { amount, method, telephone, email, attempt } = form
  const { due } = await sumsOfOrder(db, order)
  const purchase = () =>
    addPurchase(db, providers, {
      ...{ order: order.id, accountId: account ?? order.account_id, amount, method, telephone },
      ...{ name: order.name, email, secret: attempt, now },
    })
  // After a lost answer the first payment is shown, whatever has become of it.
  if ((await findBySecret(db, attempt))?.order_id === order.id) return purchase()
  if (order.state !== 'placed') refuse(409, registrationRules.noPlaceToPay)
  if (pays_online === 0) refuse(409, registrationRules.notOnline)
  if (due <= 0) refuse(409, registrationRules.isPaid)
  if (amount > due) refuseFields({ amount: [registrationRules.tooMuch] })
  if (pays_later === 0 && amount < due) refuseFields({ amount: [registrationRules.atOnce] })
  return purchase()
}
