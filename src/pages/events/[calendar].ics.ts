import type { APIRoute } from 'astro'
import { calendarOf } from '../../server/calendars/calendar.ts'
import { siteOf } from '../../server/page-data/church.ts'
import { publicEvents } from '../../server/page-data/events.ts'

/** The calendar of all events (`all.ics`), of a category, or of one event by its id. */
export const GET: APIRoute = async ({ params, url, cache, locals }) => {
  cache.set({ tags: ['events'], maxAge: 60 })
  const { calendar = '' } = params
  const { coming, past } = await publicEvents()
  const events = [...past, ...coming].filter(
    ({ id, category }) => calendar === 'all' || calendar === category || calendar === String(id),
  )
  if (events.length === 0) return new Response(null, { status: 404 })
  return new Response(calendarOf(calendar, events, { site: siteOf(url), church: locals.church }), {
    headers: { 'Content-Type': 'text/calendar; charset=utf-8' },
  })
}
