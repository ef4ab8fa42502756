import { sql } from 'kysely'
import type { StatementAnswer, StatementLine } from '../../../lib/contract/giving/books-ledger.ts'
import { placesOf } from '../../../lib/money/money.ts'
import { csvOf } from '../../../lib/text/csv.ts'
import { fold } from '../../../lib/text/fold.ts'
import { findAccountName, nameOfAccount } from '../../accounts/accounts/account-name.ts'
import type { LedgerEntryTable } from '../../platform/db/tables/books.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { isKnownOwner } from '../../register/entries/identity.ts'
import { readChurch } from '../../settings/church-settings/repo.ts'
import { rowsOf } from './entries.ts'
import { bookOf } from './ledger.ts'
import { bookRefusals } from './messages.ts'
import { broughtOf, listPastLines, listPastOfAll } from './past-gifts/past-lines.ts'
import { isReversed } from './pledges/pledge-sums.ts'
import { receiptOf } from './verify/hash-chain.ts'
import { rootOf } from './verify/roots.ts'

type Asked = { from: string; to: string }

/**
 * What a member gave from a day to a day, the oldest first. Throws 404. For its owner, what treasurers wrote down for an account is left
 * out until something shows whose it is (docs/decisions/people.md#unconfirmed-numbers).
 */
export async function statementOf(
  db: Db,
  { account, from, to, isForOwner = false }: Asked & { account: number; isForOwner?: boolean },
): Promise<StatementAnswer> {
  const withheld = isForOwner && !(await isKnownOwner(db, account))
  const name = (await findAccountName(db, account)) ?? refuse(404, bookRefusals.noMember2)
  const [book, { currency }] = [await bookOf(db), await readChurch(db)]
  const lines = (await listOwn(db, { account, book, from, to, withheld })).map(lineOf)
  return {
    name,
    from,
    to,
    currency,
    book,
    lines,
    brought: broughtOf(withheld ? [] : await listPastLines(db, { account, book, from, to })),
    withheld,
    ...(await rootOf(db, book)),
    ...totalsOf(lines),
  }
}

type InBook = Asked & { book: StatementAnswer['book'] }

const listOwn = (
  db: Db,
  { account, book, from, to, withheld }: InBook & { account: number; withheld: boolean },
) =>
  rowsOf(db)
    .innerJoin(givenBy(db, account, withheld).as('own'), (join) =>
      join.onRef('own.from', '=', 'ledger_entry.source').onRef('own.row', '=', 'ledger_entry.source_id'),
    )
    .select(lineColumns)
    .select(isReversed.as('taken_back'))
    .where('ledger_entry.kind', '<>', 'fee')
    .where('ledger_entry.book', '=', book)
    .where('ledger_entry.day', '>=', from)
    .where('ledger_entry.day', '<=', to)
    .orderBy('ledger_entry.day')
    .orderBy('number')
    .execute()

/** What entries of a member are of. Joined, so that each entry is found by its source, however many there are. */
const givenBy = (db: Db, account: number, withheld: boolean) => {
  const of = (table: 'gift' | 'cash_item' | 'statement_row') =>
    db
      .selectFrom(table)
      .select([sql<LedgerEntryTable['source']>`${sql.lit(table)}`.as('from'), 'id as row'])
      .where('account_id', '=', account)
      .where((row) => row.lit(table === 'gift' || !withheld))
  return of('gift')
    .unionAll(of('cash_item'))
    .unionAll(of('statement_row'))
    .unionAll(
      db
        .selectFrom('refund')
        .innerJoin('gift', 'gift.id', 'refund.gift_id')
        .select([sql<LedgerEntryTable['source']>`'refund'`.as('from'), 'refund.id as row'])
        .where('account_id', '=', account),
    )
}

export type Everybody = {
  /** By name. People without an account are one where name and telephone are the same. */
  givers: (StatementAnswer & { telephone: string; username: string })[]
  /** What names nobody: loose cash, and gifts of deleted accounts. Less what was given back of it. */
  unnamed: number
  currency: string
}

/** The statement of everybody who gave from a day to a day. */
export async function statementsOfAll(db: Db, { from, to }: Asked): Promise<Everybody> {
  const [book, { currency }] = [await bookOf(db), await readChurch(db)]
  const root = await rootOf(db, book)
  const byGiver = new Map<string, Omit<Everybody['givers'][number], 'total' | 'funds'>>()
  let unnamed = 0
  for (const row of await listGiven(db, { book, from, to })) {
    const line = lineOf(row)
    const { key, ...who } = giverOf(row)
    if (!key) {
      if (!line.is_taken_back) unnamed += line.amount
      continue
    }
    const giver = byGiver.get(key) ?? {
      ...who,
      from,
      to,
      currency,
      book,
      ...root,
      lines: [],
      brought: broughtOf([]),
      withheld: false,
    }
    giver.lines.push(line)
    byGiver.set(key, giver)
  }
  for (const { key, name, username, telephone, lines } of await listPastOfAll(db, { book, from, to })) {
    const shell = { name, username, telephone, from, to, currency, book, ...root, withheld: false }
    const giver = byGiver.get(key) ?? { ...shell, lines: [], brought: broughtOf([]) }
    byGiver.set(key, { ...giver, brought: broughtOf(lines) })
  }
  const givers = [...byGiver.values()].map((giver) => ({ ...giver, ...totalsOf(giver.lines) }))
  const order = new Intl.Collator('en', { sensitivity: 'base' })
  return { givers: givers.toSorted((one, other) => order.compare(one.name, other.name)), unnamed, currency }
}

/** All entries of gifts and their refunds. A refund has the gift that it refunds. */
const listGiven = (db: Db, { book, from, to }: InBook) =>
  db
    .selectFrom('ledger_entry')
    .innerJoin('fund', 'fund.id', 'ledger_entry.fund_id')
    .leftJoin('refund', (join) =>
      join.onRef('refund.id', '=', 'source_id').on('ledger_entry.source', '=', 'refund'),
    )
    .leftJoin('gift', (join) =>
      join.on(
        sql<boolean>`gift.id = case ledger_entry.source when 'gift' then source_id when 'refund' then refund.gift_id end`,
      ),
    )
    .leftJoin('cash_item', (join) =>
      join.onRef('cash_item.id', '=', 'source_id').on('ledger_entry.source', '=', 'cash_item'),
    )
    .leftJoin('statement_row', (join) =>
      join.onRef('statement_row.id', '=', 'source_id').on('ledger_entry.source', '=', 'statement_row'),
    )
    .leftJoin('account', (join) =>
      join.on(
        sql<boolean>`account.id = coalesce(gift.account_id, cash_item.account_id, statement_row.account_id)`,
      ),
    )
    .select(lineColumns)
    .select(['account.id as account', 'account.first_name', 'account.last_name', 'account.username'])
    .select(['gift.name as gift_name', 'cash_item.name as item_name', 'statement_row.giver'])
    .select((row) => row.fn.coalesce('gift.telephone', 'statement_row.telephone').as('telephone'))
    .select(isReversed.as('taken_back'))
    .where('ledger_entry.book', '=', book)
    .where('ledger_entry.day', '>=', from)
    .where('ledger_entry.day', '<=', to)
    .where((row) =>
      row.or([
        row('credit', '=', 'income'),
        row.and([row('ledger_entry.kind', '=', 'refund'), row('debit', '=', 'income')]),
      ]),
    )
    // Tickets are bought: what is paid for them is no gift.
    .where('ledger_entry.kind', 'not in', ['counter-entry', 'ticket', 'ticket-refund'])
    .orderBy('ledger_entry.day')
    .orderBy('number')
    .execute()

type Row = Awaited<ReturnType<typeof listGiven>>[number]

/** The columns of `lineOf`, beside `isReversed`. */
const lineColumns = [
  ...(['ledger_entry.id', 'ledger_entry.day', 'ledger_entry.kind', 'fund.name as fund'] as const),
  ...(['ledger_entry.amount', 'ledger_entry.code', 'ledger_entry.book', 'gift.method'] as const),
  ...(['receipt_year', 'receipt_sequence'] as const),
] as const

type LineRow = Awaited<ReturnType<typeof listOwn>>[number]

const lineOf = ({
  id,
  day,
  fund,
  kind,
  amount,
  method,
  code,
  taken_back,
  ...row
}: LineRow): StatementLine => ({
  id,
  day,
  fund,
  code,
  method: kind === 'refund' ? kind : (method ?? kind),
  amount: kind === 'refund' ? -amount : amount,
  receipt: receiptOf(row),
  is_taken_back: Boolean(taken_back),
})

/** The sums of a statement, without what was taken back. */
function totalsOf(lines: readonly StatementLine[]): Pick<StatementAnswer, 'total' | 'funds'> {
  const funds = new Map<string, number>()
  for (const { fund, amount, is_taken_back } of lines)
    if (!is_taken_back) funds.set(fund, (funds.get(fund) ?? 0) + amount)
  return {
    total: [...funds.values()].reduce((sum, amount) => sum + amount, 0),
    funds: [...funds].map(([fund, amount]) => ({ fund, amount })),
  }
}

/** The giver's name, and a key that identifies the giver; `key` is '' for an anonymous gift. */
function giverOf({ account, gift_name, item_name, giver, ...row }: Row) {
  const username = row.username ?? ''
  if (account !== null)
    return {
      key: `account ${account}`,
      telephone: '',
      username,
      name: nameOfAccount(row),
    }
  const name = (gift_name ?? item_name ?? giver ?? '').trim()
  const telephone = row.telephone ?? ''
  return { key: name && `${fold(name)} ${telephone}`, name, telephone, username: '' }
}

/** The name of a statement's file in the archive: `0007-ama-mensah.pdf`. */
export function fileNameOf(name: string, place: number): string {
  const plain = fold(name)
    .split(/[^a-z0-9]/)
    .filter(Boolean)
    .join('-')
    .slice(0, 40)
  return `${String(place + 1).padStart(4, '0')}-${plain || 'giver'}.pdf`
}

/** What is in the archive, as CSV: whose statement each file is, and its sum. The sums are the income of these days. */
export function indexOf({ givers, unnamed, currency }: Everybody): string {
  const units = (amount: number) => amount / 10 ** placesOf(currency)
  // Past gifts are no income of these books.
  const hasPast = givers.some(({ brought }) => brought.lines.length > 0)
  const past = <Cell>(cell: Cell) => (hasPast ? [cell] : [])
  const rows = givers.map(({ name, telephone, username, total, lines, brought }, place) => [
    fileNameOf(name, place),
    name,
    telephone,
    username,
    lines.length,
    units(total),
    ...past(units(brought.total)),
  ])
  const rest = ['', 'Loose cash, and gifts that name nobody', '', '', '', units(unnamed), ...past('')]
  const headings = ['File', 'Name', 'Telephone', 'Username', 'Lines', `Total (${currency})`]
  return csvOf([...headings, ...past(`Brought over (${currency})`)], [...rows, rest])
}
