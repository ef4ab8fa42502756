import type { APIRoute } from 'astro'
import { drawIcon, drawIconAround } from '../components/symbols/cloth.ts'
import { readLogo, shrink } from '../server/page-data/pictures.ts'

const look = { rounded: true, fills: 0.75 }

/** Pixels of a logo in the icon of a tab, four times as large as tabs draw it. */
const logoSize = 96

export const GET: APIRoute = async ({ cache, locals: { church } }) => {
  cache.set({ tags: ['church settings'] })
  const logo = await readLogo(church.logo)
  const svg = logo
    ? drawIconAround(church, look, { ...logo, png: await shrink(logo.png, logoSize) })
    : drawIcon(church, look)
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml; charset=utf-8' } })
}
