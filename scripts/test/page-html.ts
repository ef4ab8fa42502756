import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../bench/tools.ts'

/** The HTML of a page as the server sends it, with its path and its content security policy. */
export type PageHtml = { path: string; html: string; policy: string }

/** The pages that the church has published, by the site map, which lists the pages of entries, too. */
async function publishedPaths(url: string): Promise<string[]> {
  const map = await (await fetch(`${url}/sitemap.xml`)).text()
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  return paths.filter((path) => !/\/\d+$/.test(path))
}

/** Fetches all pages of the site from a running server; for pages per entry only the first entry's. */
export async function fetchPages(url: string, headers: Record<string, string> = {}): Promise<PageHtml[]> {
  const routes = JSON.parse(readFileSync(join(root, 'dist/routes.json'), 'utf8')) as string[]
  const pages: PageHtml[] = []
  const built = routes
    .filter((route) => !route.includes('[...'))
    .map((route) => route.replace('[id]', '1').replace('[name]', 'settings'))
  for (const path of new Set([...built, ...(await publishedPaths(url))])) {
    const answer = await fetch(url + path, { headers })
    const isPage =
      answer.headers.get('content-type')?.startsWith('text/html') && (answer.ok || path === '/404')
    const policy = answer.headers.get('content-security-policy') ?? ''
    const html = await answer.text()
    if (isPage) pages.push({ path, html, policy })
  }
  return pages
}
