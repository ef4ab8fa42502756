import { useCallback } from 'react'
import { useHashWord, writeHashWords } from '../../../components/staff/useHash.ts'
import { findPostAt } from '../../../lib/api/website/news.ts'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'
import { PageNotLoaded } from '../page-editor/list/PageNotLoaded.tsx'
import { postEditorWords } from '../page-editor/messages.ts'
import { newsStaffWords } from './messages.ts'
import { OpenPost } from './OpenPost.tsx'
import { PostList } from './PostList.tsx'

/** The news of the church: the list of posts, or the one whose address stands in the URL (`#news?page=/news/harvest`). */
export function News() {
  const path = useHashWord('page')
  const lang = useHashWord('lang')
  if (!path.startsWith('/')) return <PostList />
  return <PostAt key={`${path} ${lang}`} path={path} lang={lang || 'en'} />
}

const showList = () => writeHashWords({ page: '', lang: '' })

function PostAt({ path, lang }: { path: string; lang: string }) {
  const look = useLoaded(
    useCallback(async () => (await findPostAt(path)) ?? 'none', [path]),
    postEditorWords.notLoaded,
  )
  const { data: id, loading, reload } = useOnOpen(look)
  if (id === 'none')
    return (
      <div className="empty">
        <p>{newsStaffWords.noSuch({ path })}</p>
        <button className="btn" type="button" onClick={showList}>
          {newsStaffWords.all}
        </button>
      </div>
    )
  if (id === undefined && !loading)
    return <PageNotLoaded again={() => void reload()} close={showList} isPost back={newsStaffWords.all} />
  if (id === undefined)
    return (
      <div
        className="skeleton min-h-80"
        role="status"
        aria-busy="true"
        aria-label={postEditorWords.loading}
      />
    )
  return <OpenPost id={id} lang={lang} close={showList} />
}
