import { useCallback, useEffect, useState } from 'react'
import { readPage, type TextOf } from '../../../lib/api/website/page-content.ts'
import { type Editing, openEditing } from '../../../stores/page-editing.ts'
import { useLoaded } from '../../staff/useLoaded.ts'
import { PageNotLoaded } from './list/PageNotLoaded.tsx'
import { pageNotLoaded } from './menu-names.ts'
import { editorWords } from './messages.ts'
import { type Details, PageEditor } from './PageEditor.tsx'

/** Loads a page and edits it. */
export function OpenPage({
  text: { id, lang },
  close,
  ...more
}: { text: TextOf; close: () => void } & Details) {
  const {
    data: page,
    loading,
    reload,
  } = useLoaded(
    useCallback(() => readPage({ id, lang }), [id, lang]),
    pageNotLoaded(),
  )
  const [editing, setEditing] = useState<Editing>()
  useEffect(() => void reload(), [reload])
  useEffect(() => {
    if (!page) return
    const opened = openEditing(page)
    setEditing(opened)
    return opened.start()
  }, [page])
  if (!page && !loading) return <PageNotLoaded again={() => void reload()} close={close} />
  if (!editing)
    return (
      <div
        className="skeleton min-h-80"
        role="status"
        aria-busy="true"
        aria-label={editorWords.loadingPage}
      />
    )
  return <PageEditor editing={editing} close={close} {...more} />
}
