import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listCachedPages } from '../../src/islands/media/kept/cached-pages.ts'
import { assetsCache, listsCache, pagesCache, soundsCache } from '../../src/lib/browser/cache-names.ts'
import { dropAssets } from '../../src/service-worker/assets.ts'
import { cacheResponse } from '../../src/service-worker/caching.ts'
import { answerList, isCachedCall } from '../../src/service-worker/lists.ts'
import { answerPage, cacheShell, dropOldBuilds } from '../../src/service-worker/pages.ts'
import { answerPicture } from '../../src/service-worker/pictures.ts'
import { answerSound } from '../../src/service-worker/sounds.ts'
import type { FetchEvent } from '../../src/service-worker/worker-scope.ts'
import { makeCacheStorage } from '../support/cache-storage.ts'

vi.hoisted(() => Object.assign(globalThis, { SHELL: 'abc' }))

const site = 'https://church.example'
const line = '<p class="kept-line" role="status" id="kept" hidden></p>'
const html = { 'Content-Type': 'text/html; charset=utf-8' }
const page = (words: string) =>
  new Response(`<title>${words} · Asɔre</title>${line}<h1>${words}</h1>`, { headers: html })

let work: Promise<unknown>[]
/** What the network answers, by path; a path that is not here has no answer. */
let network: Record<string, () => Response>
let messages: unknown[]

beforeEach(() => {
  work = []
  network = {}
  messages = []
  vi.useFakeTimers({ now: new Date('2026-11-22T10:15:00Z') })
  vi.stubGlobal('caches', makeCacheStorage())
  vi.stubGlobal('navigator', { onLine: false })
  vi.stubGlobal('clients', { get: async () => ({ postMessage: (words: string) => messages.push(words) }) })
  vi.stubGlobal('fetch', async (input: string | Request, { cache }: RequestInit = {}) => {
    const { pathname, search } = new URL(typeof input === 'string' ? input : input.url, site)
    const answer = cache === 'only-if-cached' ? undefined : network[pathname + search]
    if (!answer) throw new TypeError('Failed to fetch')
    return answer()
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const event = (path: string, headers: Record<string, string> = {}): FetchEvent => ({
  request: new Request(site + path, { headers }),
  clientId: 'page',
  preloadResponse: Promise.resolve(undefined),
  respondWith: () => undefined,
  waitUntil: (one) => work.push(one),
})

/** Opens a page, and waits until it is kept. */
async function read(path: string): Promise<string> {
  const answer = await answerPage(event(path))
  const text = await answer.text()
  await Promise.all(work)
  return text
}

const tokenOf = (account: number) => ({
  Authorization: `Bearer e30.${btoa(JSON.stringify({ sub: `${account}` }))}.x`,
})

async function readList(account: number, path = '/backend/api/prayer_requests/my/'): Promise<string> {
  const answer = await answerList(event(path, tokenOf(account)))
  const text = await answer.text()
  await Promise.all(work)
  return text
}

const kept = async (name: string) =>
  (await (await caches.open(name)).keys()).map(({ url }) => url.replace(site, ''))

test('a page that was read is read again without a network, and says from when it is', async () => {
  network = { '/about': () => page('About') }
  expect(await read('/about')).toContain('hidden')
  network = {}

  expect(await read('/about')).toContain(
    '<p class="kept-line" role="status" id="kept">This page is from 22 November, 10:15. You have no connection. <a href="">Try again</a></p>',
  )
  expect(await read('/about?from=a-link')).toContain('This page is from')
})

test('the results of one search do not stand in for those of another', async () => {
  network = { '/search?q=grace': () => page('Found: grace') }
  await read('/search?q=grace')
  network = {}

  expect(await read('/search?q=grace')).toContain('This page is from')
  await expect(answerPage(event('/search?q=baptism'))).rejects.toThrow()
})

test('a connection that is silent for four seconds, or a broken server, shows the kept page; a late answer is kept', async () => {
  network = { '/about': () => page('Old') }
  await read('/about')
  vi.stubGlobal('navigator', { onLine: true })
  network = { '/about': () => new Response('broken', { status: 503, headers: html }) }
  expect(await read('/about')).toContain(
    'This page is from 22 November, 10:15. The church’s server does not answer.',
  )

  const late = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', (_: Request, { cache }: RequestInit = {}) =>
    cache ? Promise.reject(new TypeError()) : late.promise,
  )
  const answer = answerPage(event('/about'))
  await vi.advanceTimersByTimeAsync(4000)
  expect(await (await answer).text()).toContain('Old')
  late.resolve(page('New'))
  await Promise.all(work)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError()))
  expect(await read('/about')).toContain('New')
})

test('a page that was never read is the page of what is kept, with its styles and scripts', async () => {
  await expect(answerPage(event('/give'))).rejects.toThrow()
  network = {
    '/kept': () =>
      new Response(`${line}<link href="/_astro/all.css"><script src="/_astro/kept.js">`, { headers: html }),
    '/_astro/all.css': () => new Response('p{}'),
    '/_astro/kept.js': () => new Response('import"./shell.js";import("./player.js")'),
    '/_astro/shell.js': () => new Response(''),
    '/_astro/player.js': () => new Response(''),
  }
  await cacheShell()
  network = {}

  const answer = await answerPage(event('/give'))

  expect(answer.status).toBe(503)
  expect(await answer.text()).toContain(
    'You have no connection. The page was not read on this device before.',
  )
  // What runs later is not paid for now.
  expect(await kept(assetsCache)).toEqual(['/_astro/all.css', '/_astro/kept.js', '/_astro/shell.js'])
})

test('a new build brings what lists and plays the sounds of a device that has some', async () => {
  network = {
    '/kept': () => new Response('<script src="/_astro/kept.js">', { headers: html }),
    '/_astro/kept.js': () =>
      new Response('import"./shell.js";import(`./offline-sounds.Bf5.js`);import(`./search.Bf5.js`)'),
    '/_astro/shell.js': () => new Response(''),
    '/_astro/offline-sounds.Bf5.js': () =>
      new Response('import{a}from"./money.js";import(`./player.DCC5.js`)'),
    '/_astro/money.js': () => new Response(''),
    '/_astro/player.DCC5.js': () => new Response(''),
    '/_astro/search.Bf5.js': () => new Response(''),
  }
  await (await caches.open(soundsCache)).put('/media/sermon.mp3', new Response(''))

  await cacheShell()
  await dropOldBuilds()

  expect(await kept(assetsCache)).toEqual([
    '/_astro/kept.js',
    '/_astro/shell.js',
    '/_astro/offline-sounds.Bf5.js',
    '/_astro/money.js',
    '/_astro/player.DCC5.js',
  ])
})

test('secrets in addresses, refusals, redirects and what a server asks not to store are not kept', async () => {
  network = {
    '/reset-password?token=secret': () => page('Reset'),
    '/nowhere': () => new Response('', { status: 404, headers: html }),
    '/moved': () => new Response('', { status: 302, headers: html }),
    '/private': () => new Response('', { headers: { ...html, 'Cache-Control': 'private, no-store' } }),
    '/feed': () => new Response('', { headers: { 'Content-Type': 'application/xml' } }),
  }

  for (const path of Object.keys(network)) await read(path)

  expect(await kept(pagesCache)).toEqual([])
})

test('the newest sixty pages are kept, and a full disk keeps the site working', async () => {
  const cache = await caches.open(pagesCache)
  for (let number = 0; number < 70; number += 1)
    await cacheResponse(cache, `/sermons/${number}`, page('A sermon'), 60)

  expect(await kept(pagesCache)).toHaveLength(60)
  expect((await kept(pagesCache))[0]).toBe('/sermons/10')
  await cacheResponse(cache, '/sermons/10', page('A sermon'), 60)
  expect((await kept(pagesCache)).at(-1)).toBe('/sermons/10')

  vi.stubGlobal('caches', makeCacheStorage(4))
  const small = await caches.open(pagesCache)
  for (let number = 0; number < 5; number += 1)
    await cacheResponse(small, `/events/${number}`, page('An event'), 4)
  expect(await kept(pagesCache)).toEqual(['/events/2', '/events/3'])
})

test('a new build keeps the scripts and styles of kept pages, and drops the others', async () => {
  network = {
    '/about': () =>
      new Response(`${line}<link href="/_astro/old.css"><script src="/_astro/old.js">`, { headers: html }),
    '/kept': () => page('Kept'),
  }
  await read('/about')
  await cacheShell()
  const assets = await caches.open(assetsCache)
  for (const [name, text] of Object.entries({
    'old.css': '',
    'old.js': 'import("./later.js");import(`./built.js`)',
    'later.js': '',
    'built.js': '',
    'gone.js': '',
  }))
    await assets.put(`/_astro/${name}`, new Response(text))
  await (await caches.open('asore-shell-before')).put('/kept', page('Before'))

  await dropOldBuilds()

  expect(await caches.keys()).not.toContain('asore-shell-before')
  expect(await kept(assetsCache)).toEqual([
    '/_astro/old.css',
    '/_astro/old.js',
    '/_astro/later.js',
    '/_astro/built.js',
  ])
  await dropAssets([])
  expect(await kept(assetsCache)).toEqual([])
})

test('a member’s own lists are read again without a network, and the page says so', async () => {
  network = { '/backend/api/prayer_requests/my/': () => Response.json(['For the choir']) }
  await readList(1)
  network = {}

  expect(await readList(1)).toBe('["For the choir"]')
  expect(messages).toEqual(['Some of this page is from 22 November, 10:15. The network does not answer.'])
})

test('another account on the same phone gets nothing of the first, and what the first read is deleted', async () => {
  network = {
    '/backend/api/prayer_requests/my/': () => Response.json(['Of the first']),
    '/dashboard': () => page('Dashboard'),
  }
  await readList(1)
  await read('/dashboard')
  network = {}

  await expect(readList(2)).rejects.toThrow()

  expect([await kept(listsCache), await kept(pagesCache)]).toEqual([[], []])
  await expect(readList(1)).rejects.toThrow()
})

test('only a member’s own reads are kept: no list of members, of other people’s requests, or of a dashboard', () => {
  const isCached = (path: string, headers = tokenOf(1)) =>
    isCachedCall(new Request(`${site}/backend/api/${path}`, { headers }))

  expect(
    ['sermons/', 'events/', 'fellowships/my/', 'prayer_requests/my/', 'profiles/'].every((path) =>
      isCached(path),
    ),
  ).toBe(true)
  expect(
    [
      'fellowships/1/members/',
      'fellowships/my/members/',
      'prayer_requests/',
      'members/contacts/',
      'events/?limit=20',
      'admin/users/',
    ].filter((path) => isCached(path)),
  ).toEqual([])
  expect(isCachedCall(new Request(`${site}/backend/api/events/`))).toBe(false)
})

test('a refused list is not kept', async () => {
  network = { '/backend/api/prayer_requests/my/': () => new Response('{}', { status: 401 }) }

  expect(await readList(1)).toBe('{}')
  expect(await kept(listsCache)).toEqual([])
})

test('small pictures of the church are kept, photographs of members and large pictures are not', async () => {
  const picture = (bytes: number, cache: string) => () =>
    new Response('x', { headers: { 'Content-Length': `${bytes}`, 'Cache-Control': cache } })
  network = {
    '/media/sermons/a.webp': picture(30_000, 'public, max-age=31536000, immutable'),
    '/media/sermons/b.webp': picture(900_000, 'public, max-age=31536000, immutable'),
    '/media/avatars/c.webp': picture(3000, 'private, max-age=3600'),
  }

  for (const path of Object.keys(network)) await answerPicture(event(path))
  await Promise.all(work)

  expect(await kept('asore-pictures')).toEqual(['/media/sermons/a.webp'])
})

test('a kept sound answers the parts that a player asks for', async () => {
  const cache = await caches.open(soundsCache)
  await cache.put(
    '/media/sermons/a.mp3',
    new Response('0123456789', { headers: { 'Content-Type': 'audio/mpeg' } }),
  )
  const ask = (range?: string) =>
    answerSound(new Request(`${site}/media/sermons/a.mp3`, range ? { headers: { Range: range } } : {}))

  const part = await ask('bytes=2-5')
  expect([part.status, part.headers.get('Content-Range'), await part.text()]).toEqual([
    206,
    'bytes 2-5/10',
    '2345',
  ])
  expect(await (await ask('bytes=7-')).text()).toBe('789')
  expect((await ask('bytes=10-')).status).toBe(416)
  expect(await (await ask()).text()).toBe('0123456789')
})

test('the list of kept pages names each as its title reads', async () => {
  const cache = await caches.open(pagesCache)
  await cache.put('/youth', page('Youth &amp; Kids &amp; Choir &lt;3'))

  const [kept] = await listCachedPages(pagesCache)

  expect(kept?.title).toBe('Youth & Kids & Choir <3')
})
