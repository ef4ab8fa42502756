import type { DateOrder } from '../../../../../lib/contract/people/people-import.ts'
import { isPartialDate } from '../../../../../lib/time/partial-date.ts'
import { foldName } from '../../../../register/entries/names.ts'

/** What a cell says as a day: a day of the register, both readings of one that can be read in two ways, or nothing. */
export type ReadDay =
  | { day: string }
  | { either: [dayFirst: string, monthFirst: string] }
  | { wrong: true }
  | undefined

const english = 'january february march april may june july august september october november december'
const twi =
  'opepon ogyefoo obenem oforisuo kotonimaa ayewohomumu kitawonsa osanaa ebo ahinime obubuo openimaa'
const ewe = 'dzove dzodze tedoxe afofie dama masa siamlom deasiamime anyonyo kele ademekpoxe dzome'
const months = new Map(
  [english, twi, ewe].flatMap((names) =>
    names.split(' ').map((name, at): [string, number] => [name, at + 1]),
  ),
)
for (const [at, name] of english.split(' ').entries()) months.set(name.slice(0, 3), at + 1)
months.set('sept', 9)

/** A number of a spreadsheet between 1920 and 2064 may be a day; a smaller one is a year or a count. */
const serials = [7_306, 60_000] as const

/** A number of four digits from here to this year is a year. */
const firstYear = 1880

/** What systems write for "no day": Outlook, MySQL, and Excel for 0. */
const none = /^(0\/0\/0+|0{1,4}-0{1,2}-0{1,2}|1900-01-00|0)( .*)?$/

/** `3/4/1990`, `3.4`, `3 4 90`, with a time of day or without. */
const inNumbers = /^(\d{1,2})[/.\- ](\d{1,2})(?:[/.\- ](\d{2}|\d{4}))?(?: \d.*)?$/

/** Reads a day in the spellings of spreadsheets and notebooks. `today` decides the century of two digits. */
export function readDay(cell: string, order: DateOrder, today: string): ReadDay {
  // Contacts write a day without its year as `--05-12`.
  const text = cell.trim().replace(/^--(\d\d)-?(\d\d)$/, '0000-$1-$2')
  if (text === '' || none.test(text)) return undefined
  const [, iso] = /^(\d{4}-\d{1,2}-\d{1,2})(?:[T ].*)?$/.exec(text.replaceAll('/', '-')) ?? []
  if (iso) return fromIso(...(iso.split('-').map(Number) as [number, number, number]))
  const partly = fromPart(text, today)
  if (partly) return partly
  if (/^\d{4,5}(\.\d+)?$/.test(text)) return fromSerial(Number(text))
  const [, one, two, year] = inNumbers.exec(text) ?? []
  if (one && two) return fromNumbers(Number(one), Number(two), yearOf(year, today), order)
  return fromWords(text, today)
}

const fromIso = (year: number, month: number, date: number): ReadDay =>
  date === 0 ? partOf(year, month) : dayOf(year, month, date)

/** `1965`, `3/1965`, `1965-03`: a year, or a month of it. */
function fromPart(text: string, today: string): ReadDay {
  const [, before, year, after] = /^(?:(\d{1,2})[/.\- ])?(\d{4})(?:\.0|[/.\- ](\d{1,2}))?$/.exec(text) ?? []
  const isYear = Number(year) >= firstYear && Number(year) <= Number(today.slice(0, 4))
  if (!isYear || (before && after)) return undefined
  return partOf(Number(year), Number(before ?? after ?? 0))
}

function fromSerial(serial: number): ReadDay {
  if (serial < serials[0] || serial > serials[1]) return { wrong: true }
  return {
    day: new Date(Date.UTC(1899, 11, 30) + Math.floor(serial) * 86_400_000).toISOString().slice(0, 10),
  }
}

function fromNumbers(one: number, two: number, year: number, order: DateOrder): ReadDay {
  const [dayFirst, monthFirst] = [dayOf(year, two, one), dayOf(year, one, two)]
  if (!('day' in dayFirst)) return monthFirst
  if (!('day' in monthFirst) || one === two) return dayFirst
  if (order === 'day first' || order === '') return dayFirst
  return order === 'month first' ? monthFirst : { either: [dayFirst.day, monthFirst.day] }
}

/** `12 March 1990`, `March 12th, 90`, `Fri 12-Mar-1990`, `12 Ɔbɛnem`, `March 1990`. */
function fromWords(text: string, today: string): ReadDay {
  const words = foldName(text).split(' ')
  const month = words.map((word) => months.get(word)).find(Boolean)
  const numbers = words.flatMap((word) => /^(\d{1,4})(?:st|nd|rd|th)?$/.exec(word)?.[1] ?? [])
  const [first, second] = numbers
  if (!month || !first || numbers.length > 2) return { wrong: true }
  const isYearFirst = first.length === 4
  if (isYearFirst && !second) return partOf(Number(first), month)
  const [date, year] = isYearFirst ? [second, first] : [first, second]
  return dayOf(yearOf(year, today), month, Number(date))
}

function yearOf(written: string | undefined, today: string): number {
  if (!written) return 0
  const year = Number(written)
  if (written.length > 2) return year
  return year > Number(today.slice(2, 4)) ? 1900 + year : 2000 + year
}

/** A month of a year, or 0 for a year alone. */
function partOf(year: number, month: number): { day: string } | { wrong: true } {
  const day = `${year}-${String(month).padStart(2, '0')}-00`
  return isPartialDate(day) ? { day } : { wrong: true }
}

function dayOf(year: number, month: number, date: number): { day: string } | { wrong: true } {
  const day = [String(year).padStart(4, '0'), ...[month, date].map((part) => String(part).padStart(2, '0'))]
  return isPartialDate(day.join('-')) && date > 0 ? { day: day.join('-') } : { wrong: true }
}

/** Counts which way a column of days is written, cell by cell. */
export function openOrder(): { look: (cell: string) => void; order: () => DateOrder } {
  let [dayFirst, monthFirst, either] = [0, 0, 0]
  return {
    look(cell) {
      const [, one, two] = inNumbers.exec(cell) ?? []
      if (!one || !two) return
      if (Number(one) > 12) dayFirst += 1
      else if (Number(two) > 12) monthFirst += 1
      else if (one !== two) either += 1
    },
    order() {
      if (dayFirst > 0 && monthFirst === 0) return 'day first'
      if (monthFirst > 0 && dayFirst === 0) return 'month first'
      return either > 0 ? 'ask' : ''
    },
  }
}
