import { call } from '../../../lib/api/call.ts'
import { readOpenPlaces } from '../../../lib/contract/services/calls/charts.ts'
import type { OpenPlacesAnswer } from '../../../lib/contract/services/charts.ts'
import { countOf } from '../../../lib/text/format-count.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import { BarPicture } from '../../staff/charts/BarPicture.tsx'
import { LoadedChart } from '../../staff/charts/LoadedChart.tsx'
import { weekName } from '../../staff/charts/week-name.ts'
import { rotaWords } from './messages.ts'

const load = () => call(readOpenPlaces)

/** Open places of the weeks to come. */
export const PlacesChart = () => <LoadedChart load={load}>{(counts) => <Found {...counts} />}</LoadedChart>

function Found({ weeks }: OpenPlacesAnswer) {
  const sum = (what: 'needed' | 'open') => weeks.reduce((all, week) => all + week[what], 0)
  if (sum('needed') === 0)
    return (
      <p className="empty">
        No team is needed in these weeks. Say under <a href="#teams">{rotaWords.teams}</a> who is needed at
        which service.
      </p>
    )
  return (
    <BarPicture
      title={rotaWords.openPlacesByWeek}
      says={`${countOf(sum('open'), 'open place')} of ${sum('needed')} to the week from ${formatDay(weeks.at(-1)?.week ?? '')}.`}
      source="By week from Sunday, from today on. A place is open while nobody has it or is asked for it."
      sides={['Needed', 'Open']}
      bars={weeks.map(({ week, needed, open }) => ({ name: weekName(week), values: [needed, open] }))}
      names="times"
      table={{
        heads: ['Week from', 'Open', 'Needed'],
        rows: weeks.map(({ week, needed, open }) => [formatDay(week), open, needed]),
      }}
    />
  )
}
