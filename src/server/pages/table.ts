import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { OutgoingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { type Entry, entryOf } from './entry.ts'
import { contentType } from './headers.ts'

/** Pages by lower-case path without trailing slash, assets by exact path. */
export type SiteTable = {
  pages: Map<string, Entry>
  assets: Map<string, Entry>
  notFound: Entry
}

const aYear = 'public, max-age=31536000, immutable'

/**
 * Reads the built site into memory: about a megabyte, and no request ever waits for the disk.
 * `policies` gives each HTML file's content security policy. Throws when the site was not built.
 */
export function readSite(
  folder: string,
  policies: Record<string, string>,
  headers: OutgoingHttpHeaders,
): SiteTable {
  const pages = new Map<string, Entry>()
  const assets = new Map<string, Entry>()
  for (const path of filesOf(folder)) {
    const policy = policies[path]
    const entry = readEntry(join(folder, path), {
      ...headers,
      'Content-Type': contentType(path),
      'Cache-Control': path.startsWith('/_astro/') ? aYear : 'no-cache',
      Vary: 'Accept-Encoding',
      ...(policy && { 'Content-Security-Policy': policy }),
    })
    if (path.endsWith('.html')) pages.set(pagePath(path), entry)
    else assets.set(path, entry)
  }
  const notFound = pages.get('/404')
  if (!notFound) throw new Error(`There is no built site in ${folder}: run npm start, which builds it.`)
  pages.delete('/404')
  return { pages, assets, notFound }
}

/** `/About.html` and `/about/index.html` are the page `/about`. */
const pagePath = (file: string) => file.replace(/(\/index)?\.html$/, '').toLowerCase() || '/'

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'))
    .map((path) => (path.startsWith('/') ? path : `/${path}`))
}

function readEntry(file: string, headers: OutgoingHttpHeaders): Entry {
  const bodies = {
    plain: readFileSync(file),
    ...(existsSync(`${file}.br`) && { br: readFileSync(`${file}.br`) }),
    ...(existsSync(`${file}.gz`) && { gz: readFileSync(`${file}.gz`) }),
  }
  return entryOf(bodies, headers)
}
