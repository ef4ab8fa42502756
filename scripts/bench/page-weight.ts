import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'

/** Transferred bytes of one page, for a browser that accepts brotli. */
export type PageWeight = {
  page: string
  html: number
  css: number
  js: number
  requests: number
  scripts: number
  /** Scripts that the HTML does not name, so that a browser learns of them from another script only. */
  waiting: number
  react: boolean
}

/** The paths of all built HTML pages below `client`, `/` first. */
export function builtPages(client: string): string[] {
  return readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => join(entry.parentPath, entry.name).slice(client.length).replaceAll('\\', '/'))
    .map((file) => file.replace(/(\/index)?\.html$/, '') || '/')
    .sort()
}

/** Transferred bytes of a page of a rendered site. */
export function weighPage(client: string, page: string): PageWeight {
  const file = fileOf(page)
  return weighHtml(client, page, { text: readFileSync(join(client, file), 'utf8'), sent: sent(client, file) })
}

/**
 * Transferred bytes of a page with the built assets: HTML, style sheets, and all scripts that load without user interaction
 * (script tags, islands and their static imports). Scripts that load on interaction are not counted.
 */
export function weighHtml(
  client: string,
  page: string,
  { text: html, sent: bytes }: { text: string; sent: number },
): PageWeight {
  const { styles, scripts } = loadedBy(client, html)
  const sum = (files: Iterable<string>) => [...files].reduce((bytes, path) => bytes + sent(client, path), 0)
  return {
    page,
    html: bytes,
    css: sum(styles),
    js: sum(scripts),
    requests: 1 + styles.size + scripts.size,
    scripts: scripts.size,
    waiting: scripts.difference(named(html)).size,
    react: html.includes(' renderer-url='),
  }
}

/** Transferred bytes of the style sheets that a page links. */
export function weighStyles(client: string, html: string): number {
  return [...stylesOf(html)].reduce((bytes, path) => bytes + sent(client, path), 0)
}

/** For each script that a page may load later, by `import()` of one that it has: that script, and the others it brings. */
export function laterScripts(client: string, page: string): string[][] {
  const html = readFileSync(join(client, fileOf(page)), 'utf8')
  const loaded = withImports(client, rootsOf(html))
  const later = [...loaded].flatMap((script) =>
    [...readFileSync(join(client, script), 'utf8').matchAll(/\bimport\(\s*["'`]([^"'`]+\.js)["'`]/g)].map(
      ([, path = '']) => posix.join(dirname(script), path),
    ),
  )
  return [...new Set(later)].map((script) => [...withImports(client, [script]).difference(loaded)])
}

/** Transferred bytes of a script that a page may load later, `open-quick-find`, with what it brings. */
export function weighLater(client: string, page: string, name: string): number {
  const scripts = laterScripts(client, page).find(([script]) => script?.includes(`/${name}.`)) ?? []
  return scripts.reduce((bytes, path) => bytes + sent(client, path), 0)
}

const rootsOf = (html: string) => [
  ...addresses(html, /<script\b[^>]*\ssrc="([^"]+)"/g),
  ...addresses(html, /(?:component|renderer)-url="([^"]+)"/g),
  ...inlineImports(html),
]

/**
 * Transferred bytes of a visit of pages with what they load, each file once, to a browser that has nothing yet: the
 * first page comes in its form for a first visit (docs/decisions/browser.md#first-views).
 */
export function weighVisit(dist: string, pages: readonly string[]): number {
  const client = join(dist, 'client')
  const files = new Set<string>()
  for (const page of pages) {
    const { styles, scripts } = loadedBy(client, readFileSync(join(client, fileOf(page)), 'utf8'))
    for (const file of [fileOf(page), ...styles, ...scripts]) files.add(file)
  }
  const [first = '/'] = pages
  const linked = [...files].reduce((bytes, file) => bytes + sent(client, file), 0)
  return linked - sent(client, fileOf(first)) + weighFirstView(dist, first)
}

/** A visit of ten pages: what is read first, and the forms that people come for. */
export const visit = [
  '/',
  '/about',
  '/ministries',
  '/youthministry',
  '/worshipteam',
  '/contact',
  '/give',
  '/live-stream',
  '/login',
  '/signup',
]

/** The file of a page below the folder of its site. */
export const fileOf = (page: string) => (page === '/' ? '/index.html' : `${page}.html`)

function loadedBy(client: string, html: string): { styles: Set<string>; scripts: Set<string> } {
  return {
    styles: stylesOf(html),
    scripts: withImports(client, rootsOf(html)),
  }
}

const stylesOf = (html: string) => addresses(html, /<link\b[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)

const addresses = (html: string, pattern: RegExp) =>
  new Set([...html.matchAll(pattern)].flatMap(([, address]) => (address ? [address] : [])))

/** The scripts that a browser fetches as soon as it has read the head. */
const named = (html: string) =>
  new Set([
    ...addresses(html, /<script\b[^>]*\ssrc="([^"]+)"/g),
    ...addresses(html, /<link rel="modulepreload"[^>]* href="([^"]+)"/g),
  ])

/** Imports in inline modules: Astro inlines small scripts. */
function inlineImports(html: string): Iterable<string> {
  const modules = [...html.matchAll(/<script\b[^>]*type="module"[^>]*>([\s\S]+?)<\/script>/g)]
  return addresses(modules.map(([, code]) => code).join('\n'), /(?:from|import)\s*"(\/_astro\/[^"]+)"/g)
}

function withImports(client: string, roots: string[]): Set<string> {
  const loaded = new Set<string>()
  const waiting = [...roots]
  for (let script = waiting.pop(); script !== undefined; script = waiting.pop()) {
    if (loaded.has(script)) continue
    loaded.add(script)
    const code = readFileSync(join(client, script), 'utf8')
    for (const [, path] of code.matchAll(/(?:\bfrom|\bimport)\s*["']([^"']+\.js)["']/g)) {
      if (path) waiting.push(posix.join(dirname(script), path))
    }
  }
  return loaded
}

/** Transferred bytes of a page in its form for a first visit, with the rules that it uses. */
export const weighFirstView = (dist: string, page: string): number =>
  sent(join(dist, 'first-views'), fileOf(page))

/** Transferred bytes of a file: of its brotli version if there is one. */
function sent(client: string, path: string): number {
  const file = join(client, path)
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}
