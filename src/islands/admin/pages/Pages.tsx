import { useEffect, useState } from 'react'
import { useHashWord, writeHashWords } from '../../../components/staff/useHash.ts'
import { findPageAt } from '../../../lib/api/page-content.ts'
import { isSitePath } from '../../../lib/site-pages.ts'
import { reportFailure } from '../../staff/report-failure.ts'
import { OpenPage } from './OpenPage.tsx'
import { PageList } from './PageList.tsx'
import { WriteSitePage } from './SitePages.tsx'

/** The pages of the church: their list, or the one whose address stands in the URL (`#pages?page=/about`). */
export function Pages() {
  const path = useHashWord('page')
  const lang = useHashWord('lang') || 'en'
  if (!path.startsWith('/')) return <PageList />
  return <PageAt key={`${path} ${lang}`} path={path} lang={lang} />
}

const showList = () => writeHashWords({ page: '', lang: '' })

function PageAt({ path, lang }: { path: string; lang: string }) {
  const [found, setFound] = useState<number | 'none'>()
  useEffect(() => {
    findPageAt(path).then(
      (id) => setFound(id ?? 'none'),
      (error) => reportFailure(error, 'The page could not be loaded. Please check your connection.'),
    )
  }, [path])
  if (found === 'none')
    return (
      <div className="empty">
        <p>
          {isSitePath(path)
            ? `You have written nothing for ${path} yet.`
            : `There is no page at ${path} that your account may edit.`}
        </p>
        <p className="mt-4 flex flex-wrap gap-3">
          <WriteSitePage path={path} begun={setFound} />
          <button className="btn" type="button" onClick={showList}>
            All pages
          </button>
        </p>
      </div>
    )
  if (found === undefined)
    return <div className="skeleton min-h-80" role="status" aria-busy="true" aria-label="Loading the page" />
  return <OpenPage text={{ id: found, lang }} close={showList} />
}
