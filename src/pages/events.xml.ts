import type { APIRoute } from 'astro'
import { siteOf } from '../server/page-data/church.ts'
import { publicEvents } from '../server/page-data/events.ts'
import { feedOf } from '../server/page-data/rss.ts'

export const GET: APIRoute = async ({ url, cache, locals }) => {
  cache.set({ tags: ['events'], maxAge: 60 })
  const { coming } = await publicEvents()
  return new Response(feedOf(coming, { site: siteOf(url), church: locals.church }), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  })
}
