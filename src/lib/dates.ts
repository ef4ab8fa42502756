/** The church's time zone is Africa/Accra, which is UTC all year (docs/decisions/0028). */
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

/** `22 Nov 2026` from an ISO 8601 date or timestamp; any other text is returned unchanged. */
export function formatDay(date: string): string {
  const found = new Date(date)
  return Number.isNaN(found.getTime()) ? date : day.format(found)
}
