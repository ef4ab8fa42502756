import { type SitePath, sitePages } from '../../../../lib/site/site-pages.ts'
import { readAccount } from '../../../../stores/member.ts'
import { openPage } from '../open-page.ts'
import { listPageWords, sitePageWords } from './messages.ts'

/** The way to the pages of the site itself. A church that has not written one sees it as the site makes it. */
export function SitePages() {
  if (readAccount()?.role !== 'admin') return null
  return (
    <section className="mt-8 grid gap-3" aria-labelledby="site-pages">
      <h3 id="site-pages">{listPageWords.pagesOfSiteItself}</h3>
      <p className="text-ink-soft">{listPageWords.theirHeadingAndWords}</p>
      <ul className="flex flex-wrap gap-3">
        {sitePages.map(([path]) => (
          <li key={path}>
            <button className="btn" type="button" onClick={() => openPage({ path, lang: 'en' })}>
              {nameOf(path)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The name of a page of the site itself. */
function nameOf(path: SitePath): string {
  const names: Record<SitePath, string> = {
    '/': sitePageWords.home,
    '/contact': sitePageWords.contact,
    '/give': sitePageWords.give,
    '/service-times': sitePageWords.serviceTimes,
    '/live-stream': sitePageWords.liveStream,
    '/events': sitePageWords.events,
    '/sermons': sitePageWords.sermons,
    '/news': sitePageWords.news,
    '/fellowships': sitePageWords.fellowships,
    '/testimonies': sitePageWords.testimonies,
    '/prayer-requests': sitePageWords.prayerRequests,
    '/testimonyshare': sitePageWords.share,
    '/youthsignup': sitePageWords.youth,
    '/privacy': sitePageWords.privacy,
  }
  return names[path]
}
