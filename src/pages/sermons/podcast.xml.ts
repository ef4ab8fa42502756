import type { APIRoute } from 'astro'
import { siteOf } from '../../server/views/church.ts'
import { podcastOf } from '../../server/views/podcast.ts'
import { spokenSermons } from '../../server/views/sermons.ts'

export const prerender = false

export const GET: APIRoute = async ({ url, cache }) => {
  cache.set({ tags: ['sermons'], maxAge: 60 })
  return new Response(podcastOf(await spokenSermons(), siteOf(url)), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  })
}
