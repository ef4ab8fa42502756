import type { APIRoute } from 'astro'
import { pathOfPost } from '../../../lib/site/news-address.ts'
import { publicPost } from '../../../server/app/views/lists/news.ts'
import { shareJpegOf } from '../../../server/app/views/pictures.ts'

/** The picture of a post as chats show it. */
export const GET: APIRoute = async ({ params, cache, locals }) => {
  cache.set({ tags: ['pages', 'church settings'] })
  const post = await publicPost(pathOfPost(params['slug'] ?? ''), undefined)
  const key = post?.post.document.picture?.key
  const jpeg = key ? await shareJpegOf(key, locals.church.colour) : undefined
  if (!jpeg) return new Response(null, { status: 404 })
  return new Response(new Uint8Array(jpeg), { headers: { 'Content-Type': 'image/jpeg' } })
}
