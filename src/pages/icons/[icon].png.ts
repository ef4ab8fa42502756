import type { APIRoute } from 'astro'
import { drawIcon } from '../../components/symbols/draw-icon.ts'
import { iconPng } from '../../server/app/views/pictures.ts'

/** Phones round the corners themselves. Of a maskable icon, everything outside the middle four fifths may be cut off. */
const icons = new Map([
  ['apple-touch', { size: 180, rounded: false, fills: 0.72 }],
  ['192', { size: 192, rounded: true, fills: 0.75 }],
  ['512', { size: 512, rounded: true, fills: 0.75 }],
  // Podcast directories require at least 1400 pixels.
  ['podcast', { size: 1400, rounded: false, fills: 0.7 }],
  ['maskable', { size: 512, rounded: false, fills: 0.56 }],
  // A logo in the header and the footer of pages.
  ['brand', { size: 96, rounded: true, fills: 0.88 }],
])

export const GET: APIRoute = async ({ cache, params, locals: { church } }) => {
  const look = icons.get(params['icon'] ?? '')
  if (!look) return new Response(null, { status: 404 })
  cache.set({ tags: ['church settings'] })
  const png = await iconPng(church.logo, look, (logo) => drawIcon(church, look, logo))
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } })
}
