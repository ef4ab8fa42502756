import { defineMiddleware } from 'astro:middleware'
import { usualLanguage } from './lib/contract/pagination.ts'
import { newChurch } from './lib/contract/website/church.ts'
import { moduleOfPage, unusedHeader } from './lib/modules/used.ts'
import { waitsForOpening } from './lib/site/listed-pages.ts'
import { foreignTo, languageAt } from './lib/site/page-languages.ts'
import { canonicalPath } from './lib/site/site-address.ts'
import { churchIfOpen, type OpenApp } from './server/app/views/church.ts'
import { setChurchAttributes } from './server/app/views/church-attributes.ts'
import { streamOnAir } from './server/app/views/on-air.ts'
import { leadFrom } from './server/app/views/pages.ts'
import { storageErrorOf } from './server/platform/errors/storage-errors.ts'
import { currentLanguage, hasDrafts } from './server/platform/words/speaking.ts'

/** The pattern of the pages that the church itself has published (src/pages/[...path].astro). */
const ownPages = '/[...path]'

/** Whether an address of this pattern may be one that a page of the church had before: its own pages, and posts of its news. */
const isOwn = (routePattern: string): boolean => routePattern === ownPages || routePattern === '/news/[slug]'

/** Astro writes this rule beside a page's first island, where HTML allows no style element; layouts/base.css has it instead. */
const islandStyle = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>'

/** Who the church was, its pages, and what was on air, when they were last read: pages that need no database are made without one, too. */
let known: Pick<App.Locals, 'church' | 'pages' | 'off' | 'live'> = {
  church: { ...newChurch, version: 0 },
  pages: new Map(),
  off: new Set(),
  live: undefined,
}

/**
 * Tells every page who the church is, which pages it has and what it does not use, and makes it valid HTML. A page whose data
 * cannot be read now is answered by the page 503, one that does not exist by the page 404. A page in another of its languages is
 * the same page, which reads `locals.lang`.
 */
export const onRequest = defineMiddleware(async ({ locals, request, rewrite, url, routePattern }, next) => {
  const open = churchIfOpen()
  const path = canonicalPath(url.pathname)
  // Feeds, calendars and pictures have an extension.
  const isPage = !/\.\w+$/.test(routePattern)
  const isHidden = isPage && waitsForOpening(path)
  const offered = open?.languages?.offered() ?? []
  const hasWhatsApp = open?.whatsapp !== undefined
  const spoken = { language: currentLanguage(), offered, drafts: offered.filter(hasDrafts) }
  Object.assign(locals, known, spoken, {
    churchAttributes: setChurchAttributes(known.church, open?.mails, undefined, hasWhatsApp),
  })
  try {
    // The page 503 is made when the database does not answer.
    if (open && path !== '/503') known = await readKnown(open)
    Object.assign(locals, known, {
      churchAttributes: setChurchAttributes(known.church, open?.mails, known.off, hasWhatsApp),
    })
    const isOpenTo = whoSees(locals.church, request, isPage)
    locals.isClosed = isOpenTo === 'nobody'
    locals.isSeenEarly = isOpenTo === 'its admin' && isHidden
    const shown = shownAt(path, routePattern, locals.pages)
    const inPlace = pageInPlace(shown, { path, isHidden, ...locals })
    if (inPlace) return await rewrite(inPlace)
    locals.lang = shown?.lang
    locals.foreign = foreignTo(path, locals.pages, locals.lang)
    locals.contentLang = contentLangOf(path, locals)
    const answer = await next(shown?.path)
    if (isNothing(answer) && path !== '/404')
      return (isOwn(routePattern) && (await leadOn(path, locals))) || (await rewrite(inPlaceOf(answer)))
    if (!answer.headers.get('content-type')?.startsWith('text/html')) return answer
    return validHtml(answer, isOpenTo === 'its admin')
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

/** The page of an address, and in which language; without a path the address itself. */
type Shown = { path?: string; lang?: string }

type Asked = Pick<App.Locals, 'isClosed' | 'off'> & { path: string; isHidden: boolean }

/** The page in place of another: visitors get one for all until the church is open, and everybody one for what it does not use. */
function pageInPlace(shown: Shown | undefined, { path, isHidden, isClosed, off }: Asked): string | undefined {
  if (!shown) return undefined
  if (isClosed && isHidden) return '/getting-ready'
  return moduleOfPage(shown.path ?? path, off) && '/not-used'
}

/** The language of the church's words in a page of its own, if the visitor's is another. */
function contentLangOf(path: string, { lang, foreign, pages, language }: App.Locals): string | undefined {
  const words = foreign ?? usualLanguage
  return (lang !== undefined || pages.has(path)) && words !== language ? words : undefined
}

/** What is on air is not told where the church does not use the live stream. */
async function readKnown(open: OpenApp): Promise<typeof known> {
  const off = await open.readModulesOff()
  const live = off.has('live') ? undefined : await streamOnAir()
  return { church: await open.readChurch(), pages: await open.readPages(), off, live }
}

/** Who sees the church. Feeds and files for search engines stay those of a closed one, whoever asks. */
function whoSees({ opened }: App.Locals['church'], { headers }: Request, isPage: boolean) {
  const open = churchIfOpen()
  if (!open || opened) return 'everybody'
  return isPage && open.seesClosed(headers.get('cookie')) ? 'its admin' : 'nobody'
}

/** The page as valid HTML. One that visitors do not see is kept by nobody. */
async function validHtml(answer: Response, isUncacheable: boolean): Promise<Response> {
  const html = await answer.text()
  const made = new Response(html.replace(islandStyle, ''), answer)
  if (isUncacheable) made.headers.set('Cache-Control', 'no-store')
  return made
}

/** Whether a route found nothing, and says nothing about it. */
const isNothing = ({ status, body }: Response): boolean => status === 404 && !body

/** The page in place of one that says nothing. */
const inPlaceOf = ({ headers }: Response): string => (headers.has(unusedHeader) ? '/not-used' : '/404')

/** What a page's address shows: the page itself, or one in another language. Undefined where the church has no page. */
function shownAt(path: string, routePattern: string, pages: App.Locals['pages']): Shown | undefined {
  return routePattern !== ownPages || pages.has(path) ? {} : languageAt(path, pages)
}

/** Leads on from an address that a page of the church had before, or has in no such language now. */
async function leadOn(path: string, { pages }: Pick<App.Locals, 'pages'>): Promise<Response | undefined> {
  const lead = churchIfOpen() && (await leadFrom(path, pages))
  return lead && new Response(null, { status: lead.forGood ? 308 : 307, headers: { Location: lead.to } })
}
