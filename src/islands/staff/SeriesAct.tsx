import type { List } from '../../components/staff/ListSection.tsx'
import { RowAct } from '../../components/staff/RowAct.tsx'
import type { ChurchEvent } from '../../lib/contract/event.ts'

type Props = { event: ChurchEvent; list: List<ChurchEvent> }

/** The act of an event that repeats, which lists its other days. */
export function SeriesAct({ event: { series, title }, list }: Props) {
  if (series === null || list.query.series) return null
  return <RowAct name="All days" of={title} act={() => list.filter(String(series), 'series')} />
}

/** How many events a row stands for. */
export function SeriesBadge({ event: { series, later }, list }: Props) {
  const { query } = list
  if (series === null || later === 0 || query.series || query.status) return null
  return <span className="badge">and {later} more</span>
}

/** Leads from the days of one series back to all events. */
export function AllEvents({ list }: Pick<Props, 'list'>) {
  if (!list.query.series) return null
  return (
    <button className="btn" type="button" onClick={() => list.filter('', 'series')}>
      Show all events
    </button>
  )
}
