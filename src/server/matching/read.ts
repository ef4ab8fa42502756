import { createHash } from 'node:crypto'
import parsePhoneNumber from 'libphonenumber-js/min'
import {
  type DateOrder,
  type StatementColumn,
  type StatementMapping,
  statementColumns,
} from '../../lib/contract/matching.ts'
import { fold, foldedWords } from '../../lib/fold.ts'
import { callingCodeOf, phoneCountry } from '../church-settings/calling-code.ts'
import type { StatementRowTable } from '../db/tables/books.ts'
import { refuseFields } from '../errors/refusal.ts'
import type { Table } from '../spreadsheets/csv.ts'
import { orderOf, readAmountCell, readDayCell, readDirection } from './cells.ts'

type Row = Pick<
  StatementRowTable,
  'identity' | 'day' | 'amount' | 'reference' | 'text' | 'name' | 'telephone'
>

/** A payment as a statement has it. */
export type Payment = Row & {
  /** The identity without the day that its row may have from before the day was part of it (docs/decisions/0284); null for none. */
  dayless: string | null
}

export type Statement = {
  payments: Payment[]
  outgoing: number
  /** The number of the row, the first below the headings is 1, and what is wrong with it. */
  unreadable: { row: number; why: string }[]
  question: string
}

/** Headings of each kind of column, in the order in which they are preferred. */
const headings: Record<StatementColumn, RegExp[]> = {
  date: [/^(transaction|trans|txn|value|posting|entry|booking)? ?(date|day)( ?(and|&)? ?time)?$/, /\bdate\b/],
  amount: [
    /^(credits?|paid in|money in|deposits?|cr)( amount| ?\(.*\))?$/,
    /^amount( ?\(.*\))?$/,
    /\bcredit\b/,
    /\bamount\b/,
  ],
  id: [
    /(transaction|trans|txn|financial) ?(id|ref|reference|number|no)$/,
    /^(id|f id)$/,
    /^(reference|ref|ref no)$/,
    /\b(id|reference)\b/,
  ],
  text: [
    /^(narration|description|details|particulars|remarks?|message|note|reason)$/,
    /narrat|descri|detail|remark|message/,
    /^(reference|ref|ref no)$/,
  ],
  name: [/^(from|sender|payer|customer)('s)? ?name$/, /\bname\b/],
  telephone: [
    /^(from|sender|payer|customer)('s)? ?(no|number|msisdn|phone|telephone|mobile)$/,
    /msisdn|phone|mobile/,
    /^from$/,
  ],
  direction: [/^(dr ?\/ ?cr|cr ?\/ ?dr|type|direction|debit ?\/ ?credit)$/],
}

/** Which columns the headings name. */
export function proposeMapping(header: readonly string[]): StatementMapping {
  const plain = header.map((name) =>
    fold(name)
      .replace(/[.:*]/g, '')
      .replace(/[\s_]+/g, ' ')
      .trim(),
  )
  const taken = new Set<number>()
  const found = Object.fromEntries(
    statementColumns.map((column) => {
      const at = headings[column]
        .map((heading) => plain.findIndex((name, place) => !taken.has(place) && heading.test(name)))
        .find((place) => place >= 0)
      if (at !== undefined) taken.add(at)
      return [column, at ?? null]
    }),
  ) as Record<StatementColumn, number | null>
  // Where money in has a column of its own, no other one says the direction.
  const isOwn =
    found.amount !== null && /credit|paid in|money in|deposit|^cr\b/.test(plain[found.amount] ?? '')
  return { ...found, direction: isOwn ? null : found.direction, order: '' }
}

/** Names a kind of statement by its headings. */
export const printOf = (header: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(header.map(fold)))
    .digest('hex')

type Church = { currency: string; country: string; time_zone: string; today: string }

/** The payments of a statement by a mapping. Throws 400 for a mapping without a date or an amount, or beyond the columns. */
export function readStatement({ header, rows }: Table, mapping: StatementMapping, church: Church): Statement {
  const { date, amount } = mapping
  if (date === null || amount === null)
    refuseFields({ mapping: ['Please choose the column of the date, and that of the amount'] })
  if (statementColumns.some((column) => (mapping[column] ?? 0) >= header.length))
    refuseFields({ mapping: ['This file does not have these columns'] })
  const seen = orderOf(rows.map((row) => row[date] ?? ''))
  const order = seen === 'day first' || seen === 'month first' ? seen : mapping.order
  const read = rows.map((row) => readRow(row, { date, amount, order, mapping, church }))
  return {
    payments: numbered(read.filter((one) => typeof one === 'object')),
    outgoing: read.filter((one) => one === undefined).length,
    unreadable: read.flatMap((why, place) => (typeof why === 'string' ? [{ row: place + 1, why }] : [])),
    question: questionOf(seen, order),
  }
}

/**
 * Numbers equal rows: two of a file are two payments, and the same two in another file are the same. What a column of references has may
 * be the words of the payer, `TITHE`, which many payments have.
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
  if (seen === 'both')
    return 'Some dates of this file begin with the day and some with the month. Please export it again with one kind of dates.'
  return seen === '' && order === ''
    ? 'These dates can be read in two ways. Please say whether the day or the month comes first.'
    : ''
}

type Reading = {
  date: number
  amount: number
  order: DateOrder
  mapping: StatementMapping
  church: Church
}

/** A payment; undefined for money out, and a sentence for what cannot be read. */
function readRow(
  row: readonly string[],
  { date, amount, order, mapping, church }: Reading,
): Row | string | undefined {
  const cell = (column: StatementColumn) => row[mapping[column] ?? -1] ?? ''
  const given = readAmountCell(row[amount] ?? '', church.currency)
  if (Number.isNaN(given)) return `The amount “${short(row[amount])}” cannot be read.`
  if (given === undefined || given === 0) return undefined
  const side = mapping.direction === null ? 1 : readDirection(cell('direction'))
  if (side === undefined) return `“${short(cell('direction'))}” says neither money in nor money out.`
  if (given < 0 || side < 0) return undefined
  const day = readDayCell(row[date] ?? '', order, church.time_zone)
  if (!day) return `The date “${short(row[date])}” cannot be read.`
  if (day > church.today) return `The day ${day} is still to come.`
  const [reference, text, name] = [
    cell('id').slice(0, 100),
    cell('text').slice(0, 500),
    cell('name').slice(0, 120),
  ]
  const telephone = telephoneIn(cell('telephone'), church) ?? telephoneIn(`${text} ${name}`, church)
  const identity = reference
    ? hash(['id', reference, given, day])
    : hash(['row', row[date], given, text, name, cell('telephone')])
  return { identity, day, amount: given, reference, text, name, telephone: telephone ?? null }
}

const short = (cell = '') => (cell.length > 40 ? `${cell.slice(0, 40)}…` : cell)

const hash = (of: readonly unknown[]) => createHash('sha256').update(JSON.stringify(of)).digest('base64url')

/** The first telephone number of the church's country in a text, as E.164. */
function telephoneIn(text: string, { country }: Pick<Church, 'country'>): string | undefined {
  const code = callingCodeOf(country)
  for (const [written] of text.matchAll(/(?<!\d)\+?\d[\d ]{7,15}\d(?!\d)/g)) {
    const digits = written.replace(/\D/g, '')
    const isWhole = `+${digits}`.startsWith(code) && digits.length > 10
    const number = parsePhoneNumber(isWhole ? `+${digits}` : digits, phoneCountry(country))
    if (number?.isValid() && `+${number.countryCallingCode}` === code) return number.number
  }
  return undefined
}

/** The words of a payment that may be a name. */
export const nameWordsIn = ({ name, text }: Pick<Payment, 'name' | 'text'>): Set<string> =>
  new Set(foldedWords(`${name} ${text}`))
