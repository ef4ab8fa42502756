import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './bench-tools.ts'

/** The HTML of a page as the server sends it, with its path and its content security policy. */
export type PageHtml = { path: string; html: string; policy: string }

/** Fetches all pages of the site from a running server; for pages per entry only the first entry's. */
export async function fetchPages(url: string, headers: Record<string, string> = {}): Promise<PageHtml[]> {
  const routes = JSON.parse(readFileSync(join(root, 'dist/routes.json'), 'utf8')) as string[]
  const pages: PageHtml[] = []
  for (const path of routes.map((route) => route.replace('[id]', '1'))) {
    const answer = await fetch(url + path, { headers })
    const isPage =
      answer.headers.get('content-type')?.startsWith('text/html') && (answer.ok || path === '/404')
    const policy = answer.headers.get('content-security-policy') ?? ''
    const html = await answer.text()
    if (isPage) pages.push({ path, html, policy })
  }
  return pages
}
