import { churchZone } from '../site/this-church.ts'
import { hourIn } from './church-time.ts'
import { formatHour } from './hours.ts'

/** `6:30 PM` from a timestamp, in the church's time zone; any other text is returned unchanged. */
export function formatTime(timestamp: string): string {
  const date = new Date(timestamp)
  return Number.isNaN(date.getTime()) ? timestamp : formatHour(hourIn(churchZone(), date))
}
