import { call } from '../../../lib/api/call.ts'
import { readAttendanceWeeks } from '../../../lib/contract/services/calls/charts.ts'
import type { AttendanceWeeksAnswer } from '../../../lib/contract/services/charts.ts'
import { formatCount } from '../../../lib/text/format-count.ts'
import { shownDay } from '../../../lib/words/shown-day.ts'
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
    return <p className="empty">{checkInWords.nobodyCounted}</p>
  return (
    <BarPicture
      title={checkInWords.attendanceByWeek}
      says={sayWeeks(weeks)}
      source={checkInWords.chartSource}
      sides={[checkInWords.fellowships, checkInWords.services]}
      bars={weeks.map(({ week, services, fellowships }) => ({
        name: weekName(week),
        values: [fellowships ?? 0, services ?? 0],
      }))}
      names="times"
      table={{
        heads: [checkInWords.weekFrom, checkInWords.services, checkInWords.fellowships],
        rows: weeks.map(({ week, services, fellowships }) => [
          shownDay(week),
          services === null ? checkInWords.notCounted : formatCount(services),
          fellowships === null ? checkInWords.noMarks : formatCount(fellowships),
        ]),
      }}
    />
  )
}

/** The newest week that has numbers. */
function sayWeeks(weeks: AttendanceWeeksAnswer['weeks']): string {
  const last = weeks.findLast(({ services, fellowships }) => services !== null || fellowships !== null)
  if (!last) return ''
  const { services, fellowships } = last
  const day = shownDay(last.week)
  if (fellowships === null)
    return services === null ? '' : checkInWords.atServices({ people: formatCount(services), day })
  if (services === null) return checkInWords.atFellowships({ people: formatCount(fellowships), day })
  return checkInWords.atBoth({ people: formatCount(services), others: formatCount(fellowships), day })
}
