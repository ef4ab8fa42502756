import { useCallback, useEffect, useState } from 'react'
import { readPage, type TextOf } from '../../../lib/api/website/page-content.ts'
import { type Editing, openEditing } from '../../../stores/page-editing.ts'
import { useLoaded } from '../../staff/useLoaded.ts'
import { PageNotLoaded } from './list/PageNotLoaded.tsx'
import { editorWords, postEditorWords } from './messages.ts'
import { type Details, PageEditor } from './PageEditor.tsx'

type Props = { text: TextOf; close: () => void; isPost?: boolean } & Details

/** Loads a page, or a post of the news, and edits it. */
export function OpenPage({ text: { id, lang }, close, isPost = false, ...more }: Props) {
  const {
    data: page,
    loading,
    reload,
  } = useLoaded(
    useCallback(() => readPage({ id, lang }), [id, lang]),
    isPost ? postEditorWords.notLoaded : editorWords.pageCouldNotBe,
  )
  const [editing, setEditing] = useState<Editing>()
  useEffect(() => void reload(), [reload])
  useEffect(() => {
    if (!page) return
    const opened = openEditing(page)
    setEditing(opened)
    return opened.start()
  }, [page])
  if (!page && !loading)
    return <PageNotLoaded again={() => void reload()} close={close} isPost={isPost} back={more.back} />
  if (!editing)
    return (
      <div
        className="skeleton min-h-80"
        role="status"
        aria-busy="true"
        aria-label={isPost ? postEditorWords.loading : editorWords.loadingPage}
      />
    )
  return <PageEditor editing={editing} close={close} {...more} />
}
