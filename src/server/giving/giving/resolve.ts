import { sql } from 'kysely'
import { isOpenGift } from '../../../lib/contract/giving/giving.ts'
import type { Db } from '../../platform/db/tables.ts'
import { record } from '../../settings/system-log/repo.ts'
import { postGift } from '../books/post-gift.ts'
import { findByReference, type Gift } from './repo.ts'
import { type Fact, nextState, type Payment } from './state-machine.ts'

/** Where a fact comes from. */
export type Source = 'giver' | 'webhook' | 'poll' | 'page' | 'reconcile' | 'person' | 'repeat'

export type Brought = { provider: string; reference: string; fact: Fact; source: Source; now: Date }

/** What came of a fact: the gift as it is now, or undefined where it belongs to none. */
export type Resolved = { gift: Gift | undefined; changed: boolean }

/**
 * The only place that changes the state of a gift. Compares a payment with the gift: one of another amount or currency, of an
 * unknown reference or with a second id changes nothing and is kept for a person. The same fact twice changes nothing.
 */
export function resolve(db: Db, brought: Brought): Promise<Resolved> {
  return db.isTransaction
    ? resolveIn(db, brought)
    : db.transaction().execute((transaction) => resolveIn(transaction, brought))
}

async function resolveIn(db: Db, brought: Brought): Promise<Resolved> {
  const { reference, fact } = brought
  const gift = await findByReference(db, reference)
  if (fact.kind === 'succeeded') {
    const why = whyUnmatched(gift, brought, fact)
    if (why) return addUnmatched(db, brought, { why, gift, payment: fact })
  }
  if (!gift) return { gift, changed: false }
  const state = nextState(gift.state, fact)
  const told = wordsOf(gift, fact)
  if (state === gift.state && !told) return { gift, changed: false }
  return { gift: await change(db, gift, { ...brought, state, told }), changed: true }
}

/** A person gives a kept payment to a gift that has no money yet: it succeeds with the amount that was paid. */
export function assign(db: Db, gift: Gift, { payment, now }: { payment: Payment; now: Date }): Promise<Gift> {
  const { provider, reference } = gift
  const amount = payment.amount ?? gift.amount
  const brought = { provider, reference, fact: payment, source: 'person', now } as const
  return change(db, { ...gift, amount }, { ...brought, state: 'succeeded', told: { amount } })
}

function whyUnmatched(gift: Gift | undefined, { provider }: Brought, payment: Payment): string | undefined {
  if (gift?.provider !== provider) return 'unknown reference'
  if (payment.amount !== gift.amount) return 'another amount'
  if (payment.currency !== gift.currency) return 'another currency'
  const isSecond =
    gift.state === 'succeeded' && payment.providerId !== '' && payment.providerId !== gift.provider_id
  return isSecond ? 'a second payment' : undefined
}

/** What a fact says besides the state: where to go, and what to do. Undefined when it says nothing new. */
function wordsOf(gift: Gift, fact: Fact): Partial<Gift> | undefined {
  if (fact.kind !== 'pending' || !isOpenGift(gift.state) || gift.state === 'needs code') return undefined
  const prompt = gift.prompt || (fact.prompt ?? '')
  const redirect_url = gift.redirect_url ?? fact.redirectUrl ?? null
  const isNew = prompt !== gift.prompt || redirect_url !== gift.redirect_url
  return isNew ? { prompt, redirect_url } : undefined
}

type Change = Brought & { state: Gift['state']; told: Partial<Gift> | undefined }

async function change(db: Db, gift: Gift, { fact, source, now, state, told }: Change): Promise<Gift> {
  const at = now.toISOString()
  const { id, state: before } = gift
  const set = { ...told, ...(state !== before && (await columnsOf(db, gift, fact, now))) }
  const changed = await db
    .updateTable('gift')
    .set({ ...set, state, changed_at: at })
    .where('id', '=', id)
    // On both engines transactions that write follow each other; the condition holds should that ever change.
    .where('state', '=', before)
    .returningAll()
    .executeTakeFirstOrThrow()
  const entry = { gift_id: id, at, source, fact: redact(fact), before, after: state }
  await db.insertInto('gift_event').values(entry).execute()
  return changed
}

/** The columns that come with a new state. */
async function columnsOf(db: Db, gift: Gift, fact: Fact, now: Date): Promise<Partial<Gift>> {
  if (fact.kind === 'needs code') return { prompt: fact.prompt }
  if (fact.kind === 'failed' || fact.kind === 'expired') return { reason: fact.reason }
  if (fact.kind !== 'succeeded') return {}
  const { providerId, fees, paidAt } = fact
  const paid_at = paidAt ?? now.toISOString()
  return {
    provider_id: providerId,
    fees,
    reason: '',
    next_look_at: null,
    paid_at,
    receipt_number: await postGift(db, { ...gift, fees, paidAt: paid_at, now }),
  }
}

type Unmatched = { why: string; gift: Gift | undefined; payment: Payment }

/** Keeps a payment once. The system log tells the admin that there is one, without a name or an amount. */
async function addUnmatched(
  db: Db,
  { provider, reference, source, now }: Brought,
  { why, gift, payment }: Unmatched,
): Promise<Resolved> {
  const kept = await db
    .insertInto('unmatched_payment')
    .values({
      at: now.toISOString(),
      source,
      provider,
      reference: reference.slice(0, 200),
      why,
      provider_id: payment.providerId,
      fact: redact(payment),
    })
    .onConflict((conflict) => conflict.columns(['provider', 'reference', 'provider_id', 'why']).doNothing())
    .returning(sql<number>`1`.as('new'))
    .executeTakeFirst()
  const detail = `${why}, payment ${payment.providerId} of ${provider}`
  const entry = { at: now, action: 'Payment kept for a look', detail, address: 'the server' }
  if (kept) await record(db, { ...entry, status: 'warning' })
  return { gift, changed: false }
}

/** A fact as it is kept: without the prompt and the page, which may name the giver. */
const redact = (fact: Fact): string =>
  JSON.stringify({ ...fact, prompt: undefined, redirectUrl: undefined }).slice(0, 2000)
