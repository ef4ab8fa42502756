import { churchZone } from '../site/this-church.ts'
import { inCodeOrder } from '../text/in-code-order.ts'
import { monthOf, weekdayNames, weekdayOf } from './calendar-names.ts'
import { clockIn } from './church-time.ts'
import { formatHour } from './hours.ts'

/** A weekly service: its day, and its hour by the church's clock, `09:00`. */
export type Meeting = { day: string; time: string }

const dayLength = 86_400_000

/**
 * Start of the next of the weekly services, in words such as "tomorrow at 9:00 AM" (spec 1 §2, Home); '' without any. By the
 * church's clock.
 */
export function nextService(instant: Date, meetings: readonly Meeting[]): string {
  const now = clockIn(churchZone(), instant)
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())
  const hour = now.toISOString().slice(11, 16)
  const coming = meetings
    .filter(({ day, time }) => /^\d\d:\d\d$/.test(time) && weekdayNames.includes(day))
    .map(({ day, time }) => {
      const days = (weekdayNames.indexOf(day) - now.getUTCDay() + 7) % 7
      return { days: days === 0 && time <= hour ? 7 : days, time }
    })
    .sort((a, b) => a.days - b.days || inCodeOrder(a.time, b.time))
  const [next] = coming
  if (!next) return ''
  return `${dayIn(next.days, new Date(midnight + next.days * dayLength))} at ${formatHour(next.time)}`
}

function dayIn(days: number, date: Date): string {
  if (days === 0) return 'today'
  if (days === 1) return 'tomorrow'
  return `on ${weekdayOf(date)} ${date.getUTCDate()} ${monthOf(date)}`
}

/** The same before the hour is known: on which day of the week, and when. */
export const weeklyService = ([first]: readonly Meeting[]): string =>
  first ? `on ${first.day} at ${formatHour(first.time)}` : ''
