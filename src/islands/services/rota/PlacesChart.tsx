import { call } from '../../../lib/api/call.ts'
import { readOpenPlaces } from '../../../lib/contract/services/calls/charts.ts'
import type { OpenPlacesAnswer } from '../../../lib/contract/services/charts.ts'
import { shownDay } from '../../../lib/words/shown-day.ts'
import { BarPicture } from '../../staff/charts/BarPicture.tsx'
import { LoadedChart } from '../../staff/charts/LoadedChart.tsx'
import { weekName } from '../../staff/charts/week-name.ts'
import { rotaWords } from './messages.ts'

const load = () => call(readOpenPlaces)

/** Open places of the weeks to come. */
export const PlacesChart = () => <LoadedChart load={load}>{(counts) => <Found {...counts} />}</LoadedChart>

function Found({ weeks }: OpenPlacesAnswer) {
  const sum = (what: 'needed' | 'open') => weeks.reduce((all, week) => all + week[what], 0)
  const [needed, count] = [sum('needed'), sum('open')]
  if (needed === 0)
    return (
      <p className="empty">
        {rotaWords.noSlots[0]}
        <a href="#teams">{rotaWords.noSlots[1]}</a>
        {rotaWords.noSlots[2]}
      </p>
    )
  return (
    <BarPicture
      title={rotaWords.openPlacesByWeek}
      says={rotaWords.chartSays({ count, needed, day: shownDay(weeks.at(-1)?.week ?? '') })}
      source={rotaWords.chartSource}
      sides={[rotaWords.needed, rotaWords.open]}
      bars={weeks.map(({ week, needed, open }) => ({ name: weekName(week), values: [needed, open] }))}
      names="times"
      table={{
        heads: [rotaWords.weekFrom, rotaWords.open, rotaWords.needed],
        rows: weeks.map(({ week, needed, open }) => [shownDay(week), open, needed]),
      }}
    />
  )
}
