import { useState } from 'react'
import { Confirm } from '../../../components/ui/Confirm.tsx'
import { hidePage, withdraw } from '../../../lib/api/website/page-content.ts'
import type { EditedPageAnswer } from '../../../lib/contract/website/page-draft.ts'
import { isPostPath } from '../../../lib/site/news-address.ts'
import { nameOfLanguage } from '../../../lib/text/language-names.ts'
import { readAccount } from '../../../stores/member.ts'
import type { Editing } from '../../../stores/page-editing.ts'
import { useAct } from '../../../stores/useAct.ts'
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
    act(async () => {
      await hidePage(text.id, page.page_version)
      editing.setPlace({ state: 'hidden', page_version: page.page_version + 1, next_at: null })
    }, 'The page is hidden')

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
        onClick={() => void drop('unschedule', 'It waits no longer, and is the draft again')}
      >
        {name}
      </button>
    )

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        <button className="btn btn-primary" type="button" onClick={() => open('publish')}>
          {page.right === 'ask' ? 'Request approval…' : 'Publish…'}
        </button>
        <button className="btn" type="button" aria-expanded={isSeen} onClick={see}>
          {isSeen ? 'Close the preview' : 'Preview'}
        </button>
        <button className="btn" type="button" onClick={() => open('history')}>
          History
        </button>
        {isAdmin && !isPost && (
          <button className="btn" type="button" onClick={() => open('place')}>
            Address and menu
          </button>
        )}
        {isAdmin && !isPost && (
          <button className="btn" type="button" onClick={() => open('editors')}>
            Manage editors
          </button>
        )}
        {isShown && page.right === 'staff' && page.path !== '/' && (
          <button className="btn" type="button" disabled={busy} onClick={() => void hide()}>
            Hide from visitors
          </button>
        )}
        {page.is_draft && page.published_number !== null && (
          <button className="btn" type="button" disabled={busy} onClick={() => setDropping(true)}>
            Discard draft
          </button>
        )}
        {page.published_number === null && page.next_at === null && page.languages.length > 1 && (
          <button className="btn" type="button" disabled={busy} onClick={() => setDropping(true)}>
            Remove this language
          </button>
        )}
        {isAdmin && !page.of_site && (
          <button className="btn btn-quiet" type="button" onClick={() => open('delete')}>
            Delete the page…
          </button>
        )}
      </div>
      {page.waiting && (
        <WaitingNotice waiting={page.waiting}>{unschedule('Cancel publishing')}</WaitingNotice>
      )}
      {page.next_at && !page.waiting && (
        <p className="notice flex flex-wrap items-center gap-3">
          The next version is published on {dayAndTime(page.next_at)}.{unschedule('Cancel publishing')}
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
  if (page.published_number === null)
    return (
      <Confirm
        title={`Remove ${language} from ${page.path}?`}
        act="Remove language"
        confirm={() => drop('The language is removed')}
        close={close}
      >
        <p>What is written in {language} goes for good. The page’s other languages stay.</p>
      </Confirm>
    )
  return (
    <Confirm
      title={`Discard the draft of ${page.path}?`}
      act="Discard draft"
      confirm={() => drop('Draft discarded')}
      close={close}
    >
      <p>What was changed since the page was published goes for good. Visitors read what they read now.</p>
    </Confirm>
  )
}
