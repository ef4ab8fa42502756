import { useCallback } from 'react'
import { call } from '../../../lib/api/call.ts'
import { readMeetingWeeks } from '../../../lib/contract/services/calls/charts.ts'
import type { MeetingWeeksAnswer } from '../../../lib/contract/services/charts.ts'
import { shownDay } from '../../../lib/words/shown-day.ts'
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
  if (!last) return <p className="empty">{leaderWords.nobodyMarked}</p>
  return (
    <BarPicture
      title={leaderWords.attendanceByWeek}
      says={leaderWords.chartSays({ present: last.present, marked: last.marked, day: shownDay(last.week) })}
      source={leaderWords.chartSource}
      sides={[leaderWords.marked, leaderWords.present]}
      bars={weeks.map(({ week, present, marked }) => ({ name: weekName(week), values: [marked, present] }))}
      names="times"
      table={{
        heads: [leaderWords.weekFrom, leaderWords.present, leaderWords.marked],
        rows: weeks.map(({ week, present, marked }) => [
          shownDay(week),
          marked ? present : leaderWords.noMarks,
          marked,
        ]),
      }}
    />
  )
}
