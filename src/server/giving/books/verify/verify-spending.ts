import { sql } from 'kysely'
import type { Book } from '../../../../lib/contract/giving/books-ledger.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { isReversed } from '../pledges/pledge-sums.ts'

/*
 * Compares what the church spends, moves and counts with the ledger: a paid voucher without its entry, an entry without its voucher, amounts
 * that differ, numbers that are missing or given twice, and steps that one person did alone.
 */

/** All faults of spending, one sentence each. */
export async function verifySpending(db: Db): Promise<string[]> {
  return [
    ...(await compareVouchers(db)),
    ...(await compareNumbers(db)),
    ...(await compareSteps(db)),
    ...(await compareTransfers(db)),
    ...(await compareOpenings(db)),
    ...(await compareCounts(db)),
    ...(await compareStatements(db)),
    ...(await compareInvented(db)),
  ]
}

/** The number of a voucher in SQL, as `spendNumber` has it. */
const numberOf = sql<string>`(case spend_voucher.book when 'sample' then 'S' else '' end || 'V' || spend_voucher.year || '-' ||
  case when spend_voucher.sequence < 10 then '000' when spend_voucher.sequence < 100 then '00'
       when spend_voucher.sequence < 1000 then '0' else '' end || spend_voucher.sequence)`

/** Every paid voucher has exactly its entry: amount, fund, account, day and number. It stands unless the voucher is cancelled. */
async function compareVouchers(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('spend_voucher')
    .leftJoin('book_account', 'book_account.id', 'spend_voucher.book_account_id')
    .leftJoin('ledger_entry', (join) =>
      join
        .onRef('ledger_entry.source_id', '=', 'spend_voucher.id')
        .onRef('ledger_entry.amount', '=', 'spend_voucher.amount')
        .onRef('ledger_entry.fund_id', '=', 'spend_voucher.fund_id')
        .onRef('ledger_entry.book', '=', 'spend_voucher.book')
        .onRef('ledger_entry.credit', '=', 'book_account.ledger')
        .onRef('ledger_entry.day', '=', 'spend_voucher.paid_day')
        .on('ledger_entry.reason', '=', numberOf)
        .on('ledger_entry.debit', '=', 'expenses')
        .on('ledger_entry.source', '=', 'spend_voucher'),
    )
    .select([numberOf.as('number'), 'ledger_entry.id as entry', 'cancelled_at'])
    .select(isReversed.as('taken_back'))
    .where('paid_at', 'is not', null)
    .execute()
  return rows.flatMap(({ number, entry, cancelled_at, taken_back }) => {
    if (entry === null) return [`The voucher ${number} has no entry of its amount, fund, account and day.`]
    if (cancelled_at === null && taken_back)
      return [`The payment of voucher ${number} was reversed, and the voucher is not cancelled.`]
    if (cancelled_at !== null && !taken_back)
      return [`The voucher ${number} is cancelled, and its payment stands in the ledger.`]
    return []
  })
}

/** Numbers run from 1 without gaps in each book and year. */
async function compareNumbers(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('spend_voucher')
    .select(['book', 'year', 'sequence'])
    .orderBy('book')
    .orderBy('year')
    .orderBy('sequence')
    .execute()
  const problems: string[] = []
  const last = new Map<string, number>()
  for (const { book, year, sequence } of rows) {
    const before = last.get(`${book} ${year}`) ?? 0
    if (sequence === before)
      problems.push(`The voucher ${sequence} of ${year} in the book "${book}" is there twice.`)
    if (sequence > before + 1)
      problems.push(`Before the voucher ${sequence} of ${year} in the book "${book}" one is missing.`)
    last.set(`${book} ${year}`, sequence)
  }
  return problems
}

/** Nobody did two steps that exclude each other, and nothing was paid without what the rule asked for. */
async function compareSteps(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('spend_voucher')
    .select(numberOf.as('number'))
    .where(
      sql<boolean>`(prepared_by = checked_by or prepared_by = approved_by or prepared_by = second_by or checked_by = approved_by
        or checked_by = second_by or approved_by = second_by or approved_by = paid_by or second_by = paid_by
        or (payer_differs = 1 and (prepared_by = paid_by or checked_by = paid_by))
        or (paid_at is not null and (approved_at is null or (needs_check = 1 and checked_at is null)
          or (needs_second = 1 and second_at is null))))`,
    )
    .execute()
  return rows.map(
    ({ number }) => `The steps of voucher ${number} were not done by different people, or one is missing.`,
  )
}

/** What a row of a statement is matched with is of its amount, and of its account. */
async function compareStatements(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('outgoing_row')
    .leftJoin('spend_voucher', 'spend_voucher.id', 'outgoing_row.voucher_id')
    .leftJoin('money_transfer', 'money_transfer.id', 'outgoing_row.transfer_id')
    .select('outgoing_row.day')
    .where('state', '=', 'matched')
    .where(
      sql<boolean>`(coalesce(spend_voucher.amount, money_transfer.amount, -1) <> outgoing_row.amount
        or (money_transfer.id is not null and money_transfer.from_account <> outgoing_row.book_account_id))`,
    )
    .execute()
  return rows.map(
    ({ day }) => `Money out by a statement of ${day} is matched with another amount or account.`,
  )
}

async function compareTransfers(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('money_transfer')
    .leftJoin('book_account as out_of', 'out_of.id', 'from_account')
    .leftJoin('book_account as into', 'into.id', 'to_account')
    .select([
      'money_transfer.id',
      'money_transfer.book',
      'day',
      'amount',
      'cancelled_at',
      'from_fund',
      'to_fund',
    ])
    .select(['out_of.ledger as out_ledger', 'into.ledger as into_ledger'])
    .execute()
  const problems: string[] = []
  for (const row of rows) {
    const entries = await entriesOf(db, 'money_transfer', row.id)
    const expected =
      row.from_fund === null
        ? [sidesOf(row.into_ledger, row.out_ledger, 0)]
        : [sidesOf('funds', 'between', row.from_fund), sidesOf('between', 'funds', row.to_fund)]
    const posted = entries.map(({ debit, credit, fund_id }) => sidesOf(debit, credit, fund_id))
    const isSame =
      entries.length === expected.length &&
      expected.every((sides) => posted.includes(sides)) &&
      entries.every(
        (entry) =>
          entry.amount === row.amount &&
          entry.book === row.book &&
          entry.day === row.day &&
          Boolean(entry.taken_back) === (row.cancelled_at !== null),
      )
    if (!isSame) problems.push(`The transfer of ${row.day} is not what its entries say.`)
  }
  return problems
}

const sidesOf = (debit: string | null, credit: string | null, fund: number | null) =>
  `${debit} ${credit} ${fund}`

async function compareOpenings(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('opening_balance')
    .leftJoin('book_account', 'book_account.id', 'book_account_id')
    .select(['opening_balance.id', 'book', 'day', 'amount', 'posted', 'fund_id', 'ledger', 'cancelled_at'])
    .execute()
  const problems: string[] = []
  for (const row of rows) {
    const entries = await entriesOf(db, 'opening_balance', row.id)
    const side = row.ledger ?? 'funds'
    // An account is debited with what it has, a fund credited.
    const isDebited = row.ledger !== null ? row.posted > 0 : row.posted < 0
    const isSame =
      entries.length === (row.posted === 0 ? 0 : 1) &&
      entries.every(
        (entry) =>
          entry.amount === Math.abs(row.posted) &&
          entry.book === row.book &&
          entry.day === row.day &&
          entry.fund_id === (row.fund_id ?? 0) &&
          (isDebited ? entry.debit : entry.credit) === side &&
          Boolean(entry.taken_back) === (row.cancelled_at !== null),
      )
    if (!isSame) problems.push(`The opening balance of ${row.day} is not what its entry says.`)
  }
  return problems
}

async function compareCounts(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('account_count')
    .innerJoin('book_account', 'book_account.id', 'book_account_id')
    .select(['account_count.id', 'book', 'day', 'counted', 'expected', 'fund_id', 'ledger'])
    .where('accepted_at', 'is not', null)
    .execute()
  const problems: string[] = []
  for (const row of rows) {
    const entries = await entriesOf(db, 'account_count', row.id)
    const difference = row.counted - row.expected
    const isSame =
      entries.length === 1 &&
      entries.every(
        (entry) =>
          entry.amount === Math.abs(difference) &&
          entry.book === row.book &&
          entry.fund_id === row.fund_id &&
          (difference > 0 ? entry.debit : entry.credit) === row.ledger,
      )
    if (!isSame) problems.push(`The difference of the count of ${row.day} is not what its entry says.`)
  }
  return problems
}

type Source = 'money_transfer' | 'opening_balance' | 'account_count'

const entriesOf = (db: Db, source: Source, id: number) =>
  db
    .selectFrom('ledger_entry')
    .select(['book', 'day', 'amount', 'debit', 'credit', 'fund_id', isReversed.as('taken_back')])
    .where('source', '=', source)
    .where('source_id', '=', id)
    .execute()

/** Entries without what they are of. */
async function compareInvented(db: Db): Promise<string[]> {
  const invented = await sql<{ number: number; book: Book }>`
    select number, ledger_entry.book from ledger_entry where
      (source = 'spend_voucher' and not exists (
        select 1 from spend_voucher where spend_voucher.id = source_id and paid_at is not null))
      or (source = 'money_transfer' and not exists (select 1 from money_transfer where money_transfer.id = source_id))
      or (source = 'opening_balance' and not exists (select 1 from opening_balance where opening_balance.id = source_id))
      or (source = 'account_count' and not exists (
        select 1 from account_count where account_count.id = source_id and accepted_at is not null))
    order by ledger_entry.book, number`.execute(db)
  const twice = await sql<{ number: number; book: Book }>`
    select ledger_entry.number, ledger_entry.book from ledger_entry
      join ledger_entry as first on first.source = 'spend_voucher' and first.source_id = ledger_entry.source_id
        and first.id < ledger_entry.id
     where ledger_entry.source = 'spend_voucher' order by ledger_entry.number`.execute(db)
  return [...invented.rows, ...twice.rows].map(
    ({ number, book }) =>
      `Entry ${number} of the book "${book}" was added: there is no voucher, transfer or count for it.`,
  )
}
