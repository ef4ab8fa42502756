import type { Selectable } from 'kysely'
import {
  type CountAnswer,
  type CountForm,
  type CountRowAnswer,
  denominationsOf,
  type ItemAnswer,
  type ItemForm,
  type Notes,
  sumOf,
} from '../../../../lib/contract/giving/books-count.ts'
import type { Book } from '../../../../lib/contract/giving/books-ledger.ts'
import { formatMoney } from '../../../../lib/money/money.ts'
import { dayNames } from '../../../../lib/time/day-names.ts'
import { findAccountName } from '../../../accounts/accounts/account-name.ts'
import { fetchPage, orderTerm, type Paging, type RowsPage } from '../../../platform/db/pagination.ts'
import type { CashCountTable } from '../../../platform/db/tables/books.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { refuse, refuseFields } from '../../../platform/errors/refusal.ts'
import { churchDay } from '../../../settings/church-settings/place.ts'
import { readChurch } from '../../../settings/church-settings/repo.ts'
import { takesGifts } from '../funds.ts'
import { bookOf, closedThrough, post } from '../ledger.ts'
import { bookRefusals } from '../messages.ts'
import { linkItem } from '../pledges/pledge-parts.ts'
import { type Bowl, bowlsOf, endWeekdayOffering } from '../weekday-offering/offerings.ts'

/*
 * A count of the cash and cheques of a service (docs/decisions/giving.md#two-people). Two people enter the notes without seeing each other's
 * figures; what differs is counted again; both sign; the second signature posts it to the ledger. The whole is one idea.
 */

type Count = Selectable<CashCountTable>
type Act = { caller: number; now: Date }

export const countOrders = ['day'] as const

/** The counts of a book, newest first. */
export async function listCounts(
  db: Db,
  paging: Paging<'day'>,
  caller: number,
): Promise<RowsPage<CountRowAnswer>> {
  const book = await bookOf(db)
  const all = db.selectFrom('cash_count').selectAll().where('book', '=', book)
  const wanted = paging.search ? all.where('day', '=', paging.search) : all
  const byDefault = [orderTerm('cash_count.day', true), orderTerm('cash_count.id', true)]
  const { rows, ...page } = await fetchPage(wanted, paging, { table: 'cash_count', byDefault })
  const answers: CountRowAnswer[] = []
  for (const row of rows) {
    const { id, day, service, closed_at } = row
    const counters = await countersOf(db, row, caller)
    // Until it is closed, one counter would learn the other's sum from it.
    const total = closed_at === null ? 0 : totalOf(row, await itemsOf(db, id))
    answers.push({ id, day, service, closed_at, counters, total })
  }
  return { ...page, rows: answers }
}

/** Opens a count. Throws 400 for a day to come, and for one of a closed month. */
export async function openCount(db: Db, { day, service }: CountForm, now: Date): Promise<number> {
  const book = await bookOf(db)
  if (day > (await churchDay(db, now))) refuseFields({ day: [bookRefusals.dayStillToCome] })
  const closed = await closedThrough(db, book)
  if (closed && day.slice(0, 7) <= closed) refuseFields({ day: [bookRefusals.monthDayClosed] })
  const { id } = await db
    .insertInto('cash_count')
    .values({ book, day, service, created_at: now.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Drops a count that is not closed. Throws 404 and 409. */
export async function dropCount(db: Db, id: number): Promise<Count> {
  const count = await openOne(db, id)
  await db.deleteFrom('cash_count').where('id', '=', id).execute()
  return count
}

/**
 * Keeps what the caller counted. The first two who enter something are the counters, and nobody else is. Takes back both
 * signatures. Throws 400, 403, 404 and 409.
 */
export async function enterSheet(db: Db, id: number, notes: Notes[], { caller }: Act): Promise<void> {
  const count = await openOne(db, id)
  const place = placeOf(count, caller) ?? refuse(403, bookRefusals.twoOthersCount)
  await requireCountable(db, notes)
  const sheet = JSON.stringify(notes.filter(({ many }) => many > 0))
  const mine =
    place === 'first'
      ? { first_account: caller, first_sheet: sheet }
      : { second_account: caller, second_sheet: sheet }
  await change(db, count, mine)
}

/** Adds an envelope or a cheque. Takes back both signatures. Throws 400, 404 and 409. */
export async function addItem(db: Db, id: number, item: ItemForm, { now }: Act): Promise<void> {
  const count = await openOne(db, id)
  const { fund, account, is_pledged, ...written } = item
  if (!(await openFunds(db)).has(fund)) refuseFields({ fund: [bookRefusals.pleaseChooseOpenFund] })
  const person =
    account === null
      ? undefined
      : await db.selectFrom('account').select('id').where('id', '=', account).executeTakeFirst()
  if (account !== null && !person) refuseFields({ account: [bookRefusals.noMember] })
  await db
    .insertInto('cash_item')
    .values({
      ...written,
      count_id: id,
      fund_id: fund,
      account_id: account,
      created_at: now.toISOString(),
      is_pledged: is_pledged && account !== null ? 1 : 0,
    })
    .execute()
  await change(db, count, {})
}

/** Changes the Kofi & Ama collection of a count that is open. Takes back both signatures. Throws 404 and 409. */
export async function changeCollection(db: Db, id: number, act: () => Promise<void>): Promise<void> {
  const count = await openOne(db, id)
  await act()
  await change(db, count, {})
}

/** Removes an envelope or a cheque. Takes back both signatures. Throws 404 and 409. */
export async function removeItem(db: Db, id: number, item: number): Promise<void> {
  const count = await openOne(db, id)
  const { numDeletedRows } = await db
    .deleteFrom('cash_item')
    .where('id', '=', item)
    .where('count_id', '=', id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) refuse(404, bookRefusals.noEnvelopeOrCheque)
  await change(db, count, {})
}

/**
 * Signs for the caller alone, what they saw. The second signature closes the count and posts it. Returns whether it did. Throws
 * 403 for who has not counted, 404, and 409 when it changed meanwhile or something hinders it.
 */
export async function signCount(db: Db, id: number, seen: number, { caller, now }: Act): Promise<boolean> {
  const count = await openOne(db, id)
  const isFirst = count.first_account === caller
  if (!isFirst && count.second_account !== caller) refuse(403, bookRefusals.onlyTwoWhoCounted)
  if (seen !== count.version) refuse(409, bookRefusals.somethingChangedSinceYou)
  const hindrance = await hindranceOf(db, count)
  if (hindrance) refuse(409, hindrance)
  const at = now.toISOString()
  const signed = await db
    .updateTable('cash_count')
    .set(isFirst ? { first_signed_at: at } : { second_signed_at: at })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (!signed.first_signed_at || !signed.second_signed_at) return false
  await endWeekdayOffering(db, id, now)
  await postCount(db, signed, { caller, now })
  await db.updateTable('cash_count').set({ closed_at: at }).where('id', '=', id).execute()
  return true
}

async function postCount(db: Db, count: Count, { caller, now }: Act): Promise<void> {
  const { id, book, day, service } = count
  const [items, bowls] = [await itemsOf(db, id), await bowlsOf(db, id)]
  const of = { book, day, service, credit: 'income' as const, postedBy: caller, now }
  const pledged = await pledgedItems(db, id)
  for (const { id: source_id, kind, fund: fund_id, amount } of items) {
    const entry = await post(db, {
      ...of,
      kind,
      fund_id,
      amount,
      source: 'cash_item',
      source_id,
      hasReceipt: true,
      debit: kind === 'cheque' ? 'cheques' : 'cash',
    })
    const account = pledged.get(source_id)
    if (account) await linkItem(db, account, entry)
  }
  for (const { id: source_id, fund: fund_id, amount, weekday } of bowls)
    await post(db, {
      ...of,
      kind: 'day-born',
      debit: 'cash',
      fund_id,
      amount,
      source: 'day_born',
      source_id,
      reason: `${dayNames[weekday]?.day}-born`,
    })
  for (const [fund_id, amount] of looseCash(count, items, bowls))
    if (amount > 0)
      await post(db, {
        ...of,
        kind: 'offering',
        debit: 'cash',
        fund_id,
        amount,
        source: 'cash_count',
        source_id: id,
      })
}

/** By fund, the counted cash that was in no envelope and in no bowl of a Kofi & Ama collection. */
function looseCash(count: Count, items: readonly ItemAnswer[], bowls: readonly Bowl[]): Map<number, number> {
  const loose = new Map<number, number>()
  const add = (fund: number, amount: number) => loose.set(fund, (loose.get(fund) ?? 0) + amount)
  for (const { fund, value, many } of notesOf(count.first_sheet)) add(fund, value * many)
  for (const { kind, fund, amount } of items) if (kind === 'envelope') add(fund, -amount)
  for (const { fund, amount } of bowls) add(fund, -amount)
  return loose
}

const totalOf = (count: Count, items: readonly ItemAnswer[]) =>
  sumOf(notesOf(count.first_sheet)) +
  items.reduce((sum, { kind, amount }) => sum + (kind === 'cheque' ? amount : 0), 0)

/** A count as the caller may see it: their own sheet, and of the other one only what differs. Throws 404. */
export async function countAnswer(db: Db, id: number, caller: number): Promise<CountAnswer> {
  const count = (await findCount(db, id)) ?? refuse(404, noSuch())
  const { day, service, closed_at, version } = count
  const mine = count.second_account === caller ? count.second_sheet : count.first_sheet
  const isCounter = [count.first_account, count.second_account].includes(caller)
  return {
    id,
    day,
    service,
    closed_at,
    version,
    counters: await countersOf(db, count, caller),
    notes: isCounter || closed_at ? notesOf(mine) : [],
    items: await itemsOf(db, id),
    differences: isCounter ? differencesOf(count, caller) : [],
    hindrance: closed_at ? '' : await hindranceOf(db, count),
    may_enter: closed_at === null && placeOf(count, caller) !== undefined,
  }
}

async function hindranceOf(db: Db, count: Count): Promise<string> {
  if (count.first_sheet === null || count.second_sheet === null) return bookRefusals.twoPeopleCount
  if (differencesOf(count, 0).length > 0) return bookRefusals.countsDiffer
  const items = await itemsOf(db, count.id)
  if (totalOf(count, items) === 0) return bookRefusals.nothingCounted
  const bowls = await bowlsOf(db, count.id)
  const [short] = [...looseCash(count, items, bowls)].filter(([, amount]) => amount < 0)
  if (!short) return ''
  const { currency } = await readChurch(db)
  const fund = await db.selectFrom('fund').select('name').where('id', '=', short[0]).executeTakeFirst()
  const missing = formatMoney(-short[1], currency)
  const holders = bowls.length > 0 ? 'envelopes and bowls' : 'envelopes'
  return bookRefusals.holdersHoldMore({ holders, fund: fund?.name ?? '', missing })
}

function differencesOf(count: Count, caller: number): CountAnswer['differences'] {
  if (count.first_sheet === null || count.second_sheet === null) return []
  const [first, second] = [notesOf(count.first_sheet), notesOf(count.second_sheet)]
  const isSecond = count.second_account === caller
  const manyOf = (notes: Notes[], { fund, value }: Pick<Notes, 'fund' | 'value'>) =>
    notes.find((one) => one.fund === fund && one.value === value)?.many ?? 0
  const all = new Map([...first, ...second].map((one) => [`${one.fund} ${one.value}`, one]))
  return [...all.values()].flatMap(({ fund, value }) => {
    const [a, b] = [manyOf(first, { fund, value }), manyOf(second, { fund, value })]
    return a === b ? [] : [{ fund, value, mine: isSecond ? b : a, theirs: isSecond ? a : b }]
  })
}

async function countersOf(db: Db, count: Count, caller: number): Promise<CountAnswer['counters']> {
  const both = [
    { account: count.first_account, sheet: count.first_sheet, signed_at: count.first_signed_at },
    { account: count.second_account, sheet: count.second_sheet, signed_at: count.second_signed_at },
  ].filter(({ sheet }) => sheet !== null)
  const counters: CountAnswer['counters'] = []
  for (const { account, signed_at } of both) {
    const name = (await findAccountName(db, account)) ?? 'Somebody whose account is deleted'
    counters.push({
      name,
      is_me: account === caller,
      has_entered: true,
      signed_at,
    })
  }
  return counters
}

async function itemsOf(db: Db, count: number): Promise<ItemAnswer[]> {
  return db
    .selectFrom('cash_item')
    .select(['id', 'kind', 'fund_id as fund', 'name', 'detail', 'amount'])
    .where('count_id', '=', count)
    .orderBy('id')
    .execute()
}

/** The members of a count's envelopes and cheques that are parts of their pledges, by item. */
async function pledgedItems(db: Db, count: number): Promise<Map<number, number | null>> {
  const rows = await db
    .selectFrom('cash_item')
    .select(['id', 'account_id'])
    .where('count_id', '=', count)
    .where('is_pledged', '=', 1)
    .execute()
  return new Map(rows.map(({ id, account_id }) => [id, account_id]))
}

/** Which sheet the caller writes; undefined where two others count. */
function placeOf(count: Count, caller: number): 'first' | 'second' | undefined {
  if (count.first_account === caller || count.first_sheet === null) return 'first'
  return count.second_account === caller || count.second_sheet === null ? 'second' : undefined
}

// The rows were written by enterSheet, which checked them.
const notesOf = (sheet: string | null): Notes[] => JSON.parse(sheet ?? '[]') as Notes[]

/** Throws 400 for a value that the currency does not have, for a closed fund, and for the same notes twice. */
async function requireCountable(db: Db, notes: readonly Notes[]): Promise<void> {
  const { currency } = await readChurch(db)
  const values = denominationsOf(currency)
  const funds = await openFunds(db)
  for (const { fund, value } of notes) {
    if (!funds.has(fund)) refuseFields({ notes: [bookRefusals.pleaseCountForOpen] })
    if (!values.includes(value)) refuseFields({ notes: [bookRefusals.noNoteOrCoin] })
  }
  if (new Set(notes.map(({ fund, value }) => `${fund} ${value}`)).size < notes.length)
    refuseFields({ notes: [bookRefusals.sameNotesAreThere] })
}

async function openFunds(db: Db): Promise<Set<number>> {
  const rows = await db.selectFrom('fund').select('id').where('is_open', '=', 1).where(takesGifts).execute()
  return new Set(rows.map(({ id }) => id))
}

type Changes = Partial<Pick<Count, 'first_account' | 'second_account' | 'first_sheet' | 'second_sheet'>>

async function change(db: Db, { id, version }: Count, changes: Changes): Promise<void> {
  await db
    .updateTable('cash_count')
    .set({ ...changes, first_signed_at: null, second_signed_at: null, version: version + 1 })
    .where('id', '=', id)
    .execute()
}

const noSuch = () => bookRefusals.noCount

export const findCount = (db: Db, id: number): Promise<Count | undefined> =>
  db.selectFrom('cash_count').selectAll().where('id', '=', id).executeTakeFirst()

async function openOne(db: Db, id: number): Promise<Count> {
  const count = (await findCount(db, id)) ?? refuse(404, noSuch())
  if (count.closed_at !== null) refuse(409, bookRefusals.countClosedMistakeReversed)
  return count
}

/** Whether counts of a month, or of one before it, are still open. */
export async function hasOpenCounts(db: Db, book: Book, month: string): Promise<boolean> {
  const cashCount = await db
    .selectFrom('cash_count')
    .select('id')
    .where('book', '=', book)
    .where('closed_at', 'is', null)
    .where('day', '<', `${month}-32`)
    .limit(1)
    .executeTakeFirst()
  return cashCount !== undefined
}
