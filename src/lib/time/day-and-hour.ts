import { hourIn } from './church-time.ts'

/** `22 November, 10:15` in a time zone. */
export function dayAndHour(time: Date, zone: string): string {
  const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: zone })
  return `${day.format(time)}, ${hourIn(zone, time)}`
}
