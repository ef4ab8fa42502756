import { sql } from 'kysely'
import * as z from 'zod/mini'
import {
  leastGivers,
  type PublishedYearAnswer,
  YearFigures,
  type YearForm,
  type YearPreviewAnswer,
} from '../../../lib/contract/giving/published-year.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { churchDay } from '../../settings/church-settings/place.ts'
import { readChurch } from '../../settings/church-settings/repo.ts'
import { incomeSum, takesGifts } from './funds.ts'
import { bookOf } from './ledger.ts'
import { bookRefusals } from './messages.ts'
import { isReversed } from './pledges/pledge-sums.ts'

/*
 * What the church shows everybody of a year (docs/decisions/giving.md#ledger): a snapshot that a treasurer publishes. A fund with few givers is
 * never shown apart, nor can it be told from the rest.
 */

type Days = { from: string; to: string }
type Fund = { id: number; name: string; amount: number; givers: Set<string> }

/** What would be published of a year. Throws 409 for a year to come, and for one with fewer than five givers. */
export async function previewYear(db: Db, form: YearForm, now: Date): Promise<YearPreviewAnswer> {
  const today = await churchDay(db, now)
  const { year } = form
  if (`${year}` > today.slice(0, 4)) refuse(409, bookRefusals.yearStillToCome)
  const days = { from: `${year}-01-01`, to: `${year}-12-31` }
  const all = await fundsOf(db, days)
  const everybody = new Set(all.flatMap(({ givers }) => [...givers]))
  if (everybody.size < leastGivers)
    refuse(409, bookRefusals.fewerThanLeastgiversPeople({ leastGivers, year }))
  const shown = withEnough(all, new Set(form.funds))
  const { currency } = await readChurch(db)
  const goals = form.with_goals ? await goalsOf(db) : new Map<number, number>()
  const total = sumOf(all)
  const figures = {
    year,
    currency,
    total,
    other: total - sumOf(shown),
    gifts: form.with_gifts ? await countGifts(db, days) : null,
    funds: shown.map(({ id, name, amount }) => ({ name, amount, goal: goals.get(id) ?? null })),
    until: days.to < today ? days.to : today,
  }
  const isShown = new Set(shown.map(({ id }) => id))
  return { figures, funds: all.map(({ id, name }) => ({ id, name, is_shown: isShown.has(id) })) }
}

/**
 * The requested funds that have enough givers. The others become one sum, which needs enough givers, too: else the smallest fund is
 * added to it.
 */
function withEnough(all: readonly Fund[], wanted: ReadonlySet<number>): Fund[] {
  const shown = all
    .filter(({ id, amount, givers }) => wanted.has(id) && amount > 0 && givers.size >= leastGivers)
    .sort((a, b) => b.amount - a.amount)
  const isTold = () => {
    const rest = all.filter((fund) => !shown.includes(fund))
    return rest.length > 0 && new Set(rest.flatMap(({ givers }) => [...givers])).size < leastGivers
  }
  while (shown.length > 0 && isTold()) shown.pop()
  return shown
}

const sumOf = (funds: readonly Fund[]) => funds.reduce((sum, { amount }) => sum + amount, 0)

/**
 * Who gave, for counting alone. Loose cash names nobody: each count of it, and each bowl, is one giver, since it may come from
 * one person.
 */
const giver = sql<string>`case source
  when 'gift' then coalesce('account ' || cast(gift.account_id as text), gift.giver_key)
  when 'cash_item' then coalesce('account ' || cast(cash_item.account_id as text), 'name ' || lower(cash_item.name))
  when 'statement_row' then coalesce('account ' || cast(statement_row.account_id as text),
    'from ' || statement_row.telephone, 'name ' || nullif(lower(statement_row.giver), ''), 'payment ' || cast(source_id as text))
  else source || ' ' || cast(source_id as text) end`

const incomeIn = async (db: Db, { from, to }: Days) =>
  db
    .selectFrom('ledger_entry')
    .where('ledger_entry.book', '=', await bookOf(db))
    .where('ledger_entry.day', '>=', from)
    .where('ledger_entry.day', '<=', to)

/** The funds with income in these days, in their order, each with its givers. */
async function fundsOf(db: Db, days: Days): Promise<Fund[]> {
  const sums = await db
    .selectFrom('ledger_day')
    .innerJoin('fund', 'fund.id', 'ledger_day.fund_id')
    .select(['fund.id', 'fund.name', incomeSum.as('amount')])
    .where('book', '=', await bookOf(db))
    .where('account', '=', 'income')
    .where(takesGifts)
    .where('day', '>=', days.from)
    .where('day', '<=', days.to)
    .groupBy(['fund.id', 'fund.name', 'fund.position'])
    .orderBy('fund.position')
    .orderBy('fund.id')
    .execute()
  const given = await (await incomeIn(db, days))
    .leftJoin('gift', 'gift.id', 'ledger_entry.source_id')
    .leftJoin('cash_item', 'cash_item.id', 'ledger_entry.source_id')
    .leftJoin('statement_row', 'statement_row.id', 'ledger_entry.source_id')
    .select(['ledger_entry.fund_id', giver.as('giver')])
    .where('credit', '=', 'income')
    .where('source', '<>', 'ledger_entry')
    .where(sql<boolean>`not ${isReversed}`)
    .distinct()
    .execute()
  const givers = new Map<number, Set<string>>()
  for (const one of given) {
    const of = givers.get(one.fund_id) ?? new Set()
    givers.set(one.fund_id, of.add(one.giver))
  }
  return sums
    .filter(({ amount }) => amount !== 0)
    .map((fund) => ({ ...fund, givers: givers.get(fund.id) ?? new Set() }))
}

/** How many gifts of these days have a receipt and stand. */
async function countGifts(db: Db, days: Days): Promise<number> {
  const { gifts } = await (await incomeIn(db, days))
    .select(sql<number>`cast(count(*) as bigint)`.as('gifts'))
    .where('receipt_sequence', 'is not', null)
    .where(sql<boolean>`not ${isReversed}`)
    .executeTakeFirstOrThrow()
  return gifts
}

/** By fund with a goal, how much of it is reached, in whole per cent. */
async function goalsOf(db: Db): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('fund')
    .innerJoin('ledger_day', 'ledger_day.fund_id', 'fund.id')
    .select(['fund.id', 'goal', incomeSum.as('amount')])
    .where('goal', 'is not', null)
    .where(takesGifts)
    .where('book', '=', await bookOf(db))
    .where('account', '=', 'income')
    .groupBy(['fund.id', 'goal'])
    .execute()
  return new Map(rows.map(({ id, goal, amount }) => [id, Math.floor((amount * 100) / (goal ?? 1))]))
}

type Publishing = { form: YearForm; by: number; now: Date }

/** Publishes a year, in place of what was published of it before. Throws like `previewYear`. */
export async function publishYear(db: Db, { form, by, now }: Publishing): Promise<void> {
  const { figures } = await previewYear(db, form, now)
  const kept = { figures: JSON.stringify(figures), published_at: now.toISOString(), published_by: by }
  await db
    .insertInto('published_year')
    .values({ book: await bookOf(db), year: form.year, ...kept })
    .onConflict((conflict) => conflict.columns(['book', 'year']).doUpdateSet(kept))
    .execute()
}

/** Withdraws a year. Throws 404. */
export async function withdrawYear(db: Db, year: number): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('published_year')
    .where('book', '=', await bookOf(db))
    .where('year', '=', year)
    .executeTakeFirst()
  if (numDeletedRows === 0n) refuse(404, bookRefusals.nothingYearPublished)
}

/** The published years, newest first. */
export async function listYears(db: Db): Promise<PublishedYearAnswer[]> {
  const rows = await db
    .selectFrom('published_year')
    .select(['year', 'published_at', 'figures'])
    .where('book', '=', await bookOf(db))
    .orderBy('year', 'desc')
    .execute()
  return rows.map(({ figures, ...row }) => ({ ...row, figures: z.parse(YearFigures, JSON.parse(figures)) }))
}
