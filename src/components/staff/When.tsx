import { formatDay } from '../../lib/dates.ts'
import { formatHour } from '../../lib/hours.ts'

/** A day, and its hour if it has one; neither breaks within. */
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
