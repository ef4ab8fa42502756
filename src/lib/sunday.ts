const hours = [9, 11] as const
const day = 86_400_000

/** Start of the next Sunday service, in words such as "tomorrow at 9:00 AM" (spec 1 §2, Home). Ghana is on UTC. */
export function nextSundayService(now: Date): string {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())
  const today = hours.find((hour) => now.getUTCDay() === 0 && now.getTime() < midnight + hour * 3_600_000)
  if (today) return `today at ${today}:00 AM`
  const days = 7 - now.getUTCDay()
  if (days === 1) return `tomorrow at ${hours[0]}:00 AM`
  const sunday = new Date(midnight + days * day)
  return `on Sunday ${sunday.getUTCDate()} ${month.format(sunday)} at ${hours[0]}:00 AM`
}

const month = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' })
