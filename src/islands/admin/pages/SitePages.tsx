import { addPage } from '../../../lib/api/page-content.ts'
import { isSitePath, sitePages } from '../../../lib/site-pages.ts'
import { readUser } from '../../../stores/member.ts'
import { openPage } from './open-page.ts'
import { useAct } from './useAct.ts'

/** The way to the pages of the site itself. A church that has not written one sees it as the site makes it. */
export function SitePages() {
  if (readUser()?.role !== 'admin') return null
  return (
    <section className="mt-8 grid gap-3" aria-labelledby="site-pages">
      <h3 id="site-pages">Pages of the site itself</h3>
      <p className="text-ink-soft">Their heading and words are yours; what they do stays.</p>
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

/** Begins the church's own version of a page of the site, from what visitors see now. */
export function WriteSitePage({ path, begun }: { path: string; begun: (id: number) => void }) {
  const [busy, act] = useAct()
  if (readUser()?.role !== 'admin' || !isSitePath(path)) return null
  const begin = () =>
    act(async () => {
      const title = sitePages.find(([one]) => one === path)?.[1] ?? path
      const page = await addPage({ path, lang: 'en', title, under: '', menu: '' })
      begun(page.id)
    }, 'Visitors see your words once you publish them')
  return (
    <button className="btn btn-primary" type="button" disabled={busy} onClick={() => void begin()}>
      Write it in your own words
    </button>
  )
}
