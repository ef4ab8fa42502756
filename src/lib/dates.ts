/** The church keeps Africa/Accra, which is UTC all year (docs/decisions/0028). */
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

/** `22 Nov 2026` from a day or a moment in ISO 8601; words that are no date come back as they are. */
export function formatDay(date: string): string {
  const found = new Date(date)
  return Number.isNaN(found.getTime()) ? date : day.format(found)
}
