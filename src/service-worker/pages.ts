import { pagesCache, soundsCache } from '../lib/browser/cache-names.ts'
import { workerWords } from '../lib/texts/messages/service-worker.ts'
import { calendarWords } from '../lib/texts/services/days.ts'
import { cachedAtHeader } from '../lib/time/cached-at.ts'
import { cacheAssets, dropAssets, loadAssets } from './assets.ts'
import { cacheResponse, networkFirst, zoneIn } from './caching.ts'
import { type FetchEvent, scope } from './worker-scope.ts'

/** Hash of the names of all assets: a new build has another shell. */
declare const SHELL: string

const shellCache = `asore-shell-${SHELL}`
const shellPage = '/kept'
const helpIndex = '/help'

/** Number of pages that are cached, each of 10 to 60 KB. */
const mostPages = 60

/** Pages whose address carries a secret, or that are of no use without a network. */
const neverCached =
  /^\/(reset-password|confirm-email|undo-email|not-me|not-my-account|stop|first-admin|invitation|api|preview\/.*)$/i

/** The name of a page in the cache. The screen of the hall is the same page for every code, which is not kept with it. */
const nameOf = (pathname: string): string => pathname.replace(/^\/present\/[^/]+\/?$/i, '/present')

/** Loads the page that stands in for one that is not cached, with its styles and scripts. Throws without a network. */
export async function cacheShell(): Promise<void> {
  const answer = await fetch(shellPage, { cache: 'no-cache' })
  if (answer.status !== 200) throw new Error('no shell')
  const cache = await caches.open(shellCache)
  await cache.put(shellPage, answer.clone())
  await loadAssets(await answer.text(), await caches.has(soundsCache))
}

/** Deletes shells and assets of earlier builds. Assets of cached pages stay, so that no page is half old. */
export async function dropOldBuilds(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith('asore-shell-') && name !== shellCache) await caches.delete(name)
  const texts: string[] = []
  for (const name of [shellCache, pagesCache]) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) texts.push((await (await cache.match(request))?.text()) ?? '')
  }
  await dropAssets(texts)
}

/** Deletes the pages that were cached in another language than this worker's, which is that of its shell. */
export async function dropOtherLanguages(): Promise<void> {
  const shell = await caches.match(shellPage, { cacheName: shellCache })
  const own = languageIn((await shell?.text()) ?? '')
  const cache = await caches.open(pagesCache)
  for (const request of await cache.keys()) {
    const page = await cache.match(request)
    if (languageIn((await page?.text()) ?? '') !== own) await cache.delete(request)
  }
}

/** The language that a page names on <html>, without its country. */
const languageIn = (html: string): string => /<html[^>]* lang="(\w+)/.exec(html)?.[1] ?? ''

/** Caches the pages that were open before the worker ran, from the browser's own cache. */
export async function cacheOpenPages(): Promise<void> {
  for (const { url } of await scope.clients.matchAll({ includeUncontrolled: true, type: 'window' })) {
    const answer = (await fromBrowser(url, 'omit')) ?? (await fromBrowser(url, 'same-origin'))
    if (answer) await cachePage(url, answer)
  }
}

/** Pages vary by cookie (docs/decisions/browser.md#first-views), so the cache has the first one of a visit for a request without cookies only. */
const fromBrowser = (url: string, credentials: RequestCredentials): Promise<Response | undefined> =>
  fetch(url, { cache: 'only-if-cached', mode: 'same-origin', credentials }).catch(() => undefined)

async function cachePage(url: string, answer: Response): Promise<void> {
  const { pathname, search } = new URL(url)
  const isPage = /html/.test(answer.headers.get('Content-Type') ?? '')
  const isOpen = !/no-store/.test(answer.headers.get('Cache-Control') ?? '')
  if (answer.status !== 200 || !isPage || !isOpen || neverCached.test(pathname)) return
  const html = await answer.clone().text()
  const cache = await caches.open(pagesCache)
  await cacheResponse(cache, nameOf(pathname) + search, answer, mostPages, zoneIn(html))
  await cacheAssets(html)
  if (pathname.startsWith(`${helpIndex}/`)) await cacheHelpIndex(cache)
}

/** Who has read a page of the help can search all of it without a network: the index comes with its script. */
async function cacheHelpIndex(cache: Cache): Promise<void> {
  if (await cache.match(helpIndex)) return
  const answer = await fetch(helpIndex)
  if (answer.status !== 200) return
  const html = await answer.clone().text()
  await loadAssets(html, false)
  await cacheResponse(cache, helpIndex, answer, mostPages, zoneIn(html))
}

/** The page from the network; else as it was last read, with a line that says from when it is; else the shell. */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const { url } = event.request
  const { pathname: path, search } = new URL(url)
  const pathname = nameOf(path)
  const cache = await caches.open(pagesCache)
  // Any page of a path stands in for the others but that of the search: its query is what it is about.
  const cached =
    (await cache.match(pathname + search)) ??
    (pathname === '/search' ? undefined : await cache.match(pathname, { ignoreSearch: true }))
  const network = event.preloadResponse.then((answer) => answer ?? fetch(event.request))
  event.waitUntil(network.then((answer) => cachePage(url, answer.clone())).catch(() => undefined))
  try {
    const { answer, isCached } = await networkFirst(network, cached)
    if (!isCached) return answer
    const day = calendarWords.day({ day: answer.headers.get(cachedAtHeader) ?? '' })
    return withLine(answer, `${workerWords.kept({ day })} ${whatIsMissing()}`)
  } catch (error) {
    const shell = await caches.match(shellPage, { cacheName: shellCache })
    if (!shell) throw error
    return withLine(shell, `${whatIsMissing()} ${workerWords.notKept}`, 503)
  }
}

/** The choice of a language, from the network: the worker of that language takes over at once, with its own shell. */
export async function answerChoice(event: FetchEvent): Promise<Response> {
  const answer = (await event.preloadResponse) ?? (await fetch(event.request))
  event.waitUntil(scope.registration.update().catch(() => undefined))
  return answer
}

const whatIsMissing = () => (navigator.onLine ? workerWords.noAnswer : workerWords.noConnection)

/** Fills the page's empty line (SiteLayout.astro): it is there at the first paint, and needs no script. */
async function withLine(page: Response, words: string, status = 200): Promise<Response> {
  const html = await page.text()
  const line = `id="kept">${words} <a href="">${workerWords.again}</a>`
  const filled = html.replace(/id="kept" hidden(="")?>/, line)
  return new Response(filled, { status, headers: page.headers })
}
