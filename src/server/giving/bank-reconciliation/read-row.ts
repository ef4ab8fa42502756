import { createHash } from 'node:crypto'
import type { StatementColumn, StatementMapping } from '../../../lib/contract/giving/matching.ts'
import type { StatementRowTable } from '../../platform/db/tables/books.ts'
import { readAmountCell } from '../books/cells.ts'
import type { Directions } from './directions.ts'
import { statementRefusals } from './messages.ts'
import { payerOf } from './payer.ts'
import { isCompleted } from './words.ts'

export type Row = Pick<
  StatementRowTable,
  'identity' | 'day' | 'amount' | 'reference' | 'text' | 'name' | 'telephone'
>

export type Church = {
  currency: string
  country: string
  time_zone: string
  today: string
  /** Wallets and accounts to which the church says that people give. */
  numbers: readonly string[]
}

/** What a statement is read by. `days` are those of its rows, '' where one cannot be read. */
export type Reading = {
  date: number
  amount: number
  days: readonly string[]
  mapping: StatementMapping
  church: Church
  directions: Directions
  /** The account that it is a statement of; null for the one that statements were of before they said it. */
  account: number | null
}

/** What a row of a statement is. */
export type ReadRow =
  | { is: 'a payment'; row: Row }
  | { is: 'money out'; row: Row }
  /** It has no amount. */
  | { is: 'nothing' }
  | { is: 'unreadable'; why: string }
  /** Nobody has said whether its money came in. */
  | { is: 'undecided' }

/** The row at a place, from 0. */
export function readRow(row: readonly string[], at: number, reading: Reading): ReadRow {
  const { date, amount, days, mapping, church, directions } = reading
  const cell = (column: StatementColumn) => row[mapping[column] ?? -1] ?? ''
  const unreadable = (why: string): ReadRow => ({ is: 'unreadable', why })
  const given = amountOf(row, reading)
  if (Number.isNaN(given))
    return unreadable(statementRefusals.amountShortCannotBe({ short: short(row[amount]) }))
  if (given === undefined || given === 0) return { is: 'nothing' }
  const side = given < 0 ? -1 : directions.sides[at]
  const day = days[at]
  if (!day) return unreadable(statementRefusals.dateShortCannotBe({ short: short(row[date]) }))
  if (day > church.today) return unreadable(statementRefusals.dayDayStillTo({ day }))
  if (mapping.status !== null && !isCompleted(cell('status')))
    return unreadable(statementRefusals.notCompleted({ status: short(cell('status')) }))
  if (side === undefined) return { is: 'undecided' }
  const [reference, text] = [cell('id').slice(0, 100), cell('text').slice(0, 500)]
  const [name, telephone] = [cell('name').slice(0, 120), cell('telephone')]
  const of = reading.account === null ? [] : [reading.account]
  if (side === -1) {
    const sum = Math.abs(given)
    const payee = cell('to').slice(0, 120) || name
    const identity = reference
      ? hash(['out', reference, sum, day, ...of])
      : hash(['row out', row[date], sum, text, payee, ...of])
    return {
      is: 'money out',
      row: { identity, day, amount: sum, reference, text, name: payee, telephone: null },
    }
  }
  const identity = reference
    ? hash(['id', reference, given, day, ...of])
    : hash(['row', row[date], given, text, name, telephone, ...of])
  const payer = payerOf({ name, telephone, text }, church.country, directions.own)
  return { is: 'a payment', row: { identity, day, amount: given, reference, text, ...payer } }
}

/** What the row is of: less than 0 where the file says by its sign or its column that it went out. */
function amountOf(row: readonly string[], { amount, mapping, church }: Reading): number | undefined {
  const given = readAmountCell(row[amount] ?? '', church.currency)
  const out = mapping.out === null ? undefined : readAmountCell(row[mapping.out] ?? '', church.currency)
  return given || !out ? given : -Math.abs(out)
}

const short = (cell = '') => (cell.length > 40 ? `${cell.slice(0, 40)}…` : cell)

export const hash = (of: readonly unknown[]) =>
  createHash('sha256').update(JSON.stringify(of)).digest('base64url')
