import { largestAmount } from '../../../lib/contract/giving/books-fund.ts'
import type { DateOrder } from '../../../lib/contract/giving/matching.ts'
import { placesOf } from '../../../lib/money/money.ts'
import { dayIn } from '../../../lib/time/church-time.ts'

/* What the cells of statements and past gifts say: amounts to the pesewa, and days in the spellings of banks and networks. */

/** An amount in the smallest unit, less than 0 for money out; undefined for an empty cell, NaN for anything else. */
export function readAmountCell(cell: string, currency: string): number | undefined {
  const bare = cell
    .normalize('NFKC')
    .replace(/[\s'’]/g, '')
    .replace(/[−–]/g, '-')
  if (bare === '' || bare === '-') return undefined
  const [
    ,
    bracket = '',
    before = '',
    first = '',
    between = '',
    digits = '',
    last = '',
    after = '',
    side = '',
  ] =
    /^(\()?(GH[₵¢]|[₵¢]|[A-Z]{3})?([+-])?(GH[₵¢]|[₵¢]|[A-Z]{3})?([\d.,]+)(-)?([A-Z]{3}|GH[₵¢])?(CR|DR|Cr|Dr)?\)?$/.exec(
      bare,
    ) ?? []
  if ([before, between, after].some((code) => isOther(code, currency))) return Number.NaN
  const amount = exactly(digits, placesOf(currency))
  if (amount === undefined || amount > largestAmount) return Number.NaN
  const isOut = bracket !== '' || first === '-' || last === '-' || /^dr$/i.test(side)
  return isOut ? -amount : amount
}

/** Whether it is the code of another currency. The cedi is written GHS, GHC and by its sign. */
const isOther = (code: string, currency: string): boolean =>
  /^[A-Z]{3}$/.test(code) && code !== currency && !(currency === 'GHS' && code === 'GHC')

/**
 * `1,234.50`, `1234.5` or `1.234,50` in the smallest unit; undefined for what is ambiguous or too fine. Points before three digits group
 * thousands in a currency without decimals.
 */
function exactly(digits: string, places: number): number | undefined {
  if (places === 0 && /^\d{1,3}(\.\d{3})+$/.test(digits)) return exactly(digits.replaceAll('.', ''), places)
  const withPoint = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?$/.exec(digits)
  const withComma = /^(\d{1,3}(?:\.\d{3})+|\d+),(\d{1,2})$/.exec(digits)
  const [, whole, rest = ''] = withPoint ?? withComma ?? []
  if (whole === undefined) return undefined
  if (!/^0*$/.test(rest.slice(places))) return undefined
  const amount = Number(whole.replace(/[.,]/g, '') + rest.slice(0, places).padEnd(places, '0'))
  return Number.isSafeInteger(amount) ? amount : undefined
}

const numbers = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})(?!\d)/

/** How dates such as `01/02/2026` are to be read, by the whole column; '' where nothing shows it, 'both' where rows differ. */
export function orderOf(cells: readonly string[]): DateOrder | 'both' | 'none' {
  const pairs = cells.flatMap((cell) => {
    const [, first, second] = numbers.exec(cell.trim()) ?? []
    return first && second ? [{ first: Number(first), second: Number(second) }] : []
  })
  if (pairs.length === 0) return 'none'
  const isDayFirst = pairs.some(({ first }) => first > 12)
  const isMonthFirst = pairs.some(({ second }) => second > 12)
  if (isDayFirst && isMonthFirst) return 'both'
  if (isDayFirst) return 'day first'
  if (isMonthFirst) return 'month first'
  // Where both numbers are the same in every row, either reading is right.
  return pairs.every(({ first, second }) => first === second) ? 'day first' : ''
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** The church's day that a cell names, `2026-11-22`; undefined for anything else. A time with a zone is the church's day then. */
export function readDayCell(cell: string, order: DateOrder, zone: string): string | undefined {
  const text = cell.trim()
  const instant = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)? ?(Z|[+-]\d\d:?\d\d)$/.test(text)
    ? new Date(text.replace(' ', 'T').replace(/ /g, ''))
    : undefined
  if (instant && !Number.isNaN(instant.getTime())) return dayIn(zone, instant)
  const [, year, month, day] =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text) ??
    /^(\d{4})(\d\d)(\d\d)(?:\d{4}|\d{6})?$/.exec(text) ??
    []
  if (year && month && day) return dayOf(year, Number(month), day)
  const named = /^(\d{1,2})[-/. ]([A-Za-z]{3,9})[-/., ]+(\d{4}|\d{2})(?!\d)/.exec(text)
  if (named) return dayOf(named[3], monthOf(named[2]), named[1])
  const turned = /^([A-Za-z]{3,9})[. ]+(\d{1,2}),? +(\d{4})(?!\d)/.exec(text)
  if (turned) return dayOf(turned[3], monthOf(turned[1]), turned[2])
  const [, first, second, last] = numbers.exec(text) ?? []
  if (!first || !second || !last || order === '') return undefined
  return order === 'day first' ? dayOf(last, Number(second), first) : dayOf(last, Number(first), second)
}

const monthOf = (name = '') => months.indexOf(name.slice(0, 3).toLowerCase()) + 1

function dayOf(year = '', month: number, day = ''): string | undefined {
  const whole = `${year.length === 2 ? `20${year}` : year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${whole}T00:00:00Z`)
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(whole)
  return isDay && whole > '1990' ? whole : undefined
}
