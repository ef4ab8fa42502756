import { churchZone } from './this-church.ts'

const days = new Map<string, Intl.DateTimeFormat>()

function dayOf(zone: string): Intl.DateTimeFormat {
  const made = days.get(zone) ?? new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: zone })
  days.set(zone, made)
  return made
}

/**
 * `22 Nov 2026` from a calendar day, which is the same everywhere, or from a timestamp: its day in the church's time zone.
 * Any other text is returned unchanged.
 */
export function formatDay(date: string, zone = churchZone()): string {
  const found = new Date(date)
  return Number.isNaN(found.getTime()) ? date : dayOf(date.length > 10 ? zone : 'UTC').format(found)
}
