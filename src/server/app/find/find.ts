import type { Context } from 'hono'
import type { Found } from '../../../lib/contract/website/quick-find.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import { fellowshipsSaying } from '../../groups/fellowships/repo.ts'
import { sermonsSaying } from '../../media/sermons/repo.ts'
import type { AppEnv } from '../../platform/context.ts'
import { type Asked, bestTitled, type Finder, mostFound, mostRead } from './asked.ts'
import { findEvents } from './events.ts'
import { findPages } from './pages.ts'
import { findPeople } from './persons.ts'

const findFellowships: Finder = async (c, { search }) => {
  const rows = await fellowshipsSaying(c.var.db, search, mostFound)
  return rows.map(({ name, meeting_day, location }) => ({
    kind: 'fellowships',
    title: name,
    line: [meeting_day, location].filter(Boolean).join(' · '),
    href: `/fellowships?search=${encodeURIComponent(name)}`,
  }))
}

const findSermons: Finder = async (c, search) => {
  const rows = await sermonsSaying(c.var.db, search.search, mostRead)
  return bestTitled(rows, search).map(({ id, title, preacher, date }) => ({
    kind: 'sermons',
    title,
    line: [preacher, formatDay(date.slice(0, 10))].filter(Boolean).join(' · '),
    href: `/sermons/${id}`,
  }))
}

/** In the order of `foundKinds`. */
const finders: readonly Finder[] = [findPeople, findFellowships, findEvents, findSermons, findPages]

/**
 * What the caller may find, a few of each kind. Each finder asks the list of its resource with the scope that its routes give the caller,
 * so that nothing is found that the lists do not show.
 */
export async function findEverything(c: Context<AppEnv>, search: Asked): Promise<Found[]> {
  const hits: Found[] = []
  // One after the other: the guards of several finders set the caller of the same request.
  for (const find of finders) hits.push(...(await find(c, search)))
  return hits
}
