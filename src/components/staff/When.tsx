import { formatDay } from '../../lib/dates.ts'
import { formatHour } from '../../lib/hours.ts'

/** A date, and a time if there is one. Neither has a line break inside. */
export function When({ date, time = '' }: { date: string; time?: string }) {
  return (
    <>
      <span className="whitespace-nowrap">
        {formatDay(date)}
        {time && ','}
      </span>{' '}
      {time && <span className="whitespace-nowrap">{formatHour(time)}</span>}
    </>
  )
}
