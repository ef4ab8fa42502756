import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { OutgoingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { contentType } from './headers.ts'

/** A body that is ready to be sent, with all its headers as Node writes them fastest: name, value, name, value. */
export type Body = { bytes: Buffer; etag: string; headers: string[]; notModified: string[] }
export type Entry = { plain: Body; br?: Body; gz?: Body }

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
  const plain = bodyOf(file, headers)
  return {
    plain,
    ...(existsSync(`${file}.br`) && { br: bodyOf(`${file}.br`, headers, 'br') }),
    ...(existsSync(`${file}.gz`) && { gz: bodyOf(`${file}.gz`, headers, 'gzip') }),
  }
}

function bodyOf(file: string, headers: OutgoingHttpHeaders, encoding?: string): Body {
  const bytes = readFileSync(file)
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  const about = { ...(encoding && { 'Content-Encoding': encoding }), 'Content-Length': bytes.length }
  const notModified = flat({ ...headers, ETag: etag })
  return { bytes, etag, notModified, headers: [...notModified, ...flat(about)] }
}

const flat = (headers: OutgoingHttpHeaders) =>
  Object.entries(headers).flatMap(([name, value]) => [name, String(value)])
