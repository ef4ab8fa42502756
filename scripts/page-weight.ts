import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'

/** Transferred bytes of one page, for a browser that accepts brotli. */
export type PageWeight = {
  page: string
  html: number
  css: number
  js: number
  requests: number
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

/** Transferred bytes of a built page. */
export function weighPage(client: string, page: string): PageWeight {
  const file = page === '/' ? '/index.html' : `${page}.html`
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
  const styles = addresses(html, /<link\b[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)
  const scripts = withImports(client, [
    ...addresses(html, /<script\b[^>]*\ssrc="([^"]+)"/g),
    ...addresses(html, /(?:component|renderer)-url="([^"]+)"/g),
    ...inlineImports(html),
  ])
  const sum = (files: Iterable<string>) => [...files].reduce((bytes, path) => bytes + sent(client, path), 0)
  return {
    page,
    html: bytes,
    css: sum(styles),
    js: sum(scripts),
    requests: 1 + styles.size + scripts.size,
    react: [...scripts].some((script) => /\/react[.-]/.test(script)),
  }
}

const addresses = (html: string, pattern: RegExp) =>
  new Set([...html.matchAll(pattern)].flatMap(([, address]) => (address ? [address] : [])))

/** Imports in inline modules: Astro inlines small scripts. */
function inlineImports(html: string): Iterable<string> {
  const modules = [...html.matchAll(/<script\b[^>]*type="module"[^>]*>([\s\S]+?)<\/script>/g)]
  return addresses(modules.map(([, code]) => code).join('\n'), /(?:from|import)\s*"(\/_astro\/[^"]+)"/g)
}

function withImports(client: string, roots: string[]): Set<string> {
  const found = new Set<string>()
  const waiting = [...roots]
  for (let script = waiting.pop(); script !== undefined; script = waiting.pop()) {
    if (found.has(script)) continue
    found.add(script)
    const code = readFileSync(join(client, script), 'utf8')
    for (const [, path] of code.matchAll(/(?:\bfrom|\bimport)\s*["']([^"']+\.js)["']/g)) {
      if (path) waiting.push(posix.join(dirname(script), path))
    }
  }
  return found
}

/** Transferred bytes of a file: of its brotli version if there is one. */
function sent(client: string, path: string): number {
  const file = join(client, path)
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}
