import type { APIRoute } from 'astro'
import { publicEvent } from '../../../server/app/views/lists/events.ts'
import { shareJpegOf } from '../../../server/app/views/pictures.ts'

/** The poster of an event as chats show it. */
export const GET: APIRoute = async ({ params, cache, locals }) => {
  cache.set({ tags: ['events', 'church settings'], maxAge: 60 })
  const event = await publicEvent(Number(params['id']))
  const { image = null } = event ?? {}
  const jpeg = image?.startsWith('/media/')
    ? await shareJpegOf(image.slice('/media/'.length), locals.church.colour)
    : undefined
  if (!jpeg) return new Response(null, { status: 404 })
  return new Response(new Uint8Array(jpeg), { headers: { 'Content-Type': 'image/jpeg' } })
}
