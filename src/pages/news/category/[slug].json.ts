import type { APIRoute } from 'astro'
import { siteOf } from '../../../server/app/views/church.ts'
import { newsJsonFeedOf } from '../../../server/app/views/feeds/news.ts'
import { feedPosts, shownCategory } from '../../../server/app/views/lists/news.ts'

/** The feed of the posts of one category. */
export const GET: APIRoute = async ({ url, cache, locals, params }) => {
  cache.set({ tags: ['pages', 'church settings'], maxAge: 3600 })
  const category = locals.isClosed ? undefined : await shownCategory(params['slug'] ?? '')
  if (!category) return new Response(null, { status: 404 })
  const posts = await feedPosts({ category: category.slug })
  return new Response(newsJsonFeedOf(posts, { site: siteOf(url), church: locals.church, category }), {
    headers: { 'Content-Type': 'application/feed+json; charset=utf-8' },
  })
}
