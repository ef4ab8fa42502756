import type { APIRoute } from 'astro'
import { siteOf } from '../server/app/views/church.ts'
import { newsFeedOf } from '../server/app/views/feeds/news.ts'
import { feedPosts } from '../server/app/views/lists/news.ts'

export const GET: APIRoute = async ({ url, cache, locals }) => {
  cache.set({ tags: ['pages', 'church settings'], maxAge: 3600 })
  const posts = locals.isClosed ? [] : await feedPosts()
  return new Response(newsFeedOf(posts, { site: siteOf(url), church: locals.church }), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  })
}
