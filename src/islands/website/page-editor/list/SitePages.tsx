import { sitePages } from '../../../../lib/site/site-pages.ts'
import { readAccount } from '../../../../stores/member.ts'
import { openPage } from '../open-page.ts'
import { listPageWords } from './messages.ts'

/** The way to the pages of the site itself. A church that has not written one sees it as the site makes it. */
export function SitePages() {
  if (readAccount()?.role !== 'admin') return null
  return (
    <section className="mt-8 grid gap-3" aria-labelledby="site-pages">
      <h3 id="site-pages">{listPageWords.pagesOfSiteItself}</h3>
      <p className="text-ink-soft">{listPageWords.theirHeadingAndWords}</p>
      <ul className="flex flex-wrap gap-3">
        {sitePages.map(([path, name]) => (
          <li key={path}>
            <button className="btn" type="button" onClick={() => openPage({ path, lang: 'en' })}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
