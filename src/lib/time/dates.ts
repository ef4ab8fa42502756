import { churchZone } from '../site/this-church.ts'
import { clockIn } from './church-time.ts'

/**
 * `22 Nov 2026` from a calendar day, which is the same everywhere, or from a timestamp: its day in the church's time zone.
 * Any other text is returned unchanged. Not by Intl, whose first use takes a phone 0.1 s (docs/decisions/browser.md#no-slow-start).
 */
export function formatDay(date: string, zone = churchZone()): string {
  const instant = new Date(date)
  if (Number.isNaN(instant.getTime())) return date
  const day = date.length > 10 ? clockIn(zone, instant) : instant
  // `Sun, 06 Sep 2026 …`, which British English writes without the zero, and with Sept.
  return day.toUTCString().slice(5, 16).replace(/^0/, '').replace('Sep', 'Sept')
}
