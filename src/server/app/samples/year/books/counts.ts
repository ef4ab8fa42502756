import { chequeGivers, returnedCheque, thanks } from '../../../../../content/year/books.ts'
import { denominationsOf } from '../../../../../lib/contract/giving/books-count.ts'
import { dayNames } from '../../../../../lib/time/day-names.ts'
import { chunksOf } from '../../../../platform/db/chunks.ts'
import { at as atTime, day, moment } from '../../seed/days.ts'
import { itemAt } from '../../seed/random.ts'
import { fullnessOf, isFirstOfMonth, isHarvest } from './calendar.ts'
import { book, type Draft } from './chain.ts'
import type { Habit } from './habits.ts'
import type { Setting } from './setting.ts'

type Item = {
  kind: 'envelope' | 'cheque'
  fund: number
  account: number | null
  name: string
  detail: string
  amount: number
  pledge: number | undefined
}
type Loose = { fund: number; amount: number }
export type Count = {
  sunday: Date
  service: string
  closed: string
  loose: Loose[]
  items: Item[]
  bowls: number[]
}
/** An envelope of somebody on the n-th Sunday. */
export type Envelope = {
  sunday: number
  account: number
  amount: number
  purpose: string
  /** Of which it is a part. */
  pledge?: number
}

const cedi = 100
/** When both counters have signed, and how much lies loose in the bowls of a usual Sunday, in cedis. */
const services = [
  { title: 'First Service', closed: '11:30', loose: 640, growth: 1.06 },
  { title: 'Second Service', closed: '15:00', loose: 1180, growth: 1.09 },
] as const

/** The Sunday whose books are made: its place among all, and whether it is the last. */
export type Week = { sunday: Date; week: number; isLast: boolean }

/** What was counted at both services of a Sunday. */
export function planCounts(
  setting: Setting,
  { sunday, week }: Week,
  habits: readonly Habit[],
  envelopes: readonly Envelope[],
): Count[] {
  return services.map((service, place) => ({
    sunday,
    service: service.title,
    closed: moment(atTime(sunday, service.closed)),
    loose: looseOf(setting, sunday, { week, ...service }),
    items: [
      ...habits.filter((habit) => bringsOn(habit, sunday, { week, place })).map(titheOf(setting)),
      ...envelopes.filter((one) => one.sunday === week && one.account % 2 === place).map(envelopeOf(setting)),
      ...(place === 1 ? thanksOf(setting) : chequesOf(setting, sunday, week)),
    ],
    // The bowls of Kofi & Ama: on the day of harvest, Sunday-born first.
    bowls: place === 1 && isHarvest(sunday) ? dayNames.map(() => 180 + setting.chance.whole(420)) : [],
  }))
}

function looseOf(
  { fund, chance }: Setting,
  sunday: Date,
  { week, loose, growth }: { week: number; loose: number; growth: number },
): Loose[] {
  const usual = loose * growth ** (week / 52) * fullnessOf(sunday)
  const amountOf = (share: number) => Math.round(usual * share * (0.86 + chance.whole(280) / 1000)) * cedi
  const third = Math.ceil(sunday.getUTCDate() / 7)
  const special = third === 2 ? 'missions' : third === 3 ? 'building' : undefined
  return [
    { fund: fund('offering'), amount: amountOf(1) },
    ...(special ? [{ fund: fund(special), amount: amountOf(0.38) }] : []),
    ...(isHarvest(sunday) ? [{ fund: fund('harvest'), amount: amountOf(2.4) }] : []),
  ]
}

/** Who tithes once a month does so on the first Sunday, or on a later one if payday is later. */
function bringsOn(
  { member, way, every, from, until }: Habit,
  sunday: Date,
  { week, place }: { week: number; place: number },
): boolean {
  if (way !== 'envelope' || week < from || week >= until || member.id % 2 !== place) return false
  const isLate = member.id % 5 === 0
  return (
    every === 'week' ||
    (isLate ? sunday.getUTCDate() > 21 && sunday.getUTCDate() <= 28 : isFirstOfMonth(sunday))
  )
}

const titheOf =
  ({ fund }: Setting) =>
  ({ member, amount }: Habit): Item => ({
    kind: 'envelope',
    fund: fund('tithe'),
    account: member.id,
    name: member.name,
    detail: '',
    amount: amount * cedi,
    pledge: undefined,
  })

const envelopeOf =
  ({ fund, givers }: Setting) =>
  ({ account, amount, purpose, pledge }: Envelope): Item => ({
    kind: 'envelope',
    fund: fund(purpose),
    account,
    amount: amount * cedi,
    pledge,
    detail: '',
    name: givers.find(({ id }) => id === account)?.name ?? '',
  })

function thanksOf({ fund, chance, others }: Setting): Item[] {
  if (chance.happens(0.45)) return []
  const amount = (2 + chance.whole(18)) * 10 * cedi
  const name = others.length > 0 ? chance.pick(others) : 'A friend'
  return [
    {
      kind: 'envelope',
      fund: fund('thanksgiving'),
      account: null,
      name,
      detail: chance.pick(thanks),
      amount,
      pledge: undefined,
    },
  ]
}

const chequesOf = ({ fund }: Setting, sunday: Date, week: number): Item[] =>
  isFirstOfMonth(sunday)
    ? [
        {
          kind: 'cheque',
          fund: fund('building'),
          account: null,
          name: itemAt(chequeGivers, week),
          detail: `Cheque ${String(4100 + week).padStart(6, '0')}`,
          amount: 50_000,
          pledge: undefined,
        },
      ]
    : []

/** Writes the counts of a Sunday; each but the last of all, which waits for its second counter, as drafts of entries. */
export async function addCounts(
  setting: Setting,
  { week, isLast }: Week,
  counts: readonly Count[],
): Promise<Draft[]> {
  const { db, counters, fund } = setting
  const rows = counts.map((count, at) => {
    const isOpen = isLast && at === counts.length - 1
    const sheet = JSON.stringify(sheetOf(count))
    const [first, second] = week % 2 === 0 ? counters : counters.toReversed()
    return {
      book,
      day: day(count.sunday),
      service: count.service,
      created_at: count.closed,
      version: 4,
      first_account: first ?? null,
      first_sheet: sheet,
      first_signed_at: isOpen ? null : count.closed,
      second_account: isOpen ? null : (second ?? null),
      second_sheet: isOpen ? null : sheet,
      second_signed_at: isOpen ? null : count.closed,
      closed_at: isOpen ? null : count.closed,
    }
  })
  const ids = sorted(await db.insertInto('cash_count').values(rows).returning('id').execute())
  const items = counts.flatMap(({ items: own, closed }, at) =>
    own.map(({ fund: fund_id, account: account_id, pledge, ...item }) => ({
      ...item,
      count_id: ids[at] ?? 0,
      fund_id,
      account_id,
      created_at: closed,
      is_pledged: pledge === undefined ? (0 as const) : (1 as const),
    })),
  )
  const itemIds: number[] = []
  for (const part of chunksOf(items))
    itemIds.push(...sorted(await db.insertInto('cash_item').values(part).returning('id').execute()))
  const itemIdOf = itemIds.values()
  const drafts: Draft[] = []
  for (const [at, count] of counts.entries()) {
    const source_id = ids[at] ?? 0
    const of = { at: count.closed, day: day(count.sunday), service: count.service, credit: 'income' as const }
    const by = rows[at]?.second_account ?? counters[1]
    const own = count.items.map(
      ({ kind, fund: fund_id, amount, account: account_id, name, pledge }): Draft => ({
        ...of,
        kind,
        fund_id,
        amount,
        by,
        debit: kind === 'cheque' ? 'cheques' : 'cash',
        source: 'cash_item',
        source_id: itemIdOf.next().value ?? 0,
        giver: { account_id, name },
        ...(pledge !== undefined && { pledge }),
      }),
    )
    const bowls = await addBowls(setting, { count, source_id, fund_id: fund('harvest') })
    const loose = count.loose.map(
      ({ fund: fund_id, amount }): Draft => ({
        ...of,
        kind: 'offering',
        debit: 'cash',
        fund_id,
        amount,
        source: 'cash_count',
        source_id,
        by,
      }),
    )
    if (!isLast || at < counts.length - 1)
      drafts.push(...own, ...bowls.map((bowl) => ({ ...of, ...bowl, by })), ...loose)
  }
  return drafts
}

const sorted = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id).sort((a, b) => a - b)

type Collecting = { count: Count; source_id: number; fund_id: number }

async function addBowls({ db }: Setting, { count, source_id: count_id, fund_id }: Collecting) {
  if (count.bowls.length === 0) return []
  const { id } = await db
    .insertInto('day_collection')
    .values({
      count_id,
      fund_id,
      code: `harvest${String(count_id).padStart(5, '2')}`,
      ended_at: count.closed,
      begun_at: moment(atTime(count.sunday, '11:00')),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const bowls = count.bowls.map((amount, weekday) => ({
    collection_id: id,
    weekday,
    amount: amount * cedi,
    heads: Math.round(amount / 14),
    version: 2,
  }))
  const ids = sorted(await db.insertInto('day_born').values(bowls).returning('id').execute())
  return bowls.map(({ amount, weekday }, at) => ({
    kind: 'day-born' as const,
    debit: 'cash' as const,
    fund_id,
    amount,
    source: 'day_born' as const,
    source_id: ids[at] ?? 0,
    reason: `${dayNames[weekday]?.day}-born`,
  }))
}

/** The notes of a count: by fund the loose cash, the envelopes and the bowls. */
function sheetOf({ loose, items, bowls }: Count) {
  const cash = new Map<number, number>()
  const add = (fund: number, amount: number) => cash.set(fund, (cash.get(fund) ?? 0) + amount)
  for (const { fund, amount } of loose) add(fund, amount)
  for (const { kind, fund, amount } of items) if (kind === 'envelope') add(fund, amount)
  // The last kind of loose cash on the day of harvest is the harvest's.
  const harvest = loose.at(-1)?.fund
  if (harvest !== undefined) for (const amount of bowls) add(harvest, amount * cedi)
  return [...cash].flatMap(([fund, amount]) => notesFor(fund, amount))
}

/** Cash in notes and coins as people bring them: a third of it in notes of five and less. */
function notesFor(fund: number, amount: number) {
  const many = new Map<number, number>()
  const take = (from: number, values: readonly number[]) => {
    let left = from
    for (const value of values) {
      many.set(value, (many.get(value) ?? 0) + Math.floor(left / value))
      left %= value
    }
  }
  const small = Math.floor(amount / 300) * 100
  const values = denominationsOf('GHS')
  take(
    small,
    values.filter((value) => value <= 500),
  )
  take(
    amount - small,
    values.filter((value) => value <= 10_000),
  )
  return [...many].filter(([, count]) => count > 0).map(([value, count]) => ({ fund, value, many: count }))
}

/** The counter-entry of a cheque that the bank has returned, ten days after it was counted. */
export function returned({ draft, id }: { draft: Draft; id: number }, at: Date, by: number): Draft {
  const { giver: _, debit, credit, ...of } = draft
  return {
    ...of,
    kind: 'counter-entry',
    debit: credit,
    credit: debit,
    source: 'ledger_entry',
    source_id: id,
    day: day(at),
    at: moment(at),
    reason: returnedCheque,
    by,
  }
}
