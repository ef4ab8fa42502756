const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const dayLength = 86_400_000

/**
 * The date of the next weekly meeting, possibly today, `2026-11-25`; null when the weekday is invalid. `now` is what the
 * church's clock shows.
 */
export function nextMeeting(weekday: string, now: Date): string | null {
  const wanted = weekdays.indexOf(weekday)
  if (wanted < 0) return null
  const ahead = (wanted - now.getUTCDay() + 7) % 7
  return new Date(now.getTime() + ahead * dayLength).toISOString().slice(0, 10)
}
