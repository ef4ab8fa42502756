import { formatHour } from '../../../lib/time/hours.ts'

/** Of a calendar day, which is the same everywhere. */
const shortDay = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})

/** `Sunday 29 November at 9:00 am`; `time` may be ''. */
export const whenOf = (date: string, time: string): string =>
  `${shortDay.format(new Date(date)).replace(',', '')}${time && ` at ${formatHour(time)}`}`
