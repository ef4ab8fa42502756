import type { Context } from 'hono'
import type { EventFields } from '../../../lib/contract/services/event.ts'
import type { Found } from '../../../lib/contract/website/quick-find.ts'
import { firstOfSeries } from '../../../lib/finding/first-of-series.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import type { AppEnv } from '../../platform/context.ts'
import { readerOf } from '../../services/events/of-path.ts'
import { listEvents, listFellowshipEvents } from '../../services/events/repo.ts'
import { churchDay } from '../../settings/church-settings/place.ts'
import { type Asked, bestTitled, mostFound, mostRead } from './asked.ts'
import { servedFellowship } from './served-fellowship.ts'

/** Events that the caller may see, and those of the fellowship that they lead or assist: the next first, then the latest of the past. */
export async function findEvents(c: Context<AppEnv>, search: Asked): Promise<Found[]> {
  const { db } = c.var
  const today = await churchDay(db, c.var.now())
  const reader = readerOf(c)
  const served = c.var.caller && !reader.everything ? await servedFellowship(c) : undefined
  const paging = { search: search.search, offset: 0, today }
  const coming = { ...paging, limit: mostFound, order: undefined, from: today }
  const past = {
    ...paging,
    limit: mostRead,
    order: { column: 'date' as const, descending: true },
    before: today,
  }
  const parts: EventFields[][] = []
  for (const days of [coming, past]) {
    const series = days === coming ? ({ series: 'next' } as const) : {}
    const own = served === undefined ? [] : (await listFellowshipEvents(db, served, days)).rows
    parts.push([...(await listEvents(db, reader, { ...days, ...series })).rows, ...own])
  }
  const met = new Map(parts.flat().map((event) => [event.id, event]))
  return bestTitled(firstOfSeries([...met.values()]), search).map((event) => ({
    kind: 'events',
    title: event.title,
    line: [formatDay(event.date), event.location].filter(Boolean).join(' · '),
    href: addressOf(event, { served, everything: reader.everything }),
  }))
}

/** The page of an event. That of a fellowship has none, and stands in the list of who may see it. */
function addressOf(
  { id, title, fellowship }: EventFields,
  { served, everything }: { served: number | undefined; everything: boolean },
): string {
  if (fellowship === null) return `/events/${id}`
  const search = encodeURIComponent(title)
  if (everything) return `/super-admin#events?search=${search}`
  return fellowship === served ? `/fellowship-leader#events?search=${search}` : '/member-fellowship'
}
