import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { walletMethods } from '../../../lib/contract/giving/giving.ts'
import { donationRules } from '../../../lib/texts/giving/donation-rules.ts'
import { hashSecret } from '../../accounts/accounts/sessions/secrets.ts'
import { readTelephone } from '../../accounts/accounts/telephones.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse, refuseFields } from '../../platform/errors/refusal.ts'
import { readChurch, readModulesOff } from '../../settings/church-settings/repo.ts'
import { givingRefusals } from './messages.ts'
import { nextPoll } from './poll.ts'
import { chosenOf, type Providers } from './providers/provider.ts'
import { addGift, findBySecret, findOpen, type Gift, newGift } from './repo.ts'

/*
 * Payments for what the church sells: the tickets of an order. A purchase goes the way of a gift (row, provider, resolver, books), and is none: its
 * purpose is `tickets`. Giving knows the number of the order and nothing else of it.
 */

/** How people can pay online now: the mode of the provider and its methods; undefined where the church takes no money online. */
export async function purchaseWays(db: Db, providers: Providers) {
  if ((await readModulesOff(db)).has('giving')) return undefined
  const { currency, giving_provider } = await readChurch(db)
  const provider = chosenOf(providers, giving_provider)
  const methods = [...(provider?.methodsIn(currency) ?? [])]
  return provider && methods.length > 0 ? { mode: provider.mode, methods } : undefined
}

type Purchase = {
  order: number
  accountId: number | null
  /** In the smallest unit. */
  amount: number
  method: string
  telephone: string
  name: string
  email: string
  /** Of this attempt: the same one again finds the same payment. */
  secret: string
  now: Date
}

/**
 * The row of a payment for an order: the one of the same secret, the order's open one, or a new one. Throws 400 for a method or a number that
 * cannot be, and 404 where the church takes no money online. Call it in the transaction that has looked at what is due.
 */
export async function addPurchase(db: Db, providers: Providers, purchase: Purchase): Promise<Gift> {
  const { order, accountId, amount, method, telephone: written, name, email, secret, now } = purchase
  const same = await findBySecret(db, secret)
  if (same?.order_id === order) return same
  const giver_key = `order ${order}`
  const open = await findOpen(db, { giver_key, fund: 'tickets' })
  if (open) return open
  const { currency, country, giving_provider } = await readChurch(db)
  const provider = chosenOf(providers, giving_provider) ?? refuse(404, donationRules.noGifts)
  if (!provider.methodsIn(currency).includes(method))
    refuseFields({ method: [givingRefusals.churchTakesNoMoney] })
  const asks = walletMethods.includes(method)
  const born = newGift(now)
  return addGift(db, {
    ...born,
    ...{ reference: randomUUID(), secret_hash: hashSecret(secret), account_id: accountId, giver_key },
    ...{ fund: 'tickets', order_id: order, amount, currency, method, name, email, message: '' },
    telephone: asks ? readTelephone({ telephone: written, country_code: undefined }, country) : null,
    ...{ provider: provider.name, mode: provider.mode, next_look_at: nextPoll(born, now) },
  })
}

/** The newest attempt to pay for an order; undefined for none. */
export const newestPurchase = (db: Db, order: number): Promise<Gift | undefined> =>
  db
    .selectFrom('gift')
    .selectAll()
    .where('order_id', '=', order)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** What was paid online for an order, less what was given back; and what is being given back. In the smallest unit. */
export type OnlineSum = { paid: number; refunding: number }

/** The online payments of orders, by order. */
export async function purchaseSums(db: Db, orders: readonly number[]): Promise<Map<number, OnlineSum>> {
  if (orders.length === 0) return new Map()
  const ofRefunds = (...states: string[]) =>
    sql<number>`cast(coalesce(sum((select coalesce(sum(refund.amount), 0) from refund
      where refund.gift_id = gift.id and refund.state in (${sql.join(states)}))), 0) as bigint)`
  const rows = await db
    .selectFrom('gift')
    .select('order_id')
    .select(sql<number>`cast(coalesce(sum(gift.amount), 0) as bigint)`.as('paid'))
    .select([ofRefunds('processed').as('returned'), ofRefunds('asked', 'sent', 'pending').as('refunding')])
    .where('order_id', 'in', orders)
    .where('gift.state', '=', 'succeeded')
    .groupBy('order_id')
    .execute()
  return new Map(
    rows.map(({ order_id, paid, returned, refunding }) => [
      Number(order_id),
      { paid: Number(paid) - Number(returned), refunding: Number(refunding) },
    ]),
  )
}

type Returning = { order: number; amount: number; reason: string; by: number | null; now: Date }

/**
 * Asks for refunds of an order's online payments, the newest first, up to an amount; `by` is null for who cancelled their own. They wait for a
 * treasurer or a super admin. Returns what is asked for: the provider gives each payment back once, and some take no refunds from here, so that the
 * rest is given back in person. Call it in the transaction that cancels.
 */
export async function askPurchaseRefunds(
  db: Db,
  providers: Providers,
  { order, amount, reason, by, now }: Returning,
): Promise<number> {
  if (amount <= 0 || (await readModulesOff(db)).has('giving')) return 0
  const payments = await db
    .selectFrom('gift')
    .select(['id', 'amount', 'provider'])
    .where('order_id', '=', order)
    .where('state', '=', 'succeeded')
    .orderBy('id', 'desc')
    .execute()
  let left = amount
  for (const payment of payments) {
    if (left <= 0) break
    if (!providers.find(({ name }) => name === payment.provider)?.refunds) continue
    left -= await askOne(db, payment, { amount: left, reason, by, now })
  }
  return amount - left
}

/** Asks for a refund of one payment, or for more of it while it waits. Returns how much more is asked for. */
async function askOne(
  db: Db,
  payment: { id: number; amount: number },
  { amount, reason, by, now }: Omit<Returning, 'order'>,
): Promise<number> {
  const open = await db
    .selectFrom('refund')
    .select(['id', 'amount', 'state'])
    .where('gift_id', '=', payment.id)
    .where('state', 'in', ['asked', 'sent', 'pending', 'processed'])
    .executeTakeFirst()
  const more = Math.min(amount, payment.amount - (open?.amount ?? 0))
  if (more <= 0 || (open && open.state !== 'asked')) return 0
  const at = now.toISOString()
  if (open)
    await db
      .updateTable('refund')
      .set({ amount: open.amount + more, version: sql`version + 1` })
      // Who of the church adds to it has asked for it, and does not approve it.
      .set(by === null ? {} : { asked_by: by, is_by_rules: 0 })
      .where('id', '=', open.id)
      .execute()
  else
    await db
      .insertInto('refund')
      .values({
        ...{ gift_id: payment.id, amount: more, reason, state: 'asked', asked_by: by },
        ...{ asked_at: at, changed_at: at, is_by_rules: by === null ? 1 : 0 },
        ...{ decided_by: null, decided_at: null, provider_id: null, next_look_at: null },
      })
      .execute()
  return more
}

/** Blanks who paid for orders; amounts and dates stay for the books. */
export async function forgetPurchasers(db: Db, orders: readonly number[]): Promise<void> {
  if (orders.length === 0) return
  await db
    .updateTable('gift')
    .set({ giver_key: sql<string>`'gift ' || id`, telephone: null, name: '', email: '', prompt: '' })
    .set({ redirect_url: null, account_id: null })
    .where('order_id', 'in', orders)
    .where('state', 'in', ['succeeded', 'failed', 'expired'])
    .where('email', '!=', '')
    .execute()
}
