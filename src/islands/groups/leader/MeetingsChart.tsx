import { useCallback } from 'react'
import { call } from '../../../lib/api/call.ts'
import { readMeetingWeeks } from '../../../lib/contract/services/calls/charts.ts'
import type { MeetingWeeksAnswer } from '../../../lib/contract/services/charts.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import { BarPicture } from '../../staff/charts/BarPicture.tsx'
import { LoadedChart } from '../../staff/charts/LoadedChart.tsx'
import { weekName } from '../../staff/charts/week-name.ts'
import { leaderWords } from './messages.ts'

/** Attendance of a fellowship's meetings by week. */
export function MeetingsChart({ fellowship }: { fellowship: number }) {
  const load = useCallback(() => call(readMeetingWeeks, { id: fellowship }), [fellowship])
  return <LoadedChart load={load}>{(counts) => <Found {...counts} />}</LoadedChart>
}

function Found({ weeks }: MeetingWeeksAnswer) {
  const last = weeks.findLast(({ marked }) => marked > 0)
  if (!last) return <p className="empty">{leaderWords.nobodyWasMarkedLast}</p>
  return (
    <BarPicture
      title={leaderWords.attendanceByWeek}
      says={`${last.present} of ${last.marked} marked were present in the week from ${formatDay(last.week)}.`}
      source="Marks of your meetings by week from Sunday. This week has not ended yet."
      sides={['Marked', 'Present']}
      bars={weeks.map(({ week, present, marked }) => ({ name: weekName(week), values: [marked, present] }))}
      names="times"
      table={{
        heads: ['Week from', 'Present', 'Marked'],
        rows: weeks.map(({ week, present, marked }) => [
          formatDay(week),
          marked ? present : 'No marks',
          marked,
        ]),
      }}
    />
  )
}
