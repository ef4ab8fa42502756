import {
  type DateOrder,
  type StatementAnswers,
  type StatementMapping,
  type StatementPreviewAnswer,
  statementColumns,
} from '../../../lib/contract/giving/matching.ts'
import { formatCount } from '../../../lib/text/format-count.ts'
import { refuseFields } from '../../platform/errors/refusal.ts'
import { orderOf, readAmountCell, readDayCell } from '../books/cells.ts'
import { readDirections } from './directions.ts'
import { statementRefusals } from './messages.ts'
import { type Church, hash, type Row, readRow } from './read-row.ts'
import type { StatementTable } from './statement-table.ts'
import { listUndecided } from './undecided.ts'

/** A payment as a statement has it. */
export type Payment = Row & {
  /**
   * The identity that the row has if it was stored before the day was part of an identity (docs/decisions/giving.md#statements);
   * null for none.
   */
  dayless: string | null
}

export type Statement = {
  payments: Payment[]
  /** What went out. */
  outgoing: Payment[]
  /** What is there at the end of the last day; null where the file does not say it. */
  closing: { day: string; amount: number } | null
  /** The number of the row, the first below the headings is 1, and what is wrong with it. */
  unreadable: { row: number; why: string }[]
  question: string
} & Pick<StatementPreviewAnswer, 'undecided' | 'undecided_rows' | 'undecided_words'>

/** What a person says besides the file: which column is what, and which way the money of open rows went. */
export type Said = { mapping: StatementMapping; answers: StatementAnswers }

/** The payments of a statement by a mapping. Throws 400 for a mapping without a date or an amount, or beyond the columns. */
export function readStatement(
  table: StatementTable,
  { mapping, answers }: Said,
  church: Church,
  account: number | null = null,
): Statement {
  const { header, rows } = table
  const { date, amount } = mapping
  if (date === null || amount === null) refuseFields({ mapping: [statementRefusals.pleaseChooseColumnDate] })
  if (statementColumns.some((column) => (mapping[column] ?? 0) >= header.length))
    refuseFields({ mapping: [statementRefusals.fileDoesNotHave] })
  const seen = orderOf(rows.map((row) => row[date] ?? ''))
  const order = seen === 'day first' || seen === 'month first' ? seen : mapping.order
  const days = rows.map((row) => readDayCell(row[date] ?? '', order, church.time_zone) ?? '')
  const directions = readDirections(rows, { mapping, church, days, answers })
  const reading = { date, amount, days, mapping, church, directions, account }
  const read = rows.map((row, at) => readRow(row, at, reading))
  const payments = read.flatMap((one) => (one.is === 'a payment' ? [one.row] : []))
  const unanswered = read.filter((one) => one.is === 'undecided').length
  return {
    payments: numbered(payments),
    outgoing: numbered(read.flatMap((one) => (one.is === 'money out' ? [one.row] : []))).map((row) => ({
      ...row,
      dayless: null,
    })),
    closing: closingOf(table, { mapping, church, days }),
    unreadable: read.flatMap((one, at) => (one.is === 'unreadable' ? [{ row: at + 1, why: one.why }] : [])),
    question: questionOf(seen, order) || directionQuestion(unanswered),
    ...listUndecided(rows, read, reading),
  }
}

/**
 * What the file says apart, or the balance after the last row in the order of time. Where all rows are of one day, nothing says which is the
 * last.
 */
function closingOf(
  { rows, closing }: StatementTable,
  { mapping, church, days }: { mapping: StatementMapping; church: Church; days: readonly string[] },
): Statement['closing'] {
  const of = (day: string, cell: string): Statement['closing'] => {
    const amount = readAmountCell(cell, church.currency)
    const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && day <= church.today
    return amount === undefined || Number.isNaN(amount) || !isDay ? null : { day, amount }
  }
  if (closing) return of(closing.day, closing.amount)
  const [first = '', last = ''] = [days[0], days.at(-1)]
  if (mapping.balance === null || first === '' || last === '' || first === last) return null
  const [at, day] = first < last ? [rows.length - 1, last] : [0, first]
  return of(day, rows[at]?.[mapping.balance] ?? '')
}

function directionQuestion(rows: number): string {
  if (rows === 0) return ''
  return rows === 1
    ? statementRefusals.oneUndecided
    : statementRefusals.undecided({ rows: formatCount(rows) })
}

/**
 * Numbers rows with equal reference, amount and day: two of them in a file are two payments, and get the same numbers in another
 * file. The column of references may hold the payer's words, such as `TITHE`, which many payments share.
 */
function numbered(payments: readonly Row[]): Payment[] {
  const often = new Map<string, number>()
  // Before the day was part of it, the first row of a file was taken.
  const firstOfFile = new Map(payments.toReversed().map((payment) => [payment.identity, payment]))
  return inOrderOfTime(payments).map((payment) => {
    const { identity, reference, amount } = payment
    const nth = (often.get(identity) ?? 0) + 1
    often.set(identity, nth)
    return {
      ...payment,
      identity: reference !== '' && nth === 1 ? identity : hash([identity, nth]),
      dayless:
        reference !== '' && firstOfFile.get(identity) === payment ? hash(['id', reference, amount]) : null,
    }
  })
}

/** The earliest first, so that a row has the same number in a file that goes on for longer. */
const inOrderOfTime = (payments: readonly Row[]): readonly Row[] =>
  (payments[0]?.day ?? '') > (payments.at(-1)?.day ?? '') ? payments.toReversed() : payments

function questionOf(seen: ReturnType<typeof orderOf>, order: DateOrder): string {
  if (seen === 'both') return statementRefusals.mixedDates
  return seen === '' && order === '' ? statementRefusals.whichFirst : ''
}
