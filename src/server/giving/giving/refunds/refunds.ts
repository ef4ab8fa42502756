import { type Selectable, sql } from 'kysely'
import type { NewRefund, RefundAnswer } from '../../../../lib/contract/giving/refund.ts'
import { fetchPage, orderTerm, type Paging, type RowsPage } from '../../../platform/db/pagination.ts'
import { containing } from '../../../platform/db/search.ts'
import type { RefundTable } from '../../../platform/db/tables/giving.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { refuse, refuseFields } from '../../../platform/errors/refusal.ts'
import { record } from '../../../settings/system-log/repo.ts'
import { findGiftEntry } from '../../books/entries.ts'
import { postRefund } from '../../books/post-gift.ts'
import { givingRefusals } from '../messages.ts'
import type { PollDeps } from '../poll.ts'
import type { PaymentProvider } from '../providers/provider.ts'
import type { Gift } from '../repo.ts'
import { type FoundRefund, nextRefundState, type RefundFact } from './refund-state-machine.ts'

export type Refund = Selectable<RefundTable>

export const refundOrders = ['asked_at'] as const

const refunds = (db: Db) =>
  db
    .selectFrom('refund')
    .innerJoin('gift', 'gift.id', 'refund.gift_id')
    .leftJoin('account as asker', 'asker.id', 'refund.asked_by')
    .leftJoin('account as decider', 'decider.id', 'refund.decided_by')
    .selectAll('refund')
    .select([
      'gift.receipt_number',
      'gift.provider',
      'gift.amount as gift_amount',
      'gift.currency',
      'gift.fees',
    ])
    .select(['asker.username as asker', 'decider.username as decider'])

/** Refunds, those that wait for a second person first, the newest of these first. */
export async function listRefunds(
  db: Db,
  paging: Paging<(typeof refundOrders)[number]>,
): Promise<RowsPage<RefundAnswer>> {
  const all = refunds(db)
  const columns = ['gift.receipt_number', 'refund.reason']
  const wanted = paging.search ? all.where(containing(paging.search, columns)) : all
  const byDefault = [sql`case when refund.state = 'asked' then 0 else 1 end`, orderTerm('refund.id', true)]
  const { count, rows } = await fetchPage(wanted, paging, { table: 'refund', byDefault })
  return { count, rows: rows.map(read) }
}

export async function findRefund(db: Db, id: number): Promise<RefundAnswer | undefined> {
  const row = await refunds(db).where('refund.id', '=', id).executeTakeFirst()
  return row && read(row)
}

type Row = Awaited<ReturnType<ReturnType<typeof refunds>['executeTakeFirstOrThrow']>>

const read = ({
  id,
  state,
  amount,
  reason,
  why,
  asked_at,
  decided_at,
  changed_at,
  version,
  ...row
}: Row) => ({
  id,
  state,
  amount,
  reason,
  why,
  asked_at,
  decided_at,
  changed_at,
  version,
  receipt_number: row.receipt_number ?? '',
  provider: row.provider,
  currency: row.currency,
  gift_amount: row.gift_amount,
  fees: row.fees,
  asked_by: row.is_by_rules === 1 ? byRules : (row.asker ?? ''),
  decided_by: row.decider ?? '',
})

/** Who asked for a refund that the rules of an event gave to who cancelled. */
const byRules = 'Who cancelled, by the rules of the event'

/** The refund of a gift that its giver is told of: the last one that was approved, of this amount where one is given. */
export function approvedRefundOf(db: Db, giftId: number, amount?: number): Promise<Refund | undefined> {
  const approved = db
    .selectFrom('refund')
    .selectAll()
    .where('gift_id', '=', giftId)
    .where('state', 'in', ['sent', 'pending', 'failed', 'processed'])
    .orderBy('id', 'desc')
    .limit(1)
  return (amount === undefined ? approved : approved.where('amount', '=', amount)).executeTakeFirst()
}

type Asking = NewRefund & { by: number; now: Date }

/**
 * A person asks for a refund. Throws 400 by field, and 409 where the provider has none, the gift's entry was taken back, or another
 * refund is on its way.
 */
export async function askRefund(
  { db, providers }: Pick<PollDeps, 'db' | 'providers'>,
  { receipt_number, amount, reason, by, now }: Asking,
): Promise<number> {
  const gift = await db
    .selectFrom('gift')
    .selectAll()
    .where('receipt_number', '=', receipt_number)
    .where('state', '=', 'succeeded')
    .executeTakeFirst()
  if (!gift) return refuseFields({ receipt_number: [givingRefusals.thereNoGiftBy] })
  if (gift.order_id !== null) refuseFields({ receipt_number: [givingRefusals.paidForTickets] })
  if (amount !== undefined && amount > gift.amount)
    refuseFields({ amount: [givingRefusals.moreThanWasGiven] })
  const provider = providers.find(({ name }) => name === gift.provider)
  if (!provider?.refunds) refuse(409, withoutRefunds())
  if (await hasOpenRefund(db, gift.id)) refuse(409, givingRefusals.giftBeingGivenBack)
  if ((await findGiftEntry(db, gift.id))?.taken_back) refuse(409, takenBack())
  const at = now.toISOString()
  const row = { gift_id: gift.id, amount: amount ?? gift.amount, reason, state: 'asked' as const }
  const { id } = await db
    .insertInto('refund')
    .values({ ...row, asked_by: by, asked_at: at, changed_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const takenBack = () => givingRefusals.entryGiftWasReversed

/** Whether a gift has a refund that forbids another one: the database has one at most. */
export async function hasOpenRefund(db: Db, gift: number): Promise<boolean> {
  const open = await db
    .selectFrom('refund')
    .select('id')
    .where('gift_id', '=', gift)
    .where('state', 'in', ['asked', 'sent', 'pending', 'processed'])
    .executeTakeFirst()
  return open !== undefined
}

export const withoutRefunds = () => givingRefusals.providerGiftTakesNo

/** How long no answer means that nothing is known, in milliseconds: no call takes longer. */
const unknownAfter = 60_000

/** Turns a refund that was approved to `sent`. Whoever does so calls the provider, and nobody else ever again. */
export async function markSent(db: Db, id: number, { by, now }: { by: number; now: Date }): Promise<void> {
  const at = now.toISOString()
  await db
    .updateTable('refund')
    .set({ state: 'sent', decided_by: by, decided_at: at, changed_at: at, version: sql`version + 1` })
    .set({ next_look_at: new Date(now.getTime() + unknownAfter).toISOString() })
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .execute()
}

/** Declines a refund that waits. */
export async function markDeclined(
  db: Db,
  id: number,
  { why, by, now }: { why: string; by: number; now: Date },
): Promise<void> {
  const at = now.toISOString()
  await db
    .updateTable('refund')
    .set({
      state: 'declined',
      why,
      decided_by: by,
      decided_at: at,
      changed_at: at,
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .execute()
}

/** Asks the provider to give a gift back, and notes what it says. */
export async function sendRefund({ db, providers, now }: PollDeps, id: number): Promise<void> {
  const refund = await withGift(db, id)
  const calls = providerOf(providers, refund)?.refunds
  if (refund?.state !== 'sent' || !calls) return
  await noteRefund({ db, now }, refund, await calls.ask(askedOf(refund)))
}

const withGift = (db: Db, id: number) =>
  db
    .selectFrom('refund')
    .innerJoin('gift', 'gift.id', 'refund.gift_id')
    .selectAll('refund')
    .select(['gift.reference', 'gift.provider', 'gift.currency', 'gift.provider_id as payment_id'])
    .where('refund.id', '=', id)
    .executeTakeFirst()

type WithGift = NonNullable<Awaited<ReturnType<typeof withGift>>>

const providerOf = (providers: readonly PaymentProvider[], refund: WithGift | undefined) =>
  providers.find(({ name }) => name === refund?.provider)

const askedOf = ({ reference, payment_id, amount, currency }: WithGift) => ({
  reference,
  amount,
  currency,
  paymentId: payment_id ?? '',
})

/** Asks the provider about every refund that is due. Returns about how many. */
export async function pollDueRefunds({ db, providers, now }: PollDeps): Promise<number> {
  const due = await db
    .selectFrom('refund')
    .select('id')
    .where('next_look_at', '<=', now().toISOString())
    .orderBy('next_look_at')
    .limit(20)
    .execute()
  for (const { id } of due) {
    const refund = await withGift(db, id)
    const calls = providerOf(providers, refund)?.refunds
    if (refund) await noteRefund({ db, now }, refund, (await calls?.lookUp(askedOf(refund))) ?? noKey)
  }
  return due.length
}

const noKey: FoundRefund = { kind: 'no answer', why: 'no key' }

const minute = 60_000

/** Notes what a call has shown, and says when to ask next: after minutes, then hours, then days, for two months. */
async function noteRefund(
  { db, now }: Omit<PollDeps, 'providers'>,
  refund: WithGift,
  atProvider: FoundRefund,
): Promise<void> {
  const at = now()
  const age = at.getTime() - Date.parse(refund.decided_at ?? refund.asked_at)
  const fact = factAt(refund, { atProvider, age })
  const providerId = 'providerId' in atProvider ? atProvider.providerId : undefined
  if (fact) await resolveRefund(db, refund, { fact, providerId, now: at })
  const pause = age < 60 * minute ? 5 * minute : age < 24 * 60 * minute ? 60 * minute : 24 * 60 * minute
  const isOver = age > 60 * 24 * 60 * minute
  await db
    .updateTable('refund')
    .set({ next_look_at: isOver ? null : new Date(at.getTime() + pause).toISOString() })
    .where('id', '=', refund.id)
    .where('state', 'in', ['sent', 'pending'])
    .execute()
}

/** What is known of a refund by what a call has shown; one that never reached the provider has failed after a minute. */
function factAt(
  { state }: Refund,
  { atProvider, age }: { atProvider: FoundRefund; age: number },
): RefundFact | undefined {
  if (atProvider.kind === 'no answer') return undefined
  if (atProvider.kind !== 'unknown') return atProvider
  if (state !== 'sent' || age < unknownAfter) return undefined
  return { kind: 'failed', why: 'It never reached the provider. Please ask for it again.' }
}

type Brought = { fact: RefundFact; providerId?: string | undefined; now: Date }

/**
 * The only place that changes the state of a refund by a fact of the provider. The same facts in any order end in the same state. What
 * was given back is posted to the books.
 */
function resolveRefund(db: Db, refund: Refund, brought: Brought): Promise<void> {
  return db.isTransaction
    ? resolveIn(db, refund, brought)
    : db.transaction().execute((transaction) => resolveIn(transaction, refund, brought))
}

async function resolveIn(db: Db, refund: Refund, brought: Brought): Promise<void> {
  const { fact, providerId, now } = brought
  const state = nextRefundState(refund.state, fact)
  const why = 'why' in fact ? (fact.why ?? '') : ''
  const isNews = state !== refund.state || (state === 'pending' && why !== refund.why)
  if (!isNews) return
  const changed = await db
    .updateTable('refund')
    .set({ state, why, changed_at: now.toISOString(), version: sql`version + 1` })
    .set({ ...(providerId && { provider_id: providerId }), ...(isOver(state) && { next_look_at: null }) })
    .where('id', '=', refund.id)
    .where('state', '=', refund.state)
    .returning('id')
    .executeTakeFirst()
  if (!changed) return
  if (state === 'processed' && state !== refund.state)
    await postRefund(db, { id: refund.id, giftId: refund.gift_id, amount: refund.amount, now })
  const detail = `refund ${refund.id}: ${state}${why && `, ${why}`}`.slice(0, 500)
  const status = state === 'failed' ? 'warning' : 'success'
  if (state !== refund.state)
    await record(db, { at: now, action: 'Refund at the provider', detail, status, address: 'the server' })
}

const isOver = (state: Refund['state']) => state === 'failed' || state === 'processed'

/**
 * The refund that a message of the provider is about. A message has no id of the refund, so it is the last approved one of its
 * amount, or the last one for a message without an amount; undefined for a refund that was made at the provider itself. A gift has
 * one refund at most: while it has another, a failed one that seems to be processed after all counts as made at the provider.
 */
async function refundTold(
  db: Db,
  gift: number,
  { fact, amount }: { fact: RefundFact; amount: number | undefined },
): Promise<Refund | undefined> {
  const approvedRefund = await approvedRefundOf(db, gift, amount)
  const isBeside =
    approvedRefund?.state === 'failed' && fact.kind === 'processed' && (await hasOpenRefund(db, gift))
  return isBeside ? undefined : approvedRefund
}

/**
 * Handles a refund that the provider reports. One that was not asked for here, or of another amount, is stored once among the
 * payments that match no gift.
 */
export async function applyRefundNotice(
  db: Db,
  { gift, fact, now, told }: { gift: Gift | undefined; fact: RefundFact; now: Date; told: Told },
): Promise<void> {
  const refund = gift && (await refundTold(db, gift.id, { fact, amount: told.amount }))
  if (refund) return resolveRefund(db, refund, { fact, providerId: told.providerId, now })
  const kept = { kind: 'succeeded', amount: told.amount, currency: gift?.currency ?? '' }
  await db
    .insertInto('unmatched_payment')
    .values({
      at: now.toISOString(),
      source: 'webhook',
      provider: told.provider,
      why: refundFromOutside,
      reference: told.reference,
      provider_id: told.providerId ?? '',
      fact: JSON.stringify(kept),
    })
    .onConflict((conflict) => conflict.columns(['provider', 'reference', 'provider_id', 'why']).doNothing())
    .execute()
}

/** Why the news of a refund that nobody asked for here is kept among the payments that match no gift. */
export const refundFromOutside = 'a refund from outside'

type Told = {
  provider: string
  reference: string
  amount: number | undefined
  providerId: string | undefined
}
