import { useEffect, useState } from 'react'
import { useHashWord, writeHashWords } from '../../../components/staff/useHash.ts'
import { findPageAt } from '../../../lib/api/page-content.ts'
import { isUsualPath } from '../../../lib/usual-paths.ts'
import { readUser } from '../../../stores/member.ts'
import { reportFailure } from '../../staff/report-failure.ts'
import { BeginPage } from './BeginPage.tsx'
import { OpenPage } from './OpenPage.tsx'
import { PageList } from './PageList.tsx'

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
  if (found === 'none' && isUsualPath(path) && readUser()?.role === 'admin')
    return <BeginPage path={path} begun={setFound} close={showList} />
  if (found === 'none')
    return (
      <div className="empty">
        <p>There is no page at {path} that your account may edit.</p>
        <button className="btn" type="button" onClick={showList}>
          All pages
        </button>
      </div>
    )
  if (found === undefined)
    return <div className="skeleton min-h-80" role="status" aria-busy="true" aria-label="Loading the page" />
  return <OpenPage text={{ id: found, lang }} close={showList} />
}
