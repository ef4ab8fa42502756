import { useState } from 'react'
import { Confirm } from '../../../components/ui/Confirm.tsx'
import { hidePage, withdraw } from '../../../lib/api/website/page-content.ts'
import type { EditedPageAnswer } from '../../../lib/contract/website/page-draft.ts'
import { isPostPath } from '../../../lib/site/news-address.ts'
import { nameOfLanguage } from '../../../lib/text/language-names.ts'
import { readAccount } from '../../../stores/member.ts'
import type { Editing } from '../../../stores/page-editing.ts'
import { useAct } from '../../../stores/useAct.ts'
import { editorWords, postEditorWords } from './messages.ts'
import { openPage } from './open-page.ts'
import { dayAndTime } from './publishing/church-clock.ts'
import { WaitingNotice } from './publishing/WaitingNotice.tsx'

export type OpenDialog = 'publish' | 'history' | 'place' | 'editors' | 'language' | 'delete'

type Props = {
  page: EditedPageAnswer
  isSeen: boolean
  see: () => void
  open: (dialog: OpenDialog) => void
  editing: Editing
}

/** What can be done with the page as a whole. */
export function PageActs({ page, isSeen, see, open, editing }: Props) {
  const [busy, act] = useAct()
  const { text } = editing
  const [isDropping, setDropping] = useState(false)
  const isAdmin = readAccount()?.role === 'admin'
  const isPost = isPostPath(page.path)
  const isShown = page.state === 'published' && page.published_number !== null

  const hide = () =>
    act(
      async () => {
        await hidePage(text.id, page.page_version)
        editing.setPlace({ state: 'hidden', page_version: page.page_version + 1, next_at: null })
      },
      isPost ? postEditorWords.isHidden : editorWords.pageIsHidden,
    )

  const drop = (what: 'unschedule' | 'draft/drop', toast: string) =>
    act(async () => {
      await editing.save()
      const left = await withdraw(text, what, editing.version())
      editing.show(left)
      if (left.lang !== text.lang) openPage(left)
    }, toast)

  const unschedule = (name: string) =>
    page.right !== 'ask' && (
      <button
        className="btn"
        type="button"
        disabled={busy}
        onClick={() => void drop('unschedule', editorWords.itWaitsNoLonger)}
      >
        {name}
      </button>
    )

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        <button className="btn btn-primary" type="button" onClick={() => open('publish')}>
          {page.right === 'ask' ? editorWords.requestApproval : editorWords.publish}
        </button>
        <button className="btn" type="button" aria-expanded={isSeen} onClick={see}>
          {isSeen ? editorWords.closePreview : editorWords.preview}
        </button>
        <button className="btn" type="button" onClick={() => open('history')}>
          {editorWords.history}
        </button>
        {isAdmin && !isPost && (
          <button className="btn" type="button" onClick={() => open('place')}>
            {editorWords.addressAndMenu}
          </button>
        )}
        {isAdmin && (
          <button className="btn" type="button" onClick={() => open('editors')}>
            {editorWords.manageEditors}
          </button>
        )}
        {isShown && page.right === 'staff' && page.path !== '/' && (
          <button className="btn" type="button" disabled={busy} onClick={() => void hide()}>
            {editorWords.hideFromVisitors}
          </button>
        )}
        {page.is_draft && page.published_number !== null && (
          <button className="btn" type="button" disabled={busy} onClick={() => setDropping(true)}>
            {editorWords.discardDraft}
          </button>
        )}
        {page.published_number === null && page.next_at === null && page.languages.length > 1 && (
          <button className="btn" type="button" disabled={busy} onClick={() => setDropping(true)}>
            {editorWords.removeThisLanguage}
          </button>
        )}
        {(isPost ? page.right === 'staff' : isAdmin && !page.of_site) && (
          <button className="btn btn-quiet" type="button" onClick={() => open('delete')}>
            {isPost ? postEditorWords.remove : editorWords.deletePage}
          </button>
        )}
      </div>
      {page.waiting && (
        <WaitingNotice waiting={page.waiting}>{unschedule(editorWords.cancelPublishing)}</WaitingNotice>
      )}
      {page.next_at && !page.waiting && (
        <p className="notice flex flex-wrap items-center gap-3">
          {editorWords.nextVersionIsPublished({ when: dayAndTime(page.next_at) })}
          {unschedule(editorWords.cancelPublishing)}
        </p>
      )}
      {isDropping && (
        <DropDialog
          page={page}
          drop={(toast) => void drop('draft/drop', toast)}
          close={() => setDropping(false)}
        />
      )}
    </div>
  )
}

type DropProps = { page: EditedPageAnswer; drop: (toast: string) => void; close: () => void }

/** A draft of a published page goes alone; one that was never published takes its language along. */
function DropDialog({ page, drop, close }: DropProps) {
  const language = nameOfLanguage(page.lang)
  const isPost = isPostPath(page.path)
  if (page.published_number === null)
    return (
      <Confirm
        title={editorWords.removeLanguageFromPath({ language, path: page.path })}
        act={editorWords.removeLanguage}
        confirm={() => drop(editorWords.languageIsRemoved)}
        close={close}
      >
        <p>
          {isPost ? postEditorWords.languageGoes({ language }) : editorWords.whatIsWrittenIn({ language })}
        </p>
      </Confirm>
    )
  return (
    <Confirm
      title={editorWords.discardDraftOfPath({ path: page.path })}
      act={editorWords.discardDraft}
      confirm={() => drop(editorWords.draftDiscarded)}
      close={close}
    >
      <p>{isPost ? postEditorWords.changesGo : editorWords.whatWasChangedSince}</p>
    </Confirm>
  )
}
