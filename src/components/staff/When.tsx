import { formatDay } from '../../lib/dates.ts'
import { formatHour } from '../../lib/hours.ts'

type Props = { date: string; time?: string; end_time?: string }

/** A date, and the time and the end if there are. None has a line break inside. */
export function When({ date, time = '', end_time = '' }: Props) {
  return (
    <>
      <span className="whitespace-nowrap">
        {formatDay(date)}
        {time && ','}
      </span>{' '}
      {time && <span className="whitespace-nowrap">{formatHour(time)}</span>}
      {time && end_time && (
        <>
          {' '}
          <span className="whitespace-nowrap">to {formatHour(end_time)}</span>
        </>
      )}
    </>
  )
}
