import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { GiftState } from '../../../lib/contract/giving/giving.ts'
import { isOpenGift } from '../../../lib/contract/giving/giving.ts'
import type { UnmatchedPaymentAnswer } from '../../../lib/contract/giving/unmatched-payment.ts'
import { paidOtherwise } from '../../../lib/texts/giving/giving.ts'
import { fetchPage, orderTerm, type Paging, type RowsPage } from '../../platform/db/pagination.ts'
import { containing } from '../../platform/db/search.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { reverseGift } from '../books/post-gift.ts'
import { givingRefusals } from './messages.ts'
import { hasOpenRefund, refundFromOutside } from './refunds/refunds.ts'
import { findByReference, type Gift } from './repo.ts'
import { assign, resolve } from './resolve.ts'
import type { Payment } from './state-machine.ts'

export const unmatchedOrders = ['at'] as const

const unmatched = (db: Db) =>
  db
    .selectFrom('unmatched_payment')
    // The gift that it was given to, else the one that it names.
    .leftJoin('gift', (join) =>
      join.on(
        sql<boolean>`gift.id = coalesce(unmatched_payment.gift_id, (select named.id from gift as named where named.reference = unmatched_payment.reference))`,
      ),
    )
    .leftJoin('account', 'account.id', 'unmatched_payment.settled_by')
    .selectAll('unmatched_payment')
    .select([
      ...(['gift.reference as gift_reference', 'gift.amount as gift_amount'] as const),
      ...(['gift.currency as gift_currency', 'gift.state as gift_state', 'gift.fund as gift_fund'] as const),
      'account.username',
    ])

/** The payments that matched no gift, those that wait for a decision first, the newest of these first. */
export async function listUnmatched(
  db: Db,
  paging: Paging<(typeof unmatchedOrders)[number]>,
): Promise<RowsPage<UnmatchedPaymentAnswer>> {
  const columns = ['unmatched_payment.reference', 'unmatched_payment.provider_id', 'unmatched_payment.note']
  const all = unmatched(db)
  const wanted = paging.search ? all.where(containing(paging.search, columns)) : all
  const byDefault = [
    sql`case when unmatched_payment.settled is null then 0 else 1 end`,
    orderTerm('unmatched_payment.id', true),
  ]
  const { count, rows } = await fetchPage(wanted, paging, { table: 'unmatched_payment', byDefault })
  return { count, rows: rows.map(read) }
}

export async function findUnmatched(db: Db, id: number): Promise<UnmatchedPaymentAnswer | undefined> {
  const row = await unmatched(db).where('unmatched_payment.id', '=', id).executeTakeFirst()
  return row && read(row)
}

type Row = Awaited<ReturnType<ReturnType<typeof unmatched>['executeTakeFirstOrThrow']>>

function read(row: Row): UnmatchedPaymentAnswer {
  const { id, at, provider, reference, provider_id, why, note, settled, settled_at, version } = row
  const { amount, currency } = paymentOf(row.fact)
  return {
    id,
    at,
    provider,
    reference,
    provider_id,
    why,
    note,
    settled_at,
    version,
    amount: amount ?? null,
    currency,
    settled: settled ?? '',
    settled_by: row.username ?? '',
    gift_reference: row.gift_reference ?? '',
    gift_amount: row.gift_amount,
    gift_currency: row.gift_currency ?? '',
    gift_state: row.gift_state ?? '',
    gift_fund: row.gift_fund ?? '',
  }
}

const Kept = z.object({
  amount: z.catch(z.union([z.number(), z.undefined()]), undefined),
  currency: z.catch(z.string(), ''),
  providerId: z.catch(z.string(), ''),
  fees: z.catch(z.nullable(z.number()), null),
  paidAt: z.catch(z.nullable(z.string()), null),
})

/** Parses the stored payment. */
function paymentOf(fact: string): Payment {
  const { amount, ...kept } = z.parse(Kept, JSON.parse(fact))
  return { kind: 'succeeded', amount, ...kept }
}

type Deciding = { note: string; by: number; now: Date }

/** Decides that a payment stays unmatched, with the reason. The gift that it names has expired if it was open. */
export async function leaveUnmatched(db: Db, id: number, { note, by, now }: Deciding): Promise<void> {
  await settle(db, id, { settled: 'stays', note, by, now })
  await expireNamed(db, id, now)
}

/** Expires the open gift that a payment names: no other payment comes for it, and it keeps its giver from another gift. */
async function expireNamed(db: Db, id: number, now: Date): Promise<void> {
  const { provider, reference } = await db
    .selectFrom('unmatched_payment')
    .select(['provider', 'reference'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const named = await findByReference(db, reference)
  // One provider says nothing of a gift of another.
  if (named?.provider !== provider) return
  const fact = { kind: 'expired', reason: paidOtherwise } as const
  await resolve(db, { provider, reference, fact, source: 'person', now })
}

/** Gives a payment to the gift of a reference. Another one that it names has expired if it was open. Throws 404 and 409. */
export async function assignPayment(
  db: Db,
  id: number,
  { reference, note, by, now }: Deciding & { reference: string },
): Promise<Gift> {
  const gift = (await findByReference(db, reference)) ?? refuse(404, givingRefusals.thereNoGiftReference)
  const { fact, why } = await db
    .selectFrom('unmatched_payment')
    .select(['fact', 'why'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const payment = paymentOf(fact)
  if (why === refundFromOutside) refuse(409, givingRefusals.moneyWasGivenBack)
  if (gift.state === 'succeeded') refuse(409, givingRefusals.giftHasItsMoney)
  if (payment.amount === undefined || payment.amount <= 0) refuse(409, givingRefusals.providerDidNotSay)
  if (payment.currency !== gift.currency)
    refuse(409, givingRefusals.giftInCurrencyAnd({ currency: gift.currency, currency2: payment.currency }))
  const { state, amount, reason } = gift
  const gift_before = JSON.stringify({ state, amount, reason })
  await settle(db, id, { settled: 'given', note, by, now, gift_id: gift.id, gift_before })
  const given = await assign(db, gift, { payment, now })
  await expireNamed(db, id, now)
  return given
}

type Settling = Deciding & { settled: 'given' | 'stays'; gift_id?: number; gift_before?: string }

async function settle(db: Db, id: number, { by, now, ...set }: Settling): Promise<void> {
  await db
    .updateTable('unmatched_payment')
    .set({ ...set, settled_by: by, settled_at: now.toISOString(), version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

const Before = z.object({ state: z.string(), amount: z.number(), reason: z.string() })

/**
 * Takes a decision back. A gift that was given the payment is again what it was; one that was open has expired, since its giver
 * may have begun another. Throws 409 once the gift is being given back.
 */
export async function undoDecision(db: Db, id: number, now: Date): Promise<void> {
  const kept = await db
    .selectFrom('unmatched_payment')
    .select(['gift_id', 'gift_before'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (kept.gift_id !== null && kept.gift_before !== null)
    await takeBack(db, kept.gift_id, { before: kept.gift_before, now })
  await db
    .updateTable('unmatched_payment')
    .set({ settled: null, gift_id: null, gift_before: null, note: '', settled_by: null, settled_at: null })
    .set({ version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

async function takeBack(
  db: Db,
  giftId: number,
  { before, now }: { before: string; now: Date },
): Promise<void> {
  if (await hasOpenRefund(db, giftId)) refuse(409, givingRefusals.giftBeingGivenBack2)
  const { amount, ...was } = z.parse(Before, JSON.parse(before))
  // It was written as the state of a gift.
  const state = was.state as GiftState
  const after = isOpenGift(state) ? 'expired' : state
  await db
    .updateTable('gift')
    .set({ state: after, amount, reason: was.reason || 'Its payment was taken back by the church.' })
    .set({
      provider_id: null,
      fees: null,
      paid_at: null,
      receipt_number: null,
      changed_at: now.toISOString(),
    })
    .where('id', '=', giftId)
    .execute()
  await reverseGift(db, giftId, now)
  const fact = JSON.stringify({ kind: 'payment taken back' })
  const entry = { gift_id: giftId, at: now.toISOString(), source: 'person', fact, before: 'succeeded', after }
  await db.insertInto('gift_event').values(entry).execute()
}
