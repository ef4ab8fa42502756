import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { OutgoingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { compressAtStart } from '../cache/compress.ts'
import { type Bodies, type Entry, entryOf } from '../cache/entry.ts'
import { contentType } from '../files/content-type.ts'
import { allowApi, assetPolicy } from './policy.ts'

/** Pages by lower-case path without trailing slash; assets by exact path. */
export type SiteTable = {
  pages: Map<string, Entry>
  assets: Map<string, Entry>
  notFound: Entry
  /** Served instead of a page that cannot be rendered now. */
  away: Entry
}

/** Values that replace those of the build in prebuilt pages. */
export type Told = {
  /** The site's URL at build time, and its actual URL. Search engines and link previews need absolute URLs. */
  built: string
  served: string
  /** The current year, `2027`. */
  year: string
  /** Another host of the API, `https://api.example`; absent when the site serves the API. */
  apiHost?: string | undefined
}

/** The built pages in their form for a first visit; `cookie` is what browsers say that need it no more. */
export type FirstViews = { folder: string; policies: Record<string, string>; cookie: string }

/**
 * Assets have a hash in their name. A browser asks for the service worker with every page, at most once an hour over the
 * network: pages come from the network first, so nobody waits for a new worker.
 */
const cacheControl = (path: string): string => {
  if (path.startsWith('/_astro/')) return 'public, max-age=31536000, immutable'
  return path === '/sw.js' ? 'public, max-age=3600' : 'no-cache'
}

/**
 * Reads the built site into memory: about a megabyte, so that no request reads from disk. `policies` has each HTML file's
 * content security policy. Values that have changed since the build are replaced. Throws when the site was not built.
 */
export function readSite(
  folder: string,
  policies: Record<string, string>,
  headers: OutgoingHttpHeaders,
  told?: Told,
  firstViews?: FirstViews,
): SiteTable {
  const pages = new Map<string, Entry>()
  const assets = new Map<string, Entry>()
  for (const path of filesOf(folder)) {
    const isPage = path.endsWith('.html')
    const inTwoForms = firstViews?.policies[path] !== undefined
    const read = (from: string, policy: string | undefined) => {
      const bodies = readBodies(join(from, path))
      return entryOf(isPage && told ? tell(bodies, told) : bodies, {
        ...headers,
        'Content-Type': contentType(path),
        'Cache-Control': cacheControl(path),
        Vary: inTwoForms ? 'Accept-Encoding, Cookie' : 'Accept-Encoding',
        'Content-Security-Policy': (policy && allowing(policy, told)) || assetPolicy,
      })
    }
    const page = read(folder, policies[path])
    const entry = inTwoForms
      ? {
          ...read(firstViews.folder, firstViews.policies[path]),
          short: { cookie: firstViews.cookie, page },
        }
      : page
    if (isPage) pages.set(pagePath(path), entry)
    else assets.set(path, entry)
  }
  const [notFound, away] = [pages.get('/404'), pages.get('/503')]
  if (!notFound || !away)
    throw new Error(`There is no built site in ${folder}: run npm start, which builds it.`)
  for (const path of ['/404', '/503']) pages.delete(path)
  return { pages, assets, notFound, away }
}

/** `/About.html` and `/about/index.html` are both the page `/about`. */
const pagePath = (file: string) => file.replace(/(\/index)?\.html$/, '').toLowerCase() || '/'

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'))
    .map((path) => (path.startsWith('/') ? path : `/${path}`))
}

function readBodies(file: string): Bodies {
  return {
    plain: readFileSync(file),
    ...(existsSync(`${file}.br`) && { br: readFileSync(`${file}.br`) }),
    ...(existsSync(`${file}.gz`) && { gz: readFileSync(`${file}.gz`) }),
  }
}

const allowing = (policy: string, told?: Told) =>
  told?.apiHost ? allowApi(policy, new URL(told.apiHost).origin) : policy

/** The policy's hashes stay valid, because no inline script or style contains any of these values. */
function tell(bodies: Bodies, { built, served, year, apiHost }: Told): Bodies {
  const [before, now] = [new URL(built).origin, new URL(served).origin]
  const page = bodies.plain.toString()
  const moved = before === now ? page : page.replaceAll(before, now)
  const dated = moved.replace(/(<span data-year>)\d+/g, (_, tag: string) => tag + year)
  const told = apiHost ? dated.replace(/<html(?= )/, () => `<html data-api="${apiHost}"`) : dated
  return told === page ? bodies : compressAtStart(Buffer.from(told))
}
