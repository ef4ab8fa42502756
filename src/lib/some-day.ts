import { formatDay } from './dates.ts'

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September'],
  ...['October', 'November', 'December'],
]

/** `6 Mar 1994`, or `6 March` of a day without a year (`0000-03-06`); '' stays. */
export function formatSomeDay(day: string): string {
  if (!day.startsWith('0000-')) return day && formatDay(day)
  const [, month, date] = day.split('-').map(Number)
  return `${date} ${months[(month ?? 1) - 1] ?? ''}`
}
