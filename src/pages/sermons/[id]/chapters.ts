import type { APIRoute } from 'astro'
import { publicSermon } from '../../../server/app/views/lists/sermons.ts'

/** The chapters of a sermon as podcast apps read them (podcast namespace, JSON chapters 1.2). */
export const GET: APIRoute = async ({ params, cache }) => {
  cache.set({ tags: ['sermons'], maxAge: 60 })
  const sermon = await publicSermon(Number(params['id']))
  if (!sermon || sermon.chapters.length === 0) return new Response(null, { status: 404 })
  const chapters = sermon.chapters.map(({ at, title }) => ({ startTime: at, title }))
  return new Response(JSON.stringify({ version: '1.2.0', chapters }), {
    headers: { 'Content-Type': 'application/json+chapters; charset=utf-8' },
  })
}
