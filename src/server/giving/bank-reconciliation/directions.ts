import type { StatementAnswers, StatementMapping } from '../../../lib/contract/giving/matching.ts'
import { fold } from '../../../lib/text/fold.ts'
import { readAmountCell } from '../books/cells.ts'
import { statementRefusals } from './messages.ts'
import { telephoneIn } from './payer.ts'
import { readDirection } from './words.ts'

/*
 * Which way the money of each row went (docs/decisions/giving.md#statements): by the sign, the balances, the church's own number and the words of the
 * row. Where these say nothing, or not the same, a person is asked.
 */

type Side = 1 | -1

export type Directions = {
  /** By the place of the row: 1 for money in, -1 for money out, undefined where nobody knows. */
  sides: (Side | undefined)[]
  /** Why the file itself does not say it, by the place of the row. */
  whys: Map<number, string>
  /** The church's own numbers. */
  own: ReadonlySet<string>
}

type Rows = readonly (readonly string[])[]
type Church = {
  currency: string
  country: string
  /** Wallets and accounts to which the church says that people give. */
  numbers: readonly string[]
}

type Given = { mapping: StatementMapping; church: Church; days: readonly string[]; answers: StatementAnswers }

/** The direction of each row. `days` are those of the rows, '' where it cannot be read. */
export function readDirections(rows: Rows, { mapping, church, days, answers }: Given): Directions {
  const cell = (row: readonly string[], at: number | null) => row[at ?? -1] ?? ''
  const sum = (row: readonly string[], at: number | null) => readAmountCell(cell(row, at), church.currency)
  const amounts = rows.map((row) => sum(row, mapping.amount))
  const after = rows.map((row) => sum(row, mapping.balance))
  const running = mapping.before === null ? runningSides(amounts, after, days) : []
  const parties = rows.map((row) => partiesOf(row, mapping, church.country))
  const own = ownNumbers(parties, church)
  // With a column of words, an amount without a sign says nothing: `CASH_OUT` has none.
  const isSigned = mapping.direction === null && amounts.some((amount) => amount !== undefined && amount < 0)
  const whys = new Map<number, string>()
  const sides = rows.map((row, at): Side | undefined => {
    const amount = amounts[at]
    if (amount === undefined || !(amount > 0)) return -1
    const kind = cell(row, mapping.direction)
    const isIn = mapping.amounts === 'in' || isSigned || isMarked(cell(row, mapping.amount))
    const says = [
      named(statementRefusals.theAmount, isIn ? 1 : undefined),
      named(statementRefusals.theBalance, sideOf(sum(row, mapping.before), after[at]) ?? running[at]),
      named(statementRefusals.theNumbers, sideBy(parties[at], own)),
      named(`“${kind.trim().slice(0, 40)}”`, readDirection(kind)),
    ].filter((evidence) => evidence !== undefined)
    const side = agreed(says)
    if (side) return side
    whys.set(at, whyOpen(says))
    return answered(answers, at, wordOf(kind))
  })
  return { sides, whys, own }
}

type Evidence = readonly [what: string, side: Side]

const named = (what: string, side: Side | undefined): Evidence | undefined => side && [what, side]

function agreed(says: readonly Evidence[]): Side | undefined {
  const sides = new Set(says.map(([, side]) => side))
  return sides.size === 1 ? says[0]?.[1] : undefined
}

function whyOpen(says: readonly Evidence[]): string {
  if (says.length === 0) return statementRefusals.nothingSays
  const words = (side: Side) =>
    says
      .filter(([, direction]) => direction === side)
      .map(([what]) => what)
      .reduce((first, second) => statementRefusals.twoSay({ first, second }))
  const sentence = statementRefusals.says({ in: words(1), out: words(-1) })
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

/** The word of a row by which rows are answered together. */
export const wordOf = (cell: string): string => cell.trim().slice(0, 100).toUpperCase()

function answered({ words, rows }: StatementAnswers, at: number, word: string): Side | undefined {
  const direction =
    (Object.hasOwn(rows, at + 1) && rows[at + 1]) || (Object.hasOwn(words, word) && words[word])
  return direction ? (direction === 'in' ? 1 : -1) : undefined
}

/** `+20.00` and `20.00 CR` say that it came in. */
const isMarked = (cell: string): boolean => /^\s*([A-Z]{3}\s*)?\+|cr\s*$/i.test(cell)

/** By the balance before and after a row; undefined where one is missing, or they are the same. */
function sideOf(before: number | undefined, after: number | undefined): Side | undefined {
  if (before === undefined || after === undefined || !(before > after || before < after)) return undefined
  return after > before ? 1 : -1
}

/**
 * By the balance after each row alone, where every two rows that follow each other differ by exactly the amount, in the order of their
 * days and in no other. The earliest row has nothing to compare with.
 */
function runningSides(
  amounts: readonly (number | undefined)[],
  after: readonly (number | undefined)[],
  days: readonly string[],
): (Side | undefined)[] {
  const [first = '', last = ''] = [days[0], days.at(-1)]
  if (first === last || after.includes(undefined)) return []
  const step = first < last ? -1 : 1
  const differences = after.map((balance, at) => {
    const before = after[at + step]
    return before === undefined || balance === undefined ? undefined : balance - before
  })
  const isExact = differences.every(
    (difference, at) => difference === undefined || Math.abs(difference) === Math.abs(amounts[at] ?? 0),
  )
  return isExact ? differences.map((by) => (by === undefined || by === 0 ? undefined : by > 0 ? 1 : -1)) : []
}

type Parties = { from: string; to: string }

const partiesOf = (
  row: readonly string[],
  { telephone, to }: StatementMapping,
  country: string,
): Parties => ({
  from: partyOf(row[telephone ?? -1] ?? '', country),
  to: partyOf(row[to ?? -1] ?? '', country),
})

/** A telephone number as E.164, an account as its letters and digits. */
const partyOf = (text: string, country: string): string =>
  telephoneIn(text, country) ?? fold(text).replace(/[^\p{L}\p{N}]/gu, '')

/** What the church has given as its own, and the one number that is in every row of the file that has two. */
function ownNumbers(parties: readonly Parties[], { numbers, country }: Church): ReadonlySet<string> {
  const whole = parties.filter(({ from, to }) => from !== '' && to !== '' && from !== to)
  const [first] = whole
  const everywhere = first
    ? [first.from, first.to].filter((one) => whole.every(({ from, to }) => from === one || to === one))
    : []
  const given = numbers.map((number) => partyOf(number, country)).filter(Boolean)
  return new Set(everywhere.length === 1 ? [...given, ...everywhere] : given)
}

function sideBy(parties: Parties | undefined, own: ReadonlySet<string>): Side | undefined {
  if (!parties || parties.to === '') return undefined
  const [isFrom, isTo] = [own.has(parties.from), own.has(parties.to)]
  return isFrom === isTo ? undefined : isTo ? 1 : -1
}
