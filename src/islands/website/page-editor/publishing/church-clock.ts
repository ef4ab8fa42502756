import { shownTime } from '../../../../lib/words/shown-day.ts'

/** The church's time zone, as the page says it (layouts/SiteLayout.astro). */
const churchZone = (): string => document.documentElement.dataset.zone || 'Africa/Accra'

const formatIn = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, hourCycle: 'h23', timeZone: churchZone() })

/** `22 November, 14:03` at the church. */
export function dayAndTime(instant: string): string {
  const at = new Date(instant)
  return shownTime(`${formatIn({ day: 'numeric', month: 'long' }).format(at)}, ${timeOf(instant)}`)
}

/** `14:03` at the church. */
export const timeOf = (instant: string): string =>
  formatIn({ hour: '2-digit', minute: '2-digit' }).format(new Date(instant))

/** The moment at which the church's clocks show a day and an hour, `2026-12-24T18:00`; undefined for other texts. */
export function momentOf(local: string): Date | undefined {
  const wanted = Date.parse(`${local}Z`)
  if (Number.isNaN(wanted)) return undefined
  // The clocks' distance from UTC at that moment; a second look is for the day on which they change.
  const first = wanted - distanceAt(wanted)
  return new Date(wanted - distanceAt(first))
}

/** How far the church's clocks are ahead of UTC at a time, in milliseconds. */
function distanceAt(time: number): number {
  const parts = {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  } as const
  const [day = 1, month = 1, year = 0, hour = 0, minute = 0] =
    formatIn(parts).format(new Date(time)).match(/\d+/g)?.map(Number) ?? []
  const minutes = Math.floor(time / 60_000) * 60_000
  return Date.UTC(year, month - 1, day, hour, minute) - minutes
}
