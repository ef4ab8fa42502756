import type { APIRoute } from 'astro'
import { drawIcon } from '../components/symbols/cloth.ts'
import { icoOf, pngOf } from '../server/page-data/pictures.ts'

export const prerender = true

export const GET: APIRoute = async () => {
  const icon = icoOf(await pngOf(drawIcon({ rounded: true, fills: 0.75 }), 32))
  return new Response(new Uint8Array(icon), { headers: { 'Content-Type': 'image/x-icon' } })
}
