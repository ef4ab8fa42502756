import { useCallback, useState } from 'react'
import { useHashWord, writeHashWords } from '../../../../components/staff/useHash.ts'
import { findPageAt } from '../../../../lib/api/website/page-content.ts'
import { isPostPath } from '../../../../lib/site/news-address.ts'
import { isSitePath } from '../../../../lib/site/site-pages.ts'
import { readAccount } from '../../../../stores/member.ts'
import { useLoaded, useOnOpen } from '../../../staff/useLoaded.ts'
import { pageNotLoaded } from '../menu-names.ts'
import { OpenPage } from '../OpenPage.tsx'
import { BeginPage } from './BeginPage.tsx'
import { listPageWords } from './messages.ts'
import { PageList } from './PageList.tsx'
import { PageNotLoaded } from './PageNotLoaded.tsx'

/** The pages of the church: their list, or the one whose address stands in the URL (`#pages?page=/about`). */
export function Pages() {
  const path = useHashWord('page')
  const lang = useHashWord('lang') || 'en'
  if (!path.startsWith('/')) return <PageList />
  return <PageAt key={`${path} ${lang}`} path={path} lang={lang} />
}

const showList = () => writeHashWords({ page: '', lang: '' })

function PageAt({ path, lang }: { path: string; lang: string }) {
  const [begun, setBegun] = useState<number>()
  const look = useLoaded(
    useCallback(async () => (await findPageAt(path)) ?? 'none', [path]),
    pageNotLoaded(),
  )
  const { loading, reload } = useOnOpen(look)
  const pages = begun ?? look.data
  if (pages === 'none' && isSitePath(path) && readAccount()?.role === 'admin')
    return <BeginPage path={path} begun={setBegun} close={showList} />
  if (pages === 'none')
    return (
      <div className="empty">
        <p>{listPageWords.thereIsNoPage({ path })}</p>
        <button className="btn" type="button" onClick={showList}>
          {listPageWords.allPages}
        </button>
      </div>
    )
  if (pages === undefined && !loading) return <PageNotLoaded again={() => void reload()} close={showList} />
  if (pages === undefined)
    return (
      <div
        className="skeleton min-h-80"
        role="status"
        aria-busy="true"
        aria-label={listPageWords.loadingPage}
      />
    )
  return <OpenPage text={{ id: pages, lang }} close={showList} isPost={isPostPath(path)} />
}
