import type { APIRoute } from 'astro'
import { siteOf } from '../../server/app/views/church.ts'
import { podcastOf } from '../../server/app/views/feeds/podcast.ts'
import { chapteredSermons, spokenSermons } from '../../server/app/views/lists/sermons.ts'

export const GET: APIRoute = async ({ url, cache, locals }) => {
  cache.set({ tags: ['sermons'], maxAge: 60 })
  const [sermons, chaptered] = await Promise.all([spokenSermons(), chapteredSermons()])
  return new Response(podcastOf(sermons, { site: siteOf(url), church: locals.church, chaptered }), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  })
}
