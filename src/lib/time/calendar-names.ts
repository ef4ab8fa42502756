/*
 * Names of the calendar, for pages that must not wait for Intl (docs/decisions/browser.md#no-slow-start). The contract's list of weekdays is in a script
 * of its own, which would be one request more.
 */

export const weekdayNames: readonly string[] = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
]

export const monthNames: readonly string[] = [
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

/** `Sunday` of a date, by its UTC fields. */
export const weekdayOf = (date: Date): string => weekdayNames[date.getUTCDay()] ?? ''

/** `November` of a date, by its UTC fields. */
export const monthOf = (date: Date): string => monthNames[date.getUTCMonth()] ?? ''
