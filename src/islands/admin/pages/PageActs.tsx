import { hidePage, withdraw } from '../../../lib/api/page-content.ts'
import type { EditedPageAnswer } from '../../../lib/contract/page-draft.ts'
import type { Editing } from '../../../stores/page-editing.ts'
import { dayAndTime } from './church-clock.ts'
import type { OpenDialog } from './PageEditor.tsx'
import { useAct } from './useAct.ts'

type Props = {
  page: EditedPageAnswer
  isAdmin: boolean
  isSeen: boolean
  see: () => void
  open: (dialog: OpenDialog) => void
  editing: Editing
}

/** What can be done with the page as a whole. */
export function PageActs({ page, isAdmin, isSeen, see, open, editing }: Props) {
  const [busy, act] = useAct()
  const { text } = editing
  const isShown = page.state === 'published' && page.published_number !== null

  const hide = () =>
    act(async () => {
      await hidePage(text.id, page.page_version)
      editing.setPlace({ state: 'hidden', page_version: page.page_version + 1 })
    }, 'The page is hidden')

  const drop = (what: 'unschedule' | 'draft/drop', said: string) =>
    act(async () => {
      await editing.save()
      editing.show(await withdraw(text, what, editing.version()))
    }, said)

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        <button className="btn btn-primary" type="button" onClick={() => open('publish')}>
          Publish…
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
        {isShown && page.path !== '/' && (
          <button className="btn" type="button" disabled={busy} onClick={() => void hide()}>
            Hide from visitors
          </button>
        )}
        {page.is_draft && page.published_number !== null && (
          <button
            className="btn"
            type="button"
            disabled={busy}
            onClick={() => void drop('draft/drop', 'The draft is dropped')}
          >
            Drop the draft
          </button>
        )}
      </div>
      {page.next_at && (
        <p className="notice flex flex-wrap items-center gap-3">
          The next version is published on {dayAndTime(page.next_at)}.
          <button
            className="btn"
            type="button"
            disabled={busy}
            onClick={() => void drop('unschedule', 'It waits no longer, and is the draft again')}
          >
            Do not publish it then
          </button>
        </p>
      )}
    </div>
  )
}
