import type { APIRoute } from 'astro'
import { isPageUsed } from '../lib/modules/used.ts'
import { guardedPages } from '../lib/site/listed-pages.ts'
import { siteOf } from '../server/app/views/church.ts'

/** Excludes pages that crawlers could not read anyway; all of them until the church is open. */
export const GET: APIRoute = ({ url, cache, locals }) => {
  cache.set({ tags: ['site'], maxAge: 60 })
  const paths = locals.isClosed
    ? ['/']
    : [...guardedPages.filter((path) => isPageUsed(path, locals.off)), '/backend/']
  const closed = paths.map((path) => `Disallow: ${path}`)
  const lines = ['User-agent: *', ...closed, '', `Sitemap: ${new URL('/sitemap.xml', siteOf(url)).href}`, '']
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
