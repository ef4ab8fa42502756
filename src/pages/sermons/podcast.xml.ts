import type { APIRoute } from 'astro'
import { siteOf } from '../../server/app/views/church.ts'
import { podcastOf } from '../../server/app/views/feeds/podcast.ts'
import { spokenSermons } from '../../server/app/views/lists/sermons.ts'

export const GET: APIRoute = async ({ url, cache, locals }) => {
  cache.set({ tags: ['sermons'], maxAge: 60 })
  return new Response(podcastOf(await spokenSermons(), { site: siteOf(url), church: locals.church }), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  })
}
