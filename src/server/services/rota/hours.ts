import { assumedServiceStart, eventLength } from '../../../lib/time/upcoming.ts'

type Hours = { time: string; end_time: string }

const minutesOf = (hour: string) => Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3, 5))

/** Whether two services of one day overlap. One without an end takes as long as an event without one. */
export function overlap(one: Hours, other: Hours): boolean {
  const [a, b] = [lasting(one), lasting(other)]
  return a.from < b.to && b.from < a.to
}

function lasting({ time, end_time }: Hours): { from: number; to: number } {
  const from = minutesOf(time || assumedServiceStart)
  return { from, to: end_time ? minutesOf(end_time) : from + eventLength / 60_000 }
}
