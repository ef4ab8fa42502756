import { formatDay } from '../../lib/dates.ts'
import { formatHours } from '../../lib/hours.ts'

type Props = { date: string; time?: string; end_time?: string }

/** A date, and a time if there is one. Neither has a line break inside. */
export function When({ date, time = '', end_time = '' }: Props) {
  return (
    <>
      <span className="whitespace-nowrap">
        {formatDay(date)}
        {time && ','}
      </span>{' '}
      {time && <span className="whitespace-nowrap">{formatHours(time, end_time)}</span>}
    </>
  )
}
