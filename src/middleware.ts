import { defineMiddleware } from 'astro:middleware'

/** Astro writes this rule beside a page's first island, where HTML allows no style element; layouts/base.css has it instead. */
const islandStyle = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>'

/** Makes every page valid HTML, built ahead or made from data. */
export const onRequest = defineMiddleware(async (_, next) => {
  const answer = await next()
  if (!answer.headers.get('content-type')?.startsWith('text/html')) return answer
  const html = await answer.text()
  return new Response(html.replace(islandStyle, ''), answer)
})
