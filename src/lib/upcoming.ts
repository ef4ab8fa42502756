import type { ChurchEvent } from './contract/event.ts'

/** The events dated `today` or later, the next first, at most five (spec 1 §7, §9). */
export function upcoming(events: readonly ChurchEvent[], today: string): ChurchEvent[] {
  return events
    .filter(({ date }) => date.slice(0, 10) >= today)
    .sort((a, b) => moment(a).localeCompare(moment(b)))
    .slice(0, 5)
}

const moment = ({ date, time }: ChurchEvent) => `${date.slice(0, 10)} ${time.padStart(5, '0')}`

/** Upcoming when its moment is still to come, else Past (spec 2 §4); without an hour all its day. The church keeps UTC all year. */
export const isUpcoming = ({ date, time }: { date: string; time: string }, now = new Date()): boolean =>
  `${date.slice(0, 10)}T${time ? time.padStart(5, '0').slice(0, 5) : '23:59'}` >=
  now.toISOString().slice(0, 16)
