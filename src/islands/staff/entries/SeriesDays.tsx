import type { List } from '../../../components/staff/lists/list.ts'
import type { ChurchEvent } from '../../../lib/contract/services/event.ts'
import { entryWords } from './messages.ts'

type Props = { list: List<ChurchEvent>; event: ChurchEvent }

/** How many events a row stands for; a press lists them. */
export function SeriesDays({ event: { series, later, title }, list }: Props) {
  const { query } = list
  if (series === null || later === 0 || query.series || query.status) return null
  return (
    <button className="row-text-more" type="button" onClick={() => list.filter(String(series), 'series')}>
      {entryWords.andMore({ later, title })[0]}
      <span className="sr-only">{entryWords.andMore({ later, title })[1]}</span>
    </button>
  )
}

/** Leads from the days of one series back to all events. */
export function AllEvents({ list }: Pick<Props, 'list'>) {
  if (!list.query.series) return null
  return (
    <button className="btn" type="button" onClick={() => list.filter('', 'series')}>
      {entryWords.showAllEvents}
    </button>
  )
}
