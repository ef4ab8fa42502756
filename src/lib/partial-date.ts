import { formatDay } from './dates.ts'

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September'],
  ...['October', 'November', 'December'],
]

/** `6 Mar 1994`, or `6 March` of a day without a year (`0000-03-06`); '' stays. */
export function formatPartialDate(day: string): string {
  if (!day.startsWith('0000-')) return day && formatDay(day)
  const [, month, date] = day.split('-').map(Number)
  return `${date} ${months[(month ?? 1) - 1] ?? ''}`
}

/** What a person typed as a day, `6/3/1994` or `6/3`, for the register; any other text as it is, for the form to refuse. */
export function readPartialDate(typed = ''): string {
  const [, day, month, year = '0000'] = /^\s*(\d{1,2})[/. -](\d{1,2})(?:[/. -](\d{4}))?\s*$/.exec(typed) ?? []
  return day && month ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : typed.trim()
}

/** A day of the register as people type it. */
export function typedPartialDate(day = ''): string {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? []
  if (!year) return day
  return [Number(date), Number(month), ...(year === '0000' ? [] : [year])].join('/')
}
