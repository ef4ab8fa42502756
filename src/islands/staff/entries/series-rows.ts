import type { ListQuery } from '../../../lib/api/list-query.ts'
import type { ChurchEvent } from '../../../lib/contract/services/event.ts'
import { firstOfSeries } from '../../../lib/finding/first-of-series.ts'
import { inCodeOrder } from '../../../lib/text/in-code-order.ts'
import { today } from '../../../lib/time/today.ts'
import { lastDayOf } from '../../../lib/time/upcoming.ts'

/** Which events a list shows: those of one series, else of each series the next one, or its last when all are over. */
export function amongEvents(events: readonly ChurchEvent[] = []) {
  const byDay = events.toSorted((a, b) => inCodeOrder(a.date, b.date))
  const isComing = (event: ChurchEvent) => lastDayOf(event) >= today()
  const past = byDay.filter((event) => !isComing(event)).reverse()
  const shown = new Set(firstOfSeries([...byDay.filter(isComing), ...past]))
  return (event: ChurchEvent, { series, status }: ListQuery): boolean =>
    series ? String(event.series) === series : Boolean(status) || shown.has(event)
}
