import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PublishedPages } from '../../src/lib/contract/pagination.ts'
import type { Speech } from '../../src/server/app/html/language-requests.ts'
import {
  askedLanguage,
  chooseLanguage,
  openLanguages,
  pageBefore,
} from '../../src/server/app/html/languages.ts'
import { cacheKey, serveSite } from '../../src/server/app/html/serve.ts'
import { entryOf } from '../../src/server/platform/cache/entry.ts'
import { openResponseCache } from '../../src/server/platform/cache/response-cache.ts'
import { languageCookie } from '../../src/server/platform/words/language-cookie.ts'
import { currentLanguage } from '../../src/server/platform/words/speaking.ts'

/* In which language a visitor gets the site, and that nobody gets another's (docs/decisions/browser.md#words). */

const church = { offered_languages: ['tw' as const, 'fr' as const], languages: ['Twi'] }

const share = { title: '', symbol: '' as const, tone: 'forest' as const }

/** Pages by address with their languages, the one at that address first. */
const pages: PublishedPages = new Map(
  Object.entries({
    '/': ['en', 'fr'],
    '/history': ['en', 'ak'],
    '/hausa': ['ha', 'tw'],
    '/visit': ['en'],
  }).map(([path, all]) => [
    path,
    { path, lang: all[0] ?? '', languages: all, under: '', menu: '', menu_order: 0, title: '', share },
  ]),
)

test.each([
  ['the choice of the cookie', { cookie: 'a=b; asore_language=tw', 'accept-language': 'fr' }, 'tw'],
  ['the choice of a browser over TLS', { cookie: '__Host-asore_language=fr' }, 'fr'],
  ['English, when it was chosen', { cookie: 'asore_language=en', 'accept-language': 'fr' }, 'en'],
  [
    'what the browser accepts, if the cookie is made up',
    { cookie: 'asore_language=xx', 'accept-language': 'fr' },
    'fr',
  ],
  ['the language that the browser wants most', { 'accept-language': 'de, en;q=0.5, fr-CI;q=0.9' }, 'fr'],
  ['Twi for Akan', { 'accept-language': 'ak-GH, en;q=0.5' }, 'tw'],
  ['English for a browser that wants it', { 'accept-language': 'en-GH, en;q=0.9' }, 'en'],
  ['none that the browser refuses', { 'accept-language': 'fr;q=0' }, 'tw'],
  [
    'the first language of the church for a browser that speaks none of them',
    { 'accept-language': 'de' },
    'tw',
  ],
  ['the same for one that says nothing', {}, 'tw'],
])('a visitor gets %s', (_, headers, language) => {
  expect(chooseLanguage(headers, church)).toBe(language)
})

test('a church that offers no language speaks English, whatever is asked', () => {
  const headers = { cookie: 'asore_language=tw', 'accept-language': 'fr' }

  expect(chooseLanguage(headers, { ...church, offered_languages: [] })).toBe('en')
})

test('a translator reads the site in a language that is not offered yet, and in none without words', () => {
  const none = { ...church, offered_languages: [] }

  expect(chooseLanguage({ cookie: 'asore_language=fr; asore_reading=tw' }, church)).toBe('tw')
  expect(chooseLanguage({ cookie: 'asore_reading=tw' }, none)).toBe('tw')
  expect(chooseLanguage({ cookie: 'asore_reading=xx' }, none)).toBe('en')
})

test('an Accept-Language without end takes no time', () => {
  const accepted = 'de;q=0.5,'.repeat(100_000)

  expect(chooseLanguage({ 'accept-language': accepted }, church)).toBe('tw')
})

test.each([
  ['http://church.example/login?next=/x', '/login?next=/x'],
  ['http://other.example/login', '/'],
  ['http://church.example//other.example', '/'],
  ['http://church.example/_language/tw', '/'],
  ['javascript:alert(1)', '/'],
  ['no address', '/'],
  [undefined, '/'],
])('a choice made at %s leads to %s', (referer, path) => {
  expect(pageBefore(referer, 'church.example')).toBe(path)
})

test('the cookie of a choice is bound to its host over TLS', () => {
  expect(languageCookie('tw', true)).toBe(
    '__Host-asore_language=tw; Path=/; Max-Age=34560000; SameSite=Lax; Secure',
  )
})

test('a change of what the church offers holds from then on', async () => {
  let changed = () => {}
  let settings = { ...church, pages, offered_languages: [] as ('tw' | 'fr')[] }
  const languages = await openLanguages(
    async () => settings,
    (listener) => {
      changed = listener
    },
    () => undefined,
  )

  settings = { ...church, pages }
  changed()

  await expect.poll(() => languages.choose({ cookie: 'asore_language=tw' })).toBe('tw')
})

test('pages in other languages evict no English page, and go when their data change', () => {
  const cache = openResponseCache(undefined, 'https://church.example')
  const entry = entryOf({ plain: Buffer.alloc(100_000) }, {})
  const kept = { entry, tags: ['pages'], made: 0, until: 1000 }
  cache.set(cacheKey('church.example', '/about'), kept)

  for (let count = 0; count < 500; count++) cache.set(cacheKey('church.example', `/p${count}`, 'tw'), kept)

  expect(cache.get(cacheKey('church.example', '/about'), 0)).toBeDefined()
  expect(cache.get(cacheKey('church.example', '/p0', 'tw'), 0)).toBeUndefined()
  expect(cache.get(cacheKey('church.example', '/p499', 'tw'), 0)).toBeDefined()
  cache.invalidate('pages')
  expect(cache.get(cacheKey('church.example', '/p499', 'tw'), 0)).toBeUndefined()
})

let server: Server
let url: string

beforeAll(async () => {
  const cache = openResponseCache()
  const speech: Speech = {
    languages: {
      offered: () => ['tw', 'fr'],
      choose: (headers) => chooseLanguage(headers, church),
      asked: (headers) => askedLanguage(headers, church),
      pages: () => pages,
    },
    variants: {
      find: () => undefined,
      worker: async (language) => entryOf({ plain: Buffer.from(`worker in ${language}`) }, {}),
    },
    isSecure: () => false,
  }
  server = createServer(
    serveSite(new Map(), {
      cache,
      speech,
      seesClosed: () => false,
      render: async ({ url: page = '', headers: { host } }, response) => {
        await new Promise(setImmediate)
        const entry = entryOf({ plain: Buffer.from(`${page} in ${currentLanguage()}`) }, {})
        const key = cacheKey(host, page, currentLanguage())
        cache.set(key, { entry, tags: ['pages'], made: 0, until: Number.MAX_SAFE_INTEGER })
        response.end(entry.plain.bytes)
      },
    }),
  ).listen(0, '127.0.0.1')
  await new Promise((ready) => server.once('listening', ready))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => server.close())

const read = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(url + path, { headers })).text()

test('no visitor gets the page of another’s language, rendered or cached, one after the other or at once', async () => {
  const ask = (language: string) => read('/about', { cookie: `asore_language=${language}` })
  const all = ['tw', 'en', 'fr', 'tw', 'en', 'fr']

  const first = await Promise.all(all.map(ask))
  const again = await Promise.all(all.map(ask))

  expect(first).toEqual(all.map((language) => `/about in ${language}`))
  expect(again).toEqual(first)
})

test('a query with a dot is no file, and a feed is in English', async () => {
  expect(await read('/events?search=a.ics', { cookie: 'asore_language=tw' })).toBe(
    '/events?search=a.ics in tw',
  )
  expect(await read('/events.ics', { cookie: 'asore_language=tw' })).toBe('/events.ics in en')
})

test('a choice sets the cookie and leads back to the page; a made-up language chooses nothing', async () => {
  const ask = (path: string) =>
    fetch(url + path, { redirect: 'manual', headers: { referer: `${url}/about` } })

  const chosen = await ask('/_language/fr')
  const madeUp = await ask('/_language/xx')

  expect([chosen.status, chosen.headers.get('location'), chosen.headers.get('cache-control')]).toEqual([
    303,
    '/about',
    'no-store',
  ])
  expect(chosen.headers.get('set-cookie')).toMatch(/^asore_language=fr;/)
  expect(madeUp.headers.get('set-cookie')).toBeNull()
})

const lead = async (path: string, headers: Record<string, string>) => {
  const answer = await fetch(url + path, { redirect: 'manual', headers })
  await answer.text()
  return answer.headers.get('location')
}

test.each([
  ['by the cookie', '/history', { cookie: 'asore_language=tw' }, '/ak/history'],
  ['by what the browser accepts', '/?from=poster', { 'accept-language': 'fr-CI' }, '/fr?from=poster'],
  ['not by the church’s first language, which search engines would follow', '/history', {}, null],
  ['not where the page is not in that language', '/visit', { cookie: 'asore_language=tw' }, null],
  ['not from English', '/history', { cookie: 'asore_language=en' }, null],
  ['not from a language that nobody could choose again', '/hausa', { cookie: 'asore_language=tw' }, null],
  ['not from an address in a language', '/ak/history', { cookie: 'asore_language=en' }, null],
])('a visitor is led to the page in their language %s', async (_, path, headers, to) => {
  expect(await lead(path, headers)).toBe(to)
  if (to) expect(await lead(path, { cookie: 'asore_language=en' })).toBe(null)
})

test.each([
  ['tw', '/history', '/ak/history'],
  ['en', '/ak/history?from=poster', '/history?from=poster'],
  ['fr', '/ak/history', '/ak/history'],
])('who chooses %s on %s reads on at %s', async (language, from, to) => {
  expect(await lead(`/_language/${language}`, { referer: url + from })).toBe(to)
})

test('each visitor gets the service worker in their language', async () => {
  const ask = (language: string) => read('/sw.js', { cookie: `asore_language=${language}` })

  expect(await Promise.all(['tw', 'en', 'fr'].map(ask))).toEqual([
    'worker in tw',
    'worker in en',
    'worker in fr',
  ])
})
