import type { CacheProvider } from 'astro'
import { anySheetCookie, sheetCookie } from '../../../lib/browser/style-sheet-cookie.ts'
import { unusedHeader } from '../../../lib/modules/used.ts'
import { dayAfter } from '../../../lib/time/instants.ts'
import { sourceLanguage } from '../../../lib/words/define.ts'
import { compress, compressQuickly } from '../../platform/cache/compress.ts'
import { type Entry, entryOf, negotiate } from '../../platform/cache/entry.ts'
import { currentLanguage } from '../../platform/words/speaking.ts'
import { firstViews } from '../html/first-view.ts'
import { headersOfPage } from '../html/headers.ts'
import { type InlineCode, readInlineCode } from '../html/inline-code.ts'
import { assetPolicy, pagePolicy } from '../html/policy.ts'
import { withPreloads } from '../html/preloads.ts'
import { cacheKey, missingPage, unusedPage } from '../html/serve.ts'
import { churchIfOpen, type OpenApp } from './church.ts'

/**
 * Astro's route cache, backed by the server's response cache. A rendered page gets its content security policy, is
 * compressed once, and is cached under its tags (`Astro.cache.set({ tags })`) until a write invalidates one of them. Every
 * page depends on who the church is, on which pages it has, and on whether it is on air (docs/specification/settled.md).
 */
export default function routeCache(): CacheProvider {
  return {
    name: 'asore',
    setHeaders: ({ tags = [], maxAge }) =>
      new Headers({
        'Cache-Tag': [...tags, 'church settings', 'pages', 'live', ...ofLanguage()].join(','),
        ...(maxAge !== undefined && { 'CDN-Cache-Control': `max-age=${maxAge}` }),
      }),
    onRequest: (context, next) => {
      const open = churchIfOpen()
      return open ? answerRoute(context, next, open) : next()
    },
    invalidate: async () => undefined,
  }
}

/** The church may correct the words of every language but English. */
const ofLanguage = (): string[] => (currentLanguage() === sourceLanguage ? [] : ['words'])

/** Under which address a page is cached: all that say the same under one. */
function addressOf({ status, headers }: Response, url: URL): string {
  if (status !== 404) return url.pathname + url.search
  return headers.has(unusedHeader) ? unusedPage : missingPage
}

type Asked = Parameters<CacheProvider['onRequest'] & {}>

async function answerRoute({ url, request }: Asked[0], next: Asked[1], open: OpenApp): Promise<Response> {
  const { cache, headers: siteHeaders, now, backend } = open
  const language = currentLanguage()
  const before = cache.changes()
  const date = now()
  const made = await next()
  const isMissing = made.status === 404
  const address = addressOf(made, url)
  const key = cacheKey(url.host, address, language)
  const isForAll = cacheControlOf(made) !== 'no-store'
  const missing = isMissing && isForAll ? cache.get(key, now().getTime()) : undefined
  if (missing) return answerWith(missing, request, 404)
  const type = typeOf(made)
  const isPage = type.startsWith('text/html')
  const body = await readBody(made, isPage, open)
  const inline = isPage ? readInlineCode(body.toString()) : undefined
  const about = {
    ...siteHeaders,
    ...headersOfPage(address),
    'Cache-Control': cacheControlOf(made),
    'Content-Security-Policy': policyOf({ open, path: url.pathname, inline, language }),
  }
  if (!isPage && made.status !== 200) return answerOther(made, body, about)
  const headers = { ...about, 'Content-Type': type, Vary: varyOf('Accept-Encoding', open) }
  const page = { open, path: url.pathname, inline, language }
  const entry = await entryFor(body, headers, page, compressQuickly)
  const { tags, life, lasts } = howToCache(made)
  // Pages with data of another backend are not cached, since its changes are not announced.
  const isCached = isForAll && isAnswer(made.status) && tags.length > 0 && (lasts || !backend)
  const until = isCached ? await endOf(open, date, life) : 0
  if (until && cache.changes() === before) {
    const kept = { entry, tags, made: now().getTime(), until }
    const compressed = () => entryFor(body, headers, page, compressStrongly)
    cache.set(key, lasts ? { ...kept, compressed } : kept)
  }
  // The first reader after a change also gets the compressed body.
  const retry = made.headers.get('Retry-After')
  return answerWith(entry, request, made.status, retry ? { 'Retry-After': retry } : {})
}

/** A page that shows a draft, or a church that is not open yet, says that nobody may keep it. */
const cacheControlOf = ({ headers }: Response): string =>
  headers.get('Cache-Control') === 'no-store' ? 'no-store' : 'no-cache'

/** Lifetime of a page that names no data of its own, in milliseconds: footers name the year. */
const hour = 60 * 60_000

const isAnswer = (status: number) => status === 200 || status === 404

/** Until when a page is cached, in milliseconds: no longer than the church's day, since pages say "Today" and "Tomorrow". */
async function endOf({ readChurch }: OpenApp, date: Date, life: number): Promise<number> {
  const dayEnds = dayAfter((await readChurch()).time_zone, date)
  return Math.min(date.getTime() + life, dayEnds.getTime())
}

/** What the page is made of, and how long it may be cached, in milliseconds. `lasts`: it changes with its tags only. */
function howToCache({ headers }: Response): { tags: string[]; life: number; lasts: boolean } {
  const tags = headers.get('Cache-Tag')?.split(',').filter(Boolean) ?? []
  const seconds = /max-age=(\d+)/.exec(headers.get('CDN-Cache-Control') ?? '')?.[1]
  return { tags, life: seconds ? 1000 * Number(seconds) : hour, lasts: seconds === undefined }
}

const readBody = async (made: Response, isPage: boolean, { imports }: OpenApp): Promise<Buffer> =>
  isPage ? Buffer.from(withPreloads(await made.text(), imports)) : Buffer.from(await made.arrayBuffer())

/** `inline`: the inline code of the page that links the sheet; undefined for other files. */
type Page = { open: OpenApp; path: string; inline: InlineCode | undefined; language: string }

const compressStrongly: typeof compressQuickly = async (plain) => ({ plain, ...(await compress(plain)) })

/** Where the church offers languages, a page differs by what a browser says of them, too. */
const varyOf = (names: string, { languages }: OpenApp): string =>
  languages?.offered().length ? 'Accept-Encoding, Accept-Language, Cookie' : names

const policyOf = ({ open, path, inline }: Page): string =>
  inline ? pagePolicy(inline, open.backend?.origin, path) : assetPolicy

/** The cache entry of a rendered page: all its forms, compressed. */
async function entryFor(
  body: Buffer,
  headers: Record<string, string>,
  page: Page,
  compressed: typeof compressQuickly,
): Promise<Entry> {
  // A picture is compressed already.
  if (/^image\/(?!svg)/.test(headers['Content-Type'] ?? '')) return entryOf({ plain: body }, headers)
  const { inline } = page
  const { sheet } = page.open
  const html = body.toString()
  const first = sheet && firstViews(html, sheet)
  // Last, since all else knows the scripts by their English addresses.
  const spoken = (text: string) =>
    Buffer.from(inline && page.open.variants ? page.open.variants.inHtml(text, page.language) : text)
  if (!first || !inline) return entryOf(await compressed(inline ? spoken(html) : body), headers)
  const formOf = async (form: { html: string; style: string }) =>
    entryOf(await compressed(spoken(form.html)), {
      ...headers,
      Vary: varyOf('Accept-Encoding, Cookie', page.open),
      'Content-Security-Policy': policyWith(form.style),
    })
  const policyWith = (style: string) =>
    policyOf({ ...page, inline: { ...inline, style: style ? [...inline.style, style] : inline.style } })
  const linked = { cookie: sheetCookie(sheet.href), page: await formOf({ html, style: '' }) }
  const newcomer = await formOf(first.newcomer)
  if (first.newcomer === first.again) return { ...newcomer, forms: [linked] }
  return { ...newcomer, forms: [linked, { cookie: anySheetCookie, page: await formOf(first.again) }] }
}

/** The content type; for HTML with the charset, which Astro omits. */
function typeOf({ headers }: Response): string {
  const type = headers.get('content-type') ?? ''
  return type === 'text/html' ? `${type}; charset=utf-8` : type
}

/** A response that is not a page, such as a redirect: with the headers of pages, and not cached. */
function answerOther(made: Response, body: Buffer, about: Record<string, string>): Response {
  const headers = new Headers(made.headers)
  for (const [name, value] of Object.entries(about)) headers.set(name, value)
  return new Response(body.length > 0 ? new Uint8Array(body) : null, { status: made.status, headers })
}

/** A cached or just rendered body in an encoding that the client accepts. */
function answerWith(
  entry: Entry,
  request: Request,
  status: number,
  more: Record<string, string> = {},
): Response {
  const headerOf = (name: string) => request.headers.get(name) ?? undefined
  const { bytes, headers } = negotiate(entry, {
    accepted: headerOf('accept-encoding'),
    cookie: headerOf('cookie'),
  })
  const all = [...pairs(headers), ...Object.entries(more)]
  return new Response(new Uint8Array(bytes), { status, headers: all })
}

/** Converts Node's flat list of header names and values to pairs. */
const pairs = (flat: readonly string[]): [string, string][] =>
  flat.flatMap((name, at) => (at % 2 === 0 ? [[name, flat[at + 1] ?? ''] as [string, string]] : []))
