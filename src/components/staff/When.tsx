import { formatDay } from '../../lib/time/dates.ts'
import { formatHour } from '../../lib/time/hours.ts'
import { shownDay, shownTime } from '../../lib/words/shown-day.ts'
import { staffPartWords } from './messages.ts'

type Props = { date: string; time?: string; end_time?: string; end_date?: string }

/** A date, and the time and the end if there are. None has a line break inside. */
export function When({ date, time = '', end_time = '', end_date = '' }: Props) {
  return (
    <>
      <span className="whitespace-nowrap">
        {shownDay(date)}
        {time && ','}
      </span>{' '}
      {time && <span className="whitespace-nowrap">{formatHour(time)}</span>}
      {(end_date || (time && end_time)) && (
        <>
          {' '}
          <span className="whitespace-nowrap">
            {staffPartWords.until({
              when: shownTime(
                [end_date && formatDay(end_date), end_time && formatHour(end_time)]
                  .filter(Boolean)
                  .join(', '),
              ),
            })}
          </span>
        </>
      )}
    </>
  )
}
