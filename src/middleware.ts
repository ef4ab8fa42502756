import { defineMiddleware } from 'astro:middleware'
import { newChurch } from './lib/contract/church.ts'
import { churchIfOpen } from './server/page-data/church.ts'
import { tellPages } from './server/page-data/told-church.ts'

/** Astro writes this rule beside a page's first island, where HTML allows no style element; layouts/base.css has it instead. */
const islandStyle = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>'

/** Tells every page who the church is, and makes it valid HTML, built ahead or made from data. */
export const onRequest = defineMiddleware(async ({ locals }, next) => {
  const church = (await churchIfOpen()?.readChurch()) ?? { ...newChurch, version: 0 }
  locals.church = church
  locals.churchAttributes = tellPages(church)
  const answer = await next()
  if (!answer.headers.get('content-type')?.startsWith('text/html')) return answer
  const html = await answer.text()
  return new Response(html.replace(islandStyle, ''), answer)
})
