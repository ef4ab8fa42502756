import { call } from '../../../lib/api/call.ts'
import { readAttendanceWeeks } from '../../../lib/contract/services/calls/charts.ts'
import type { AttendanceWeeksAnswer } from '../../../lib/contract/services/charts.ts'
import { formatCount } from '../../../lib/text/format-count.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import { BarPicture } from '../../staff/charts/BarPicture.tsx'
import { LoadedChart } from '../../staff/charts/LoadedChart.tsx'
import { weekName } from '../../staff/charts/week-name.ts'
import { checkInWords } from './messages.ts'

const load = () => call(readAttendanceWeeks)

/** Attendance of services and of fellowships by week, for who sees the history of check-ins. */
export const AttendanceChart = () => (
  <LoadedChart load={load}>{(counts) => <Found {...counts} />}</LoadedChart>
)

function Found({ weeks }: AttendanceWeeksAnswer) {
  if (weeks.every(({ services, fellowships }) => services === null && fellowships === null))
    return <p className="empty">{checkInWords.nobodyWasCountedOr}</p>
  return (
    <BarPicture
      title={checkInWords.attendanceByWeek}
      says={sayWeeks(weeks)}
      source="People by week from Sunday: at services the headcount, or who was marked where nobody counted; at fellowships who was marked present. This week has not ended yet."
      sides={['Fellowships', 'Services']}
      bars={weeks.map(({ week, services, fellowships }) => ({
        name: weekName(week),
        values: [fellowships ?? 0, services ?? 0],
      }))}
      names="times"
      table={{
        heads: ['Week from', 'Services', 'Fellowships'],
        rows: weeks.map(({ week, services, fellowships }) => [
          formatDay(week),
          services === null ? 'Not counted' : formatCount(services),
          fellowships === null ? 'No marks' : formatCount(fellowships),
        ]),
      }}
    />
  )
}

/** The newest week that has numbers. */
function sayWeeks(weeks: AttendanceWeeksAnswer['weeks']): string {
  const last = weeks.findLast(({ services, fellowships }) => services !== null || fellowships !== null)
  if (!last) return ''
  const parts = [
    ...(last.services === null ? [] : [`${formatCount(last.services)} at services`]),
    ...(last.fellowships === null ? [] : [`${formatCount(last.fellowships)} at fellowships`]),
  ]
  return `${parts.join(' and ')} in the week from ${formatDay(last.week)}.`
}
