import { sql } from 'kysely'
import type { PartAnswer, PartsAnswer } from '../../../../lib/contract/giving/pledge.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { refuse } from '../../../platform/errors/refusal.ts'
import { rowsOf } from '../entries.ts'
import { bookRefusals } from '../messages.ts'
import { type Entry, receiptOf } from '../verify/hash-chain.ts'
import { isReversed, refundedSum } from './pledge-sums.ts'

type Giver = { id: number; account_id: number | null; fund_id: number; book: Entry['book'] }

/** Entries that somebody gave, with the gift or the envelope that they are of. */
const givenEntries = (db: Db) =>
  rowsOf(db)
    .select([
      'ledger_entry.id',
      'ledger_entry.day',
      'ledger_entry.kind',
      'gift.method',
      'ledger_entry.amount',
    ])
    .select([
      'code',
      'statement_row.giver',
      'ledger_entry.book',
      'receipt_year',
      'receipt_sequence',
      'gift.name as gift_name',
    ])
    .select(['cash_item.name as item_name', refundedSum.as('given_back'), isReversed.as('taken_back')])
    .where('ledger_entry.kind', 'in', ['gift', 'envelope', 'cheque', 'transfer'])

type Row = Awaited<ReturnType<ReturnType<typeof givenEntries>['executeTakeFirstOrThrow']>>

const partAnswer = ({
  id,
  day,
  kind,
  method,
  amount,
  code,
  given_back,
  taken_back,
  ...row
}: Row): PartAnswer => ({
  id,
  day,
  method: method ?? kind,
  amount,
  code,
  given_back,
  receipt: receiptOf(row),
  is_taken_back: Boolean(taken_back),
})

/** The parts of a pledge, the oldest first. */
export async function partsOf(db: Db, pledge: number): Promise<PartAnswer[]> {
  const rows = await givenEntries(db)
    .innerJoin('pledge_part', 'pledge_part.entry_id', 'ledger_entry.id')
    .where('pledge_part.pledge_id', '=', pledge)
    .orderBy('number')
    .execute()
  return rows.map(partAnswer)
}

/** What somebody gave to the fund of their pledge that is a part of none; of a giver without an account, what has no account. */
const linkable = (db: Db, { account_id, fund_id, book }: Giver) =>
  givenEntries(db)
    .where('ledger_entry.book', '=', book)
    .where('ledger_entry.fund_id', '=', fund_id)
    .where(sql<boolean>`not ${isReversed}`)
    .where('ledger_entry.id', 'not in', db.selectFrom('pledge_part').select('entry_id'))
    .where((row) => {
      const account = row.fn.coalesce('gift.account_id', 'cash_item.account_id', 'statement_row.account_id')
      return account_id === null ? row(account, 'is', null) : row(account, '=', account_id)
    })

/** The parts of a pledge, and up to fifty entries that can become parts, the newest first. */
export async function readParts(db: Db, pledge: Giver): Promise<PartsAnswer> {
  const others = await linkable(db, pledge).orderBy('number', 'desc').limit(50).execute()
  return {
    parts: await partsOf(db, pledge.id),
    others: others.map((row) => ({
      ...partAnswer(row),
      giver: row.gift_name ?? row.item_name ?? row.giver ?? '',
    })),
  }
}

/** Makes an entry a part of a pledge. Throws 409 for one that is not of its giver and fund, or is a part already. */
export async function linkPart(db: Db, pledge: Giver, entry: number): Promise<void> {
  const payment = await linkable(db, pledge).where('ledger_entry.id', '=', entry).executeTakeFirst()
  if (!payment) refuse(409, bookRefusals.entryNotGiverAnd)
  await db.insertInto('pledge_part').values({ pledge_id: pledge.id, entry_id: entry }).execute()
}

/** Takes an entry from a pledge. The entry itself stays. Throws 404. */
export async function unlinkPart(db: Db, pledge: number, entry: number): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('pledge_part')
    .where('pledge_id', '=', pledge)
    .where('entry_id', '=', entry)
    .executeTakeFirst()
  if (numDeletedRows === 0n) refuse(404, bookRefusals.noPart)
}

type Posted = Pick<Entry, 'id' | 'fund_id' | 'book'>

/**
 * Makes the entry of a gift a part of the pledge for which it was begun. Where the church has moved the purpose to another fund
 * meanwhile, it is left to a treasurer.
 */
export async function linkGift(db: Db, pledge: number, entry: Posted): Promise<void> {
  const campaign = await db
    .selectFrom('pledge')
    .innerJoin('campaign', 'campaign.id', 'pledge.campaign_id')
    .select(['fund_id', 'book'])
    .where('pledge.id', '=', pledge)
    .executeTakeFirst()
  if (campaign?.fund_id !== entry.fund_id || campaign.book !== entry.book) return
  await db.insertInto('pledge_part').values({ pledge_id: pledge, entry_id: entry.id }).execute()
}

/** Makes a member's envelope a part of their newest pledge for its fund; without one it is left to a treasurer. */
export async function linkItem(db: Db, account: number, entry: Posted): Promise<void> {
  const pledge = await db
    .selectFrom('pledge')
    .innerJoin('campaign', 'campaign.id', 'pledge.campaign_id')
    .select('pledge.id')
    .where('pledge.account_id', '=', account)
    .where('pledge.released_at', 'is', null)
    .where('fund_id', '=', entry.fund_id)
    .where('book', '=', entry.book)
    .orderBy('campaign.is_open', 'desc')
    .orderBy('pledge.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (pledge)
    await db.insertInto('pledge_part').values({ pledge_id: pledge.id, entry_id: entry.id }).execute()
}

/** The pledge of a member that a gift for this purpose may be a part of. Throws 404 for another one. */
export async function requirePledge(
  db: Db,
  { id, accountId, purpose }: { id: number; accountId: number | null; purpose: string },
): Promise<number> {
  const pledge = await db
    .selectFrom('pledge')
    .innerJoin('campaign', 'campaign.id', 'pledge.campaign_id')
    .innerJoin('fund', 'fund.id', 'campaign.fund_id')
    .select('fund.purpose')
    .where('pledge.id', '=', id)
    .where('pledge.account_id', 'is not', null)
    .where('pledge.account_id', '=', accountId)
    .executeTakeFirst()
  if (pledge?.purpose !== purpose) refuse(404, bookRefusals.youHaveNoSuch)
  return id
}
