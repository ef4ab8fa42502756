/** The church keeps Africa/Accra, which is UTC all year (decisions, "Time zone"). */
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

/** `22 Nov 2026` from a day or a moment in ISO 8601; words that are no date come back as they are. */
export function formatDay(date: string): string {
  const found = new Date(date)
  return Number.isNaN(found.getTime()) ? date : day.format(found)
}

/** `6:30 PM` from `18:30`; words that are no hour come back as they are. */
export function formatHour(time: string): string {
  const [, hour, minute] = /^(\d{1,2}):(\d{2})/.exec(time) ?? []
  if (!hour || !minute || Number(hour) > 23 || Number(minute) > 59) return time
  return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`
}
