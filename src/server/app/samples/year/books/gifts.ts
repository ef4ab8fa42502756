import { createHash } from 'node:crypto'
import type { Insertable } from 'kysely'
import { giftFaults, giftWords, refundReason, stays } from '../../../../../content/year/books.ts'
import type { FundId } from '../../../../../lib/contract/giving/giving.ts'
import { updateRows } from '../../../../platform/db/many-rows.ts'
import type { GiftTable } from '../../../../platform/db/tables/giving.ts'
import { day, daysAfter, moment } from '../../seed/days.ts'
import { itemAt } from '../../seed/random.ts'
import { isFirstOfMonth } from './calendar.ts'
import { book, type Draft, type Posted } from './chain.ts'
import type { Week } from './counts.ts'
import type { Habit } from './habits.ts'
import type { Member, Setting } from './setting.ts'

/** A gift of the page Give, before it is written. `amount` in whole cedis. */
export type PlannedGift = { member: Member; purpose: FundId; at: Date; amount: number; pledge?: number }

const cedi = 100
const methods = ['mtn-momo', 'mtn-momo', 'vodafone-cash', 'airteltigo-money', 'bank-card'] as const
const occasions = ['offering', 'thanksgiving', 'building', 'missions', 'offering', 'harvest'] as const

/** Tithes by telephone on the first Sunday's evening, and other gifts of the week: one or two of a hundred members. */
export function planGifts(
  { givers, chance, now }: Setting,
  { sunday, week }: Week,
  habits: readonly Habit[],
): PlannedGift[] {
  const tithes = habits
    .filter(
      ({ way, from, until, every }) =>
        way === 'telephone' && week >= from && week < until && (every === 'week' || isFirstOfMonth(sunday)),
    )
    .map(({ member, amount }) => ({
      member,
      amount,
      purpose: 'tithe' as const,
      at: daysAfter(sunday, (member.id % 30) / 144),
    }))
  const many = Math.ceil(givers.length / 100) * (1 + chance.whole(2))
  const others = Array.from({ length: many }, () => ({
    member: chance.pick(givers),
    purpose: chance.pick(occasions),
    amount: 10 * (1 + chance.whole(25)),
    at: daysAfter(sunday, 1 + chance.whole(5) + chance.whole(500) / 1440),
  }))
  return [...tithes, ...others].filter(({ at }) => at < now)
}

/** Writes gifts of a week after so many others: every nineteenth came to nothing. Returns drafts of the entries of the others, with the fee that the provider keeps. */
export async function addGifts(
  setting: Setting,
  gifts: readonly PlannedGift[],
  before: number,
): Promise<Draft[]> {
  const { db, fund } = setting
  const planned = gifts.toSorted((a, b) => a.at.getTime() - b.at.getTime())
  const rows = planned.map((gift, at) => ({ row: rowOf(setting, gift, before + at), gift }))
  const drafts: Draft[] = []
  for (let from = 0; from < rows.length; from += 200) {
    const part = rows.slice(from, from + 200)
    const added = await db
      .insertInto('gift')
      .values(part.map(({ row }) => row))
      .returning(['id', 'reference'])
      .execute()
    const ids = new Map(added.map(({ id, reference }) => [reference, id]))
    for (const { row, gift } of part) drafts.push(...draftsOf(row, gift, { fund, ids }))
  }
  return drafts
}

function draftsOf(
  { reference, state, amount, fees, name, account_id, fund: purpose, paid_at }: GiftRow,
  { pledge }: PlannedGift,
  { fund, ids }: Pick<Setting, 'fund'> & { ids: ReadonlyMap<string, number> },
): Draft[] {
  if (state !== 'succeeded') return []
  const at = paid_at ?? ''
  const source_id = ids.get(reference) ?? 0
  const of = { at, day: at.slice(0, 10), fund_id: fund(purpose), source: 'gift' as const, source_id }
  const giver = { account_id: account_id ?? null, name }
  const part = pledge === undefined ? {} : { pledge }
  const gift = { ...of, kind: 'gift', debit: 'provider', credit: 'income', amount, giver, ...part } as const
  const fee = { ...of, kind: 'fee', debit: 'fees', credit: 'provider' } as const
  return fees ? [gift, { ...fee, amount: fees }] : [gift]
}

type GiftRow = Insertable<GiftTable> & { fees: number | null; paid_at: string | null }

function rowOf(
  { chance }: Setting,
  { member, purpose, at, amount, pledge }: PlannedGift,
  place: number,
): GiftRow {
  const fault = place % 19 === 11 ? itemAt(giftFaults, Math.floor(place / 19)) : undefined
  const [method, paid] = [chance.pick(methods), moment(daysAfter(at, 1 / 1440))]
  const id = createHash('sha256').update(`gift ${place}`).digest('hex')
  return {
    reference: `${id.slice(0, 8)}-${id.slice(8, 12)}-4${id.slice(13, 16)}-8${id.slice(17, 20)}-${id.slice(20, 32)}`,
    secret_hash: createHash('sha256').update(id).digest('hex'),
    account_id: member.id,
    giver_key: `account ${member.id}`,
    fund: purpose,
    amount: amount * cedi,
    currency: 'GHS',
    method,
    telephone: method === 'bank-card' ? null : member.telephone,
    name: member.name,
    email: member.email,
    message: chance.pick(giftWords),
    provider: 'paystack',
    mode: book,
    provider_id: `sample-${place + 1}`,
    state: fault ? fault[0] : 'succeeded',
    reason: fault ? fault[1] : '',
    redirect_url: null,
    fees: fault ? null : Math.round(amount * 1.95),
    receipt_number: null,
    pledge_id: pledge ?? null,
    created_at: moment(at),
    changed_at: paid,
    paid_at: fault ? null : paid,
    next_look_at: null,
    looking_until: null,
    collection_id: null,
    weekday: null,
  }
}

/** Each gift says the number of its receipt. */
export async function numberGifts({ db }: Setting, posted: readonly Posted[]): Promise<void> {
  const rows = posted
    .filter(({ draft }) => draft.source === 'gift' && draft.kind === 'gift')
    .map(({ draft, receipt }) => ({ id: draft.source_id, receipt_number: receipt }))
  await updateRows(db, 'gift', { id: 'whole', receipt_number: 'text' }, rows)
}

const refunded = (setting: Setting) => ({
  reason: refundReason,
  asked_by: setting.treasurer,
  provider_id: null,
  next_look_at: null,
})

/** A gift that was given back at the wish of its giver. Returns the draft of its entry. */
export async function addRefund(setting: Setting, { at: given, ...gift }: Draft): Promise<Draft> {
  const date = daysAfter(new Date(given), 1)
  const done = moment(daysAfter(date, 0.5))
  const { id } = await setting.db
    .insertInto('refund')
    .values({
      ...refunded(setting),
      gift_id: gift.source_id,
      amount: gift.amount,
      state: 'processed',
      asked_at: moment(date),
      decided_by: setting.signatories[0],
      decided_at: done,
      changed_at: done,
      version: 3,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { fund_id, amount } = gift
  const entry = { kind: 'refund', debit: 'income', credit: 'provider', source: 'refund' } as const
  return { ...entry, at: done, day: done.slice(0, 10), fund_id, amount, source_id: id }
}

/** The refund of a gift waits for a second treasurer. */
export async function askRefund(setting: Setting, gift: Draft): Promise<void> {
  const at = moment(daysAfter(setting.now, -0.1))
  await setting.db
    .insertInto('refund')
    .values({
      ...refunded(setting),
      gift_id: gift.source_id,
      amount: gift.amount,
      state: 'asked',
      asked_at: at,
      changed_at: at,
      decided_by: null,
      decided_at: null,
    })
    .execute()
}

/** A payment that no gift is known of, and one that a treasurer has looked at. */
export async function addUnmatched({ db, treasurer, now }: Setting): Promise<void> {
  const fact = (amount: number, at: Date) =>
    JSON.stringify({
      kind: 'succeeded',
      amount,
      currency: 'GHS',
      providerId: '',
      fees: null,
      paidAt: moment(at),
    })
  const [early, late] = [daysAfter(now, -40), daysAfter(now, -2)]
  const of = { source: 'webhook', provider: 'paystack', why: 'an unknown reference' }
  await db
    .insertInto('unmatched_payment')
    .values([
      {
        ...of,
        at: moment(early),
        reference: 'other-church-0193',
        provider_id: 'sample-9001',
        fact: fact(120_000, early),
        settled: 'stays',
        note: stays,
        settled_by: treasurer,
        settled_at: moment(daysAfter(early, 1)),
        gift_id: null,
        gift_before: null,
        version: 2,
      },
      {
        ...of,
        at: moment(late),
        reference: 'kofi-and-ama',
        provider_id: 'sample-9002',
        fact: fact(5000, late),
        note: '',
        version: 1,
        settled: null,
        settled_by: null,
        settled_at: null,
        gift_id: null,
        gift_before: null,
      },
    ])
    .execute()
}

/** Members who are reminded of a gift, one of whom has stopped. */
export async function addRepeats({ db, givers, now }: Setting): Promise<void> {
  const next = day(daysAfter(now, 9))
  const rows = givers.slice(4, 9).map(({ id, email }, at) => ({
    account_id: id,
    way: 'remind' as const,
    every: at % 2 === 0 ? ('month' as const) : ('week' as const),
    on_day: at % 2 === 0 ? 1 + at : 0,
    fund: at === 3 ? ('building' as const) : ('tithe' as const),
    method: 'mtn-momo',
    amount: (at + 2) * 2000,
    currency: 'GHS',
    next_on: next,
    mode: book,
    email,
    card: '',
    sealed_authorization: null,
    created_at: moment(daysAfter(now, -200 + at * 20)),
    stopped_at: at === 4 ? moment(daysAfter(now, -30)) : null,
  }))
  if (rows.length > 0) await db.insertInto('giving_repeat').values(rows).execute()
}
