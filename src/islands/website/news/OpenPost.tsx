import { useCallback } from 'react'
import { readPost } from '../../../lib/api/website/news.ts'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'
import { PageNotLoaded } from '../page-editor/list/PageNotLoaded.tsx'
import { postEditorWords } from '../page-editor/messages.ts'
import { OpenPage } from '../page-editor/OpenPage.tsx'
import { newsStaffWords } from './messages.ts'
import { PostDetails } from './PostDetails.tsx'

type Props = { id: number; lang: string; close: () => void }

/** Loads a post and edits it: its details here, its words as those of a page. */
export function OpenPost({ id, lang, close }: Props) {
  const look = useLoaded(
    useCallback(() => readPost(id), [id]),
    postEditorWords.notLoaded,
  )
  const { data: post, loading, reload } = useOnOpen(look)
  if (!post && !loading)
    return <PageNotLoaded again={() => void reload()} close={close} isPost back={newsStaffWords.all} />
  if (!post)
    return (
      <div
        className="skeleton min-h-80"
        role="status"
        aria-busy="true"
        aria-label={postEditorWords.loading}
      />
    )
  return (
    <OpenPage
      text={{ id, lang }}
      close={close}
      isPost
      back={newsStaffWords.all}
      details={(editing) => <PostDetails post={post} editing={editing} />}
    />
  )
}
