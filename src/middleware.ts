import { defineMiddleware } from 'astro:middleware'
import { newChurch } from './lib/contract/church.ts'
import { storageErrorOf } from './server/errors/storage-errors.ts'
import { churchIfOpen } from './server/page-data/church.ts'

/** Astro writes this rule beside a page's first island, where HTML allows no style element; layouts/base.css has it instead. */
const islandStyle = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>'

/** Who the church was when it was last read: pages that need no database are made without one, too. */
let known: App.Locals['church'] = { ...newChurch, version: 0 }

/**
 * Tells every page who the church is, and makes it valid HTML. A page whose data cannot be read now is answered by the page
 * 503, one that does not exist by the page 404.
 */
export const onRequest = defineMiddleware(async ({ locals, rewrite, url }, next) => {
  const open = churchIfOpen()
  locals.church = known
  try {
    if (open) locals.church = known = await open.readChurch()
    const answer = await next()
    if (answer.status === 404 && !answer.body && url.pathname !== '/404') return rewrite('/404')
    if (!answer.headers.get('content-type')?.startsWith('text/html')) return answer
    const html = await answer.text()
    return new Response(html.replace(islandStyle, ''), answer)
  } catch (error) {
    const trouble = storageErrorOf(error)
    if (!trouble || url.pathname === '/503') throw error
    open?.report?.(error)
    const away = await rewrite('/503')
    return new Response(away.body, {
      status: trouble.status,
      headers: { ...Object.fromEntries(away.headers), ...trouble.headers },
    })
  }
})
