import type { APIRoute } from 'astro'
import { pageOfPicture, sharedPicture, sharesOf } from '../../components/site/shared-page.ts'
import { drawPicture } from '../../components/symbols/cloth.ts'
import { hasLetters, pngOf } from '../../server/page-data/pictures.ts'

/** The link preview picture of a page. */
export const GET: APIRoute = async ({ cache, params, locals: { church, pages } }) => {
  const shares = sharesOf(pages, church)
  const page = pageOfPicture(params['page'] ?? '', shares)
  if (!page) return new Response(null, { status: 404 })
  cache.set({ tags: ['church settings', 'pages'] })
  const svg = drawPicture(sharedPicture(page, shares, church), { letters: await hasLetters() })
  return new Response(new Uint8Array(await pngOf(svg, 1200)), { headers: { 'Content-Type': 'image/png' } })
}
