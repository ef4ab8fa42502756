/** When items of a plan begin, in minutes of the church's day, and by how much the plan is over its end. */
export type PlanTimes = {
  /** The beginning of each item in their order, `09:05`; '' where the plan has no start. */
  starts: string[]
  /** When the last item is over; '' where the plan has no start. */
  end: string
  minutes: number
  /** Minutes after the planned end; below 0 for time that is left; null where start or end is not said. */
  over: number | null
}

const day = 24 * 60

const minutesOf = (hour: string): number => Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3, 5))

const hourOf = (minutes: number): string => {
  const at = ((minutes % day) + day) % day
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
}

type Timed = { start_time: string; end_time: string; items: readonly { minutes: number }[] }

/** The times of a plan from its start. An end before the start is on the next day, as of an all-night. */
export function timesOf({ start_time, end_time, items }: Timed): PlanTimes {
  const minutes = items.reduce((sum, item) => sum + item.minutes, 0)
  if (start_time === '') return { starts: items.map(() => ''), end: '', minutes, over: null }
  const start = minutesOf(start_time)
  let at = start
  const starts = items.map((item) => {
    const begins = hourOf(at)
    at += item.minutes
    return begins
  })
  const planned = end_time === '' ? null : minutesOf(end_time)
  const end = planned !== null && planned <= start ? planned + day : planned
  return { starts, end: hourOf(at), minutes, over: end === null ? null : at - end }
}
