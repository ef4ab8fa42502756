import type { APIRoute } from 'astro'
import { otherCategory } from '../../lib/contract/services/event-category.ts'
import { siteOf } from '../../server/app/views/church.ts'
import { allPublicEvents, wasCategory } from '../../server/app/views/lists/events.ts'
import { calendarOf } from '../../server/services/calendars/calendar.ts'

/**
 * The calendar of all events (`all.ics`), of a category, or of one event by its id. One to which people subscribe is empty without events:
 * on a 404 a phone would keep the last one, which was deleted.
 */
export const GET: APIRoute = async ({ params, url, cache, locals }) => {
  cache.set({ tags: ['events'], maxAge: 60 })
  const { calendar = '' } = params
  const { coming, past } = await allPublicEvents()
  const events = [...past, ...coming].filter(
    ({ id, category }) => calendar === 'all' || calendar === category || calendar === String(id),
  )
  const subscribed = ['all', otherCategory, ...locals.church.event_categories.map(({ slug }) => slug)]
  if (events.length === 0 && !subscribed.includes(calendar) && !(await wasCategory(calendar)))
    return new Response(null, { status: 404 })
  return new Response(calendarOf(calendar, events, { site: siteOf(url), church: locals.church }), {
    headers: { 'Content-Type': 'text/calendar; charset=utf-8' },
  })
}
