import type { APIRoute } from 'astro'
import { drawIcon } from '../components/symbols/draw-icon.ts'
import { iconPng, icoOf } from '../server/app/views/pictures.ts'

const look = { rounded: true, fills: 0.75 }

export const GET: APIRoute = async ({ cache, locals: { church } }) => {
  cache.set({ tags: ['church settings'] })
  const png = await iconPng(church.logo, { ...look, size: 32 }, (logo) => drawIcon(church, look, logo))
  return new Response(new Uint8Array(icoOf(png)), { headers: { 'Content-Type': 'image/x-icon' } })
}
