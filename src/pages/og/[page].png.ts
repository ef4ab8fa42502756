import type { APIRoute } from 'astro'
import { pageOfPicture, sharedPicture, sharesOf } from '../../components/site/head/shared-page.ts'
import { whenTheyMeet } from '../../components/site/looks/service-words.ts'
import { drawPicture, logoPlace } from '../../components/symbols/draw-icon.ts'
import { isPageUsed } from '../../lib/modules/used.ts'
import { publicServices } from '../../server/app/views/lists/services.ts'
import { hasLetters, pngOf, readLogo } from '../../server/app/views/pictures.ts'

/** The link preview picture of a page. */
export const GET: APIRoute = async ({ cache, params, locals: { church, pages, off } }) => {
  const shares = sharesOf(pages, church)
  const page = pageOfPicture(params['page'] ?? '', shares)
  if (!page || !isPageUsed(page, off)) return new Response(null, { status: 404 })
  cache.set({ tags: ['church settings', 'pages', 'services'] })
  const letters = await hasLetters()
  const logo = page === '/' ? await readLogo(church.logo) : undefined
  const line = [whenTheyMeet(await publicServices()), church.town].filter(Boolean).join(', ')
  const svg = drawPicture(sharedPicture(page, shares, church), { church, line, letters, logo })
  const png = await pngOf(svg, 1200, logo && { ...logoPlace(letters), png: logo.png })
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } })
}
