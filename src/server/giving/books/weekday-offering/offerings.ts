import { randomBytes } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { FundId } from '../../../../lib/contract/giving/giving.ts'
import {
  type ScreenAnswer,
  screenCodeLength,
  type WeekdayAmountForm,
  type WeekdayOfferingAnswer,
} from '../../../../lib/contract/giving/weekday-offering.ts'
import { dayNames } from '../../../../lib/time/day-names.ts'
import type { DayCollectionTable } from '../../../platform/db/tables/books.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { refuse, refuseFields } from '../../../platform/errors/refusal.ts'
import { readChurch } from '../../../settings/church-settings/repo.ts'
import { mayTakeGifts } from '../funds.ts'
import { bookOf } from '../ledger.ts'
import { bookRefusals } from '../messages.ts'

/*
 * Kofi & Ama: a collection by weekday of birth (docs/decisions/giving.md#two-people). It belongs to a count: the cash of its seven bowls is
 * counted among the notes, and the signatures post each bowl as an entry.
 */

type WeekdayOffering = Selectable<DayCollectionTable>

export const findWeekdayOffering = (db: Db, count: number): Promise<WeekdayOffering | undefined> =>
  db.selectFrom('day_collection').selectAll().where('count_id', '=', count).executeTakeFirst()

/** The collection that has not ended; a book has one at most. */
async function findOpen(db: Db): Promise<WeekdayOffering | undefined> {
  return db
    .selectFrom('day_collection')
    .innerJoin('cash_count', 'cash_count.id', 'day_collection.count_id')
    .selectAll('day_collection')
    .where('cash_count.book', '=', await bookOf(db))
    .where('ended_at', 'is', null)
    .executeTakeFirst()
}

/** What the page Give offers: the purpose of the open collection; undefined while none is open, or its fund has no purpose. */
export async function openWeekdayOffering(db: Db): Promise<{ id: number; purpose: FundId } | undefined> {
  const open = await findOpen(db)
  const fund = open && (await fundOf(db, open))
  const purpose = fund?.purpose
  return open && purpose && purpose !== 'tickets' ? { id: open.id, purpose } : undefined
}

const fundOf = (db: Db, { fund_id }: WeekdayOffering) =>
  db.selectFrom('fund').select(['purpose']).where('id', '=', fund_id).executeTakeFirst()

type Beginning = { count: number; fund: number; now: Date }

/** Begins a collection in a count that is open. Throws 400 for a closed fund, and 409 where the count or the church has one. */
export async function beginWeekdayOffering(db: Db, { count, fund, now }: Beginning): Promise<void> {
  if (await findWeekdayOffering(db, count)) refuse(409, bookRefusals.countHasItsKofi)
  if (await findOpen(db)) refuse(409, bookRefusals.anotherKofiAmaCollection)
  if (!(await mayTakeGifts(db, fund))) refuseFields({ fund: [bookRefusals.pleaseChooseOpenFund] })
  const { id } = await db
    .insertInto('day_collection')
    .values({ count_id: count, fund_id: fund, code: newCode(), begun_at: now.toISOString(), ended_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  const bowls = dayNames.map((_, weekday) => ({ collection_id: id, weekday }))
  await db.insertInto('day_born').values(bowls).execute()
}

/** Letters and digits that nobody mistakes for each other, for a code that is typed from a telephone. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789x'

const newCode = (): string =>
  [...randomBytes(screenCodeLength)].map((byte) => alphabet[byte % alphabet.length]).join('')

/** Keeps what has come of a weekday until now. Throws 404, and 409 when somebody else entered something meanwhile. */
export async function enterWeekdayAmount(
  db: Db,
  { id, ended_at }: WeekdayOffering,
  weekday: number,
  { heads, amount, version }: WeekdayAmountForm,
): Promise<void> {
  if (ended_at) refuse(409, bookRefusals.collectionHasEnded)
  const { numUpdatedRows } = await db
    .updateTable('day_born')
    .set({ heads, amount, version: version + 1 })
    .where('collection_id', '=', id)
    .where('weekday', '=', weekday)
    .where('version', '=', version)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) refuse(409, bookRefusals.somebodyElseEnteredSomething)
}

/** Ends a collection: the screen shows no more, and the page Give offers it no longer. What is in the bowls stays to be counted. */
export async function endWeekdayOffering(db: Db, count: number, now: Date): Promise<void> {
  await db
    .updateTable('day_collection')
    .set({ ended_at: now.toISOString() })
    .where('count_id', '=', count)
    .where('ended_at', 'is', null)
    .execute()
}

export type Bowl = { id: number; fund: number; amount: number; weekday: number }

/** The bowls of a count that have cash in them. */
export const bowlsOf = (db: Db, count: number): Promise<Bowl[]> =>
  db
    .selectFrom('day_born')
    .innerJoin('day_collection', 'day_collection.id', 'day_born.collection_id')
    .select(['day_born.id', 'fund_id as fund', 'amount', 'weekday'])
    .where('count_id', '=', count)
    .where('amount', '>', 0)
    .orderBy('weekday')
    .execute()

/** A collection as counters see it. */
export async function weekdayOfferingAnswer(db: Db, count: number): Promise<WeekdayOfferingAnswer | null> {
  const weekdayOffering = await findWeekdayOffering(db, count)
  if (!weekdayOffering) return null
  const { id, fund_id, code, ended_at } = weekdayOffering
  const gifts = await giftsOf(db, id)
  const bowls = await db
    .selectFrom('day_born')
    .select(['weekday', 'heads', 'amount', 'version'])
    .where('collection_id', '=', id)
    .orderBy('weekday')
    .execute()
  return {
    id,
    fund: fund_id,
    code: ended_at ? '' : code,
    ended_at,
    is_on_give: Boolean((await fundOf(db, weekdayOffering))?.purpose),
    days: bowls.map((bowl) => {
      const given = gifts.get(bowl.weekday)
      return { ...bowl, by_phone: given?.amount ?? 0, gifts: given?.gifts ?? 0 }
    }),
  }
}

/**
 * How many gifts of the page Give name each day, and what they come to, without what was given back. Those of a provider's test mode are
 * no money.
 */
async function giftsOf(db: Db, offering: number) {
  const back = sql`(select coalesce(sum(refund.amount), 0) from refund
    where refund.gift_id = gift.id and refund.state = 'processed')`
  const rows = await db
    .selectFrom('gift')
    .select([
      'weekday',
      sql<number>`cast(count(case when amount > ${back} then 1 end) as bigint)`.as('gifts'),
    ])
    .select(sql<number>`cast(coalesce(sum(amount - ${back}), 0) as bigint)`.as('amount'))
    .where('collection_id', '=', offering)
    .where('state', '=', 'succeeded')
    .where('mode', '<>', 'test')
    .groupBy('weekday')
    .execute()
  return new Map(rows.map(({ weekday, ...given }) => [weekday, given]))
}

/** What the screen of a code shows. Throws 404 for a code of no collection. */
export async function screenAnswer(db: Db, code: string): Promise<ScreenAnswer> {
  const weekdayOffering = await db
    .selectFrom('day_collection')
    .innerJoin('cash_count', 'cash_count.id', 'day_collection.count_id')
    .select(['count_id', 'service', 'ended_at'])
    .where('code', '=', code)
    .executeTakeFirst()
  const offering = weekdayOffering && (await weekdayOfferingAnswer(db, weekdayOffering.count_id))
  if (!weekdayOffering || !offering) refuse(404, bookRefusals.thereNoCollectionCode)
  const { currency } = await readChurch(db)
  return {
    service: weekdayOffering.service,
    currency,
    has_ended: weekdayOffering.ended_at !== null,
    days: offering.days.map(({ heads, gifts, amount, by_phone }) => ({
      heads,
      gifts,
      amount: amount + by_phone,
    })),
  }
}
