import { formatDay } from './dates.ts'

/*
 * Days of which only a part may be known (docs/people.md): `1994-03-06`, `0000-03-06` without a year, `1994-03-00` without a day,
 * `1994-00-00` of which only the year is known, or ''.
 */

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

const partsOf = (day: string): [year: string, month: string, date: string] => [
  day.slice(0, 4),
  day.slice(5, 7),
  day.slice(8, 10),
]

/** Whether a text is a day of which everything, the year, the year and the month, or all but the year is known. */
export function isPartialDate(day: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return false
  const [year, month, date] = partsOf(day)
  if (date === '00') return year !== '0000' && Number(month) <= 12
  const parsed = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day)
}

/** Whether year, month and day are known. */
export const isWholeDate = (day: string): boolean =>
  day !== '' && !day.startsWith('0000') && !day.endsWith('-00')

/** `6 Mar 1994`, `6 March` without a year, `March 1994` without a day, `1994`; '' stays. */
export function formatPartialDate(day: string): string {
  if (!day || isWholeDate(day)) return day && formatDay(day)
  const [year, month, date] = partsOf(day)
  const named = months[Number(month) - 1] ?? ''
  if (date === '00') return `${named} ${year}`.trim()
  return `${Number(date)} ${named}`
}

/** `6 Mar 1994`, and of somebody whose day of birth is not known the age, too: `1965, about 61`. `today` is a day. */
export function formatBirthday(born: string, today: string): string {
  const about = born.endsWith('-00') ? ageOn(born, today) : null
  return [formatPartialDate(born), about !== null && `about ${about}`].filter(Boolean).join(', ')
}

/** The age in years on a day; null where the year of birth is not known. A birthday partly known counts from the first day that it may be. */
function ageOn(born: string, today: string): number | null {
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4))
  if (!born || born.startsWith('0000')) return null
  return born.slice(5) > today.slice(5) ? years - 1 : years
}

/** What a person typed as a day, `6/3/1994`, `6/3`, `3/1994` or `1994`, for the register; any other text as it is, for the form to refuse. */
export function readPartialDate(typed = ''): string {
  const text = typed.trim()
  const [, month, year] = /^(?:(\d{1,2})[/. -])?(\d{4})$/.exec(text) ?? []
  if (year) return `${year}-${(month ?? '').padStart(2, '0')}-00`
  const [, day, ofYear, in4 = '0000'] = /^(\d{1,2})[/. -](\d{1,2})(?:[/. -](\d{4}))?$/.exec(text) ?? []
  return day && ofYear ? `${in4}-${ofYear.padStart(2, '0')}-${day.padStart(2, '0')}` : text
}

/** A day of the register as people type it. */
export function typedPartialDate(day = ''): string {
  if (!isPartialDate(day)) return day
  const [year, month, date] = partsOf(day)
  const known = [date, month].filter((part) => part !== '00').map(Number)
  return [...known, ...(year === '0000' ? [] : [year])].join('/')
}

/** What two say together of one day: each what the other lacks. Undefined where they contradict each other. */
export function uniteDates(one: string, two: string): string | undefined {
  if (!one || !two) return one || two
  const others = partsOf(two)
  const united = partsOf(one).map((part, at) => (Number(part) === 0 ? (others[at] ?? part) : part))
  const agrees = others.every((part, at) => Number(part) === 0 || part === united[at])
  return agrees && isPartialDate(united.join('-')) ? united.join('-') : undefined
}
