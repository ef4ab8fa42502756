import { clockIn } from './church-time.ts'
import { churchZone } from './this-church.ts'

const hours = [9, 11] as const
const day = 86_400_000

/** Start of the next Sunday service by the church's clock, in words such as "tomorrow at 9:00 AM" (spec 1 §2, Home). */
export function nextSundayService(instant: Date): string {
  const now = clockIn(churchZone(), instant)
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())
  const today = hours.find((hour) => now.getUTCDay() === 0 && now.getTime() < midnight + hour * 3_600_000)
  if (today) return `today at ${today}:00 AM`
  const days = 7 - now.getUTCDay()
  if (days === 1) return `tomorrow at ${hours[0]}:00 AM`
  const sunday = new Date(midnight + days * day)
  return `on Sunday ${sunday.getUTCDate()} ${month.format(sunday)} at ${hours[0]}:00 AM`
}

const month = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' })
