import type { APIRoute } from 'astro'
import { manifestOf } from '../components/site/head/manifest.ts'

export const GET: APIRoute = ({ cache, locals: { church, language, off } }) => {
  cache.set({ tags: ['church settings'] })
  return new Response(JSON.stringify(manifestOf(church, off, language)), {
    headers: { 'Content-Type': 'application/manifest+json' },
  })
}
