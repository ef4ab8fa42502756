import { createHash } from 'node:crypto'
import type { Insertable } from 'kysely'
import {
  giftFaults,
  giftWords,
  openGifts,
  refunds,
  repeatedGifts,
  stays,
} from '../../../../../content/year/books.ts'
import type { FundId, GiftState } from '../../../../../lib/contract/giving/giving.ts'
import { nextTime } from '../../../../giving/giving/repeats/repeats.ts'
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
export type PlannedGift = {
  member: Member
  purpose: FundId
  at: Date
  amount: number
  pledge?: number
  /** Where it is under way; every other one has ended. */
  state?: GiftState
}

const cedi = 100
const methods = ['mtn-momo', 'mtn-momo', 'vodafone-cash', 'airteltigo-money', 'bank-card'] as const
const occasions = ['offering', 'thanksgiving', 'building', 'missions', 'offering', 'harvest'] as const

/** Tithes by telephone on the first Sunday's evening, and other gifts of the week: one or two of a hundred members. */
export function planGifts(
  { givers, chance, now }: Setting,
  { sunday, week, isLast }: Week,
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
  const open = openGifts.map(({ state, minutesAgo }, at) => ({
    state,
    member: itemAt(givers, 3 + at * 5),
    purpose: itemAt(occasions, at),
    amount: 20 + at * 15,
    at: daysAfter(now, -minutesAgo / 1440),
  }))
  return [...[...tithes, ...others].filter(({ at }) => at < now), ...(isLast ? open : [])]
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
  { member, purpose, at, amount, pledge, state: open }: PlannedGift,
  place: number,
): GiftRow {
  const ended: readonly [GiftState, string] =
    place % 19 === 11 ? itemAt(giftFaults, Math.floor(place / 19)) : ['succeeded', '']
  const [state, reason] = open ? [open, ''] : ended
  const isPaid = state === 'succeeded'
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
    state,
    reason,
    redirect_url: null,
    fees: isPaid ? Math.round(amount * 1.95) : null,
    receipt_number: null,
    pledge_id: pledge ?? null,
    created_at: moment(at),
    changed_at: paid,
    paid_at: isPaid ? paid : null,
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

/** The refunds that were asked for within a time, each of a gift that came shortly before and is taken out of the list. Returns the drafts of what went back. */
export async function addRefunds(
  { db, treasurer, signatories, now }: Setting,
  { gifts, from, until }: { gifts: Draft[]; from: Date; until: Date },
): Promise<Draft[]> {
  const back: Draft[] = []
  const due = refunds
    .map((refund) => ({ ...refund, asked: daysAfter(now, -refund.daysAgo) }))
    .filter(({ asked }) => asked >= from && asked < until)
  for (const { state, asked, reason, why } of due) {
    const place = gifts.findLastIndex(({ at }) => at < moment(daysAfter(asked, -0.5)))
    const [gift] = place < 0 ? [] : gifts.splice(place, 1)
    if (!gift) continue
    const decided = state === 'asked' ? null : moment(daysAfter(asked, 0.5))
    const { id } = await db
      .insertInto('refund')
      .values({
        gift_id: gift.source_id,
        amount: gift.amount,
        reason,
        why,
        state,
        asked_by: treasurer,
        asked_at: moment(asked),
        decided_by: decided === null ? null : signatories[0],
        decided_at: decided,
        changed_at: decided ?? moment(asked),
        provider_id: null,
        next_look_at: null,
        version: decided ? 3 : 1,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (state === 'processed' && decided) back.push(givenBack(gift, id, decided))
  }
  return back
}

const givenBack = ({ fund_id, amount }: Draft, refund: number, at: string): Draft => ({
  at,
  day: at.slice(0, 10),
  kind: 'refund',
  debit: 'income',
  credit: 'provider',
  fund_id,
  amount,
  source: 'refund',
  source_id: refund,
})

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

/** Gifts that members make again and again, in each state. A card that is charged is next charged in about a month. */
export async function addRepeats({ db, givers, now }: Setting): Promise<void> {
  const yesterday = daysAfter(now, -1)
  const rows = repeatedGifts.map(({ way, every, ended, why }, at) => {
    const { id, email } = itemAt(givers, 4 + at)
    const time = { every, on_day: every === 'week' ? 0 : yesterday.getUTCDate() }
    return {
      ...time,
      way,
      account_id: id,
      fund: at === 3 ? ('building' as const) : ('tithe' as const),
      method: way === 'card' ? 'bank-card' : 'mtn-momo',
      amount: (at + 2) * 2000,
      currency: 'GHS',
      next_on: nextTime(time, day(now)),
      mode: book,
      email,
      card: way === 'card' ? `visa ${4081 + at}` : '',
      sealed_authorization: null,
      created_at: moment(daysAfter(now, -200 + at * 20)),
      stopped_at: ended ? moment(daysAfter(now, -30 + at)) : null,
      stopped_why: why,
    }
  })
  await db.insertInto('giving_repeat').values(rows).execute()
}
