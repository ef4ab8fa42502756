import type { APIRoute } from 'astro'
import { firstOfSeries } from '../lib/finding/first-of-series.ts'
import { isPageUsed } from '../lib/modules/used.ts'
import { isListed } from '../lib/site/listed-pages.ts'
import { languagesOf } from '../lib/site/page-languages.ts'
import { canonicalPath } from '../lib/site/site-address.ts'
import { escapeXml } from '../lib/text/xml.ts'
import { monthsWith } from '../lib/time/month.ts'
import { siteOf } from '../server/app/views/church.ts'
import { allPublicEvents, dayOfEvents } from '../server/app/views/lists/events.ts'
import { newsLists } from '../server/app/views/lists/news.ts'
import { sermonNumbers } from '../server/app/views/lists/sermons.ts'

/** Only the file names are used, so that a new page is listed automatically; no page code is loaded. */
const files = Object.keys(import.meta.glob('./*.astro', { query: '?raw' }))
const always = files
  .filter((file) => !file.includes('['))
  .map((file) => canonicalPath(file.replace(/^\.(.+)\.astro$/, '$1')))
  .filter(isListed)

/** The namespace of links between the languages of a page. */
const links = ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'
const alternate = (lang: string, href: string) =>
  `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`

/** All pages that search engines may list, none until the church is open, including those of events and sermons, and the lists of the news. */
export const GET: APIRoute = async ({ url, cache, locals }) => {
  cache.set({ tags: ['events', 'sermons', 'pages'], maxAge: 60 })
  const [{ coming, past }, sermons, lists] = await Promise.all([
    allPublicEvents(),
    sermonNumbers(),
    newsLists(),
  ])
  const events = firstOfSeries([...coming, ...past]).map(({ id }) => `/events/${id}`)
  const months = monthsWith(coming, await dayOfEvents()).map((month) => `/events/month/${month}`)
  const listed = [...always, ...[...locals.pages.keys()].filter(isListed)]
  const pages = new Set(listed.filter((path) => isPageUsed(path, locals.off)))
  const news = lists.filter((path) => isPageUsed(path, locals.off))
  const site = siteOf(url)
  const paths = locals.isClosed
    ? []
    : [...[...pages].sort(), ...news, ...months, ...events, ...sermons.map((id) => `/sermons/${id}`)]
  const hrefOf = (address: string) => escapeXml(new URL(address, site).href)
  const entryOf = (address: string, others: readonly { lang: string; address: string }[] = []) => {
    const shown = others.map((other) => alternate(other.lang, hrefOf(other.address)))
    return `<url><loc>${hrefOf(address)}</loc>${shown.join('')}</url>`
  }
  const entries = paths.flatMap((path) => {
    const languages = languagesOf(path, locals.pages)
    return languages.length > 0 ? languages.map((one) => entryOf(one.address, languages)) : [entryOf(path)]
  })
  const isInLanguages = entries.some((entry) => entry.includes('<xhtml:'))
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${isInLanguages ? links : ''}>
${entries.join('\n')}
</urlset>
`
  return new Response(sitemap, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}
