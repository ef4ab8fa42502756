import type { APIRoute } from 'astro'
import { siteOf } from '../server/app/views/church.ts'
import { feedOf } from '../server/app/views/feeds/rss.ts'
import { publicEvents } from '../server/app/views/lists/events.ts'

export const GET: APIRoute = async ({ url, cache, locals }) => {
  cache.set({ tags: ['events'], maxAge: 60 })
  const { coming } = await publicEvents()
  return new Response(feedOf(coming, { site: siteOf(url), church: locals.church }), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  })
}
