import { hidePage, withdraw } from '../../../lib/api/website/page-content.ts'
import type { EditedPageAnswer } from '../../../lib/contract/website/page-draft.ts'
import { readUser } from '../../../stores/member.ts'
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
  const isAdmin = readUser()?.role === 'admin'
  const isShown = page.state === 'published' && page.published_number !== null

  const hide = () =>
    act(async () => {
      await hidePage(text.id, page.page_version)
      editing.setPlace({ state: 'hidden', page_version: page.page_version + 1, next_at: null })
    }, 'The page is hidden')

  const drop = (what: 'unschedule' | 'draft/drop', said: string) =>
    act(async () => {
      await editing.save()
      const left = await withdraw(text, what, editing.version())
      editing.show(left)
      if (left.lang !== text.lang) openPage(left)
    }, said)

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
        {isAdmin && (
          <button className="btn" type="button" onClick={() => open('place')}>
            Address and menu
          </button>
        )}
        {isAdmin && (
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
          <button
            className="btn"
            type="button"
            disabled={busy}
            onClick={() => void drop('draft/drop', 'Draft discarded')}
          >
            Discard draft
          </button>
        )}
        {page.published_number === null && page.next_at === null && page.languages.length > 1 && (
          <button
            className="btn"
            type="button"
            disabled={busy}
            onClick={() => void drop('draft/drop', 'The language is removed')}
          >
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
    </div>
  )
}
