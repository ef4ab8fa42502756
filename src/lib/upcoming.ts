import type { ChurchEvent } from './contract/event.ts'

/** The events dated `today` or later, the next first, at most five (spec 1 §7, §9). */
export function upcoming(events: readonly ChurchEvent[], today: string): ChurchEvent[] {
  return events
    .filter(({ date }) => date.slice(0, 10) >= today)
    .sort((a, b) => moment(a).localeCompare(moment(b)))
    .slice(0, 5)
}

const moment = ({ date, time }: ChurchEvent) => `${date.slice(0, 10)} ${time.padStart(5, '0')}`
