import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './bench-tools.ts'

/** A page as the server sends it, named by its path. */
export type PageHtml = { path: string; html: string }

/** Every page that the site has, from a running server; of those made from one entry each, the first entry's. */
export async function fetchPages(url: string): Promise<PageHtml[]> {
  const routes = JSON.parse(readFileSync(join(root, 'dist/routes.json'), 'utf8')) as string[]
  const pages: PageHtml[] = []
  for (const path of routes.map((route) => route.replace('[id]', '1'))) {
    const answer = await fetch(url + path)
    const isPage = answer.headers.get('content-type')?.startsWith('text/html')
    const html = await answer.text()
    if (isPage) pages.push({ path, html })
  }
  return pages
}
