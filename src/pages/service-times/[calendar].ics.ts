import type { APIRoute } from 'astro'
import { siteOf } from '../../server/app/views/church.ts'
import { serviceCalendar } from '../../server/app/views/feeds/service-calendar.ts'
import { publicServices } from '../../server/app/views/lists/services.ts'

/** The calendar of all services (`all.ics`), or of one service by its id. */
export const GET: APIRoute = async ({ params, url, cache, locals }) => {
  cache.set({ tags: ['services'], maxAge: 60 })
  const { calendar = '' } = params
  const services = (await publicServices()).filter(({ id }) => calendar === 'all' || calendar === String(id))
  if (services.length === 0) return new Response(null, { status: 404 })
  return new Response(serviceCalendar(services, { site: siteOf(url), church: locals.church }), {
    headers: { 'Content-Type': 'text/calendar; charset=utf-8' },
  })
}
