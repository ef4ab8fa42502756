import { defineMiddleware } from 'astro:middleware'
import { newChurch } from './lib/contract/church.ts'
import { waitsForOpening } from './lib/listed-pages.ts'
import { canonicalPath } from './lib/site-address.ts'
import { storageErrorOf } from './server/errors/storage-errors.ts'
import { churchIfOpen } from './server/page-data/church.ts'
import { streamOnAir } from './server/page-data/on-air.ts'
import { movedTo } from './server/page-data/pages.ts'
import { tellPages } from './server/page-data/told-church.ts'

/** The pattern of the pages that the church itself has published (src/pages/[...path].astro). */
const ownPages = '/[...path]'

/** Astro writes this rule beside a page's first island, where HTML allows no style element; layouts/base.css has it instead. */
const islandStyle = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>'

/** Who the church was, its pages, and what was on air, when they were last read: pages that need no database are made without one, too. */
let known: Pick<App.Locals, 'church' | 'pages' | 'live'> = {
  church: { ...newChurch, version: 0 },
  pages: new Map(),
  live: undefined,
}

/**
 * Tells every page who the church is and which pages it has, and makes it valid HTML. A page whose data cannot be read now
 * is answered by the page 503, one that does not exist by the page 404. Before the church is open, visitors get one page in
 * place of all others.
 */
export const onRequest = defineMiddleware(async ({ locals, rewrite, url, routePattern }, next) => {
  const open = churchIfOpen()
  const path = canonicalPath(url.pathname)
  // Feeds, calendars and pictures have an extension.
  const isPage = !/\.\w+$/.test(routePattern)
  Object.assign(locals, known, { churchAttributes: tellPages(known.church) })
  try {
    // The page 503 is made when the database does not answer.
    if (open && path !== '/503')
      known = { church: await open.readChurch(), pages: await open.readPages(), live: await streamOnAir() }
    Object.assign(locals, known, { churchAttributes: tellPages(known.church) })
    locals.isClosed = open !== undefined && !locals.church.opened
    const isThere = routePattern !== ownPages || locals.pages.has(path)
    if (locals.isClosed && isPage && isThere && waitsForOpening(path)) return await rewrite('/getting-ready')
    const answer = await next()
    if (answer.status === 404 && !answer.body && path !== '/404')
      return (routePattern === ownPages && (await leadOn(path))) || (await rewrite('/404'))
    if (!answer.headers.get('content-type')?.startsWith('text/html')) return answer
    const html = await answer.text()
    return new Response(html.replace(islandStyle, ''), answer)
  } catch (error) {
    const trouble = storageErrorOf(error)
    if (!trouble || path === '/503') throw error
    open?.report?.(error)
    const away = await rewrite('/503')
    return new Response(away.body, {
      status: trouble.status,
      headers: { ...Object.fromEntries(away.headers), ...trouble.headers },
    })
  }
})

/** Leads on from an address that a page of the church had before. */
async function leadOn(path: string): Promise<Response | undefined> {
  const moved = churchIfOpen() && (await movedTo(path))
  return moved ? new Response(null, { status: 308, headers: { Location: moved } }) : undefined
}
