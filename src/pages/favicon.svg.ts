import type { APIRoute } from 'astro'
import { drawIcon, drawIconAround } from '../components/symbols/draw-icon.ts'
import { readLogo } from '../server/app/views/pictures.ts'

const look = { rounded: true, fills: 0.75 }

export const GET: APIRoute = async ({ cache, locals: { church } }) => {
  cache.set({ tags: ['church settings'] })
  const logo = await readLogo(church.logo)
  const svg = logo ? drawIconAround(church, look, logo) : drawIcon(church, look)
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml; charset=utf-8' } })
}
