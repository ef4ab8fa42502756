import type { APIRoute } from 'astro'
import { siteOf } from '../../server/page-data/church.ts'
import { podcastOf } from '../../server/page-data/podcast.ts'
import { spokenSermons } from '../../server/page-data/sermons.ts'

export const prerender = false

export const GET: APIRoute = async ({ url, cache, locals }) => {
  cache.set({ tags: ['sermons', 'church settings'], maxAge: 60 })
  return new Response(
    podcastOf(await spokenSermons(), { site: siteOf(url), zone: locals.church.time_zone }),
    {
      headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
    },
  )
}
