import { sql } from 'kysely'
import type { FundAnswer, FundForm } from '../../../lib/contract/giving/books-fund.ts'
import type { Book } from '../../../lib/contract/giving/books-ledger.ts'
import { type Purpose, funds as purposes } from '../../../lib/contract/giving/giving.ts'
import { fold } from '../../../lib/text/fold.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse, refuseFields } from '../../platform/errors/refusal.ts'
import { fundBalances } from './balances.ts'
import { bookOf } from './ledger.ts'
import { notedName, noteFundName } from './ledger-notes.ts'
import { bookRefusals } from './messages.ts'

/** The funds of the church in their order, each with what came in for it in a book. */
export async function listFunds(db: Db, book: Book): Promise<FundAnswer[]> {
  const rows = await db.selectFrom('fund').selectAll().orderBy('position').orderBy('id').execute()
  const sums = await db
    .selectFrom('ledger_day')
    .select('fund_id')
    .select([incomeSum.as('total'), paidOutSum.as('paid_out')])
    .where('book', '=', book)
    .where('account', 'in', ['income', 'expenses'])
    .groupBy('fund_id')
    .execute()
  const totals = new Map(sums.map((sum) => [sum.fund_id, sum]))
  const left = await fundBalances(db, book)
  return rows.map(({ id, name, is_open, goal, purpose, version }) => ({
    id,
    name,
    is_open: is_open === 1,
    goal,
    purpose,
    version,
    total: totals.get(id)?.total ?? 0,
    paid_out: totals.get(id)?.paid_out ?? 0,
    balance: left.get(id) ?? 0,
  }))
}

/** SQL: only funds that gifts come into. What people pay for tickets is no gift, and has a fund of its own. */
export const takesGifts = sql<boolean>`coalesce(fund.purpose, '') <> 'tickets'`

/** Whether gifts may come into a fund: it is open, and not the one of tickets. */
export async function mayTakeGifts(db: Db, id: number): Promise<boolean> {
  const fund = await db
    .selectFrom('fund')
    .select('id')
    .where('id', '=', id)
    .where('is_open', '=', 1)
    .where(takesGifts)
    .executeTakeFirst()
  return fund !== undefined
}

/** Income less what was taken back, of the sums by day. Cast, because PostgreSQL sums bigint as numeric. */
export const incomeSum = sql<number>`cast(coalesce(-sum(case account when 'income' then amount else 0 end), 0) as bigint)`

/** SQL: the payments of a fund, less the reversed ones. */
export const paidOutSum = sql<number>`cast(coalesce(sum(case account when 'expenses' then amount else 0 end), 0) as bigint)`

/** Adds a fund at the end. Throws 400 for a name or a purpose that another fund has. */
export async function addFund(db: Db, form: FundForm, now: Date): Promise<number> {
  await refuseTaken(db, form)
  const { position } = await db
    .selectFrom('fund')
    .select((row) => row.fn.coalesce(row.fn.max('position'), sql<number>`0`).as('position'))
    .executeTakeFirstOrThrow()
  const row = { ...columnsOf(form), position: position + 1, created_at: now.toISOString() }
  const { id } = await db.insertInto('fund').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

/**
 * Changes a fund. Throws 404, 400 as above and for the purpose Welfare of a fund that has dues, and 409 when somebody changed it
 * first.
 */
export async function changeFund(db: Db, id: number, form: FundForm, now: Date): Promise<void> {
  const fund = await findFund(db, id)
  if (!fund) refuse(404, bookRefusals.noFund)
  if (form.version !== undefined && form.version !== fund.version)
    refuse(409, bookRefusals.somebodyElseChangedFund)
  await refuseTaken(db, form, id)
  if (fund.purpose === 'welfare' && form.purpose !== 'welfare') await refuseLosingDues(db, id)
  if ((fund.purpose === 'tickets') !== (form.purpose === 'tickets'))
    refuseFields({ purpose: [bookRefusals.fundOfTickets] })
  // A fund is noted with its first entry: before that no receipt says its name.
  if (form.name !== fund.name && (await notedName(db, id)) !== undefined)
    await noteFundName(db, id, form.name, now)
  await db
    .updateTable('fund')
    .set({ ...columnsOf(form), version: fund.version + 1 })
    .where('id', '=', id)
    .execute()
}

export const findFund = (db: Db, id: number) =>
  db.selectFrom('fund').selectAll().where('id', '=', id).executeTakeFirst()

const columnsOf = ({ name, is_open, goal, purpose }: FundForm) =>
  ({ name, name_folded: fold(name), is_open: is_open ? 1 : 0, goal, purpose }) as const

async function refuseTaken(db: Db, { name, purpose }: FundForm, self = 0): Promise<void> {
  const others = db.selectFrom('fund').select('name').where('id', '<>', self)
  if (await others.where('name_folded', '=', fold(name)).executeTakeFirst())
    refuseFields({ name: [bookRefusals.thereFundName] })
  const taken = purpose && (await others.where('purpose', '=', purpose).executeTakeFirst())
  if (taken) refuseFields({ purpose: [bookRefusals.giftsForGoTo({ name: taken.name })] })
}

/** Dues are counted in the fund of the purpose Welfare alone: in another fund, everybody's would be unpaid. */
async function refuseLosingDues(db: Db, fund_id: number): Promise<void> {
  const dues = await db
    .selectFrom('ledger_entry')
    .select('id')
    .where('fund_id', '=', fund_id)
    .where('book', '=', await bookOf(db))
    .where(({ exists, selectFrom }) => exists(selectFrom('welfare_member').select('account_id')))
    .limit(1)
    .executeTakeFirst()
  if (dues)
    refuseFields({
      purpose: [bookRefusals.duesWelfareFundAre],
    })
}

/** Adds the usual funds that the church does not have yet, one for each purpose of the page Give; returns how many. */
export async function addUsualFunds(db: Db, now: Date): Promise<number> {
  const before = await db.selectFrom('fund').select('id').execute()
  for (const [purpose] of purposes) await fundOf(db, purpose, now)
  const after = await db.selectFrom('fund').select('id').execute()
  return after.length - before.length
}

/**
 * The fund into which gifts for a purpose of the page Give come, or what people pay for tickets. Money that has arrived is never left without a fund: where the
 * church has none for the purpose, one is made.
 */
export async function fundOf(db: Db, purpose: Purpose, now: Date): Promise<number> {
  const fund = await db.selectFrom('fund').select('id').where('purpose', '=', purpose).executeTakeFirst()
  if (fund) return fund.id
  const name = purpose === 'tickets' ? 'Tickets' : (purposes.find(([id]) => id === purpose)?.[1] ?? purpose)
  const same = await db
    .selectFrom('fund')
    .select(['id', 'purpose'])
    .where('name_folded', '=', fold(name))
    .executeTakeFirst()
  if (!same) return addFund(db, { name, is_open: true, goal: null, purpose }, now)
  // A fund of that name that has taken gifts stays one of gifts.
  if (same.purpose !== null || purpose === 'tickets')
    return addFund(
      db,
      {
        name: `${name} (${purpose === 'tickets' ? 'sold' : 'page Give'})`,
        ...{ is_open: true, goal: null, purpose },
      },
      now,
    )
  await db.updateTable('fund').set({ purpose }).where('id', '=', same.id).execute()
  return same.id
}
