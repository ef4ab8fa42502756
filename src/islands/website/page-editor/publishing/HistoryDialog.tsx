import { useCallback } from 'react'
import { Dialog } from '../../../../components/ui/Dialog.tsx'
import { readHistory, restoreVersion } from '../../../../lib/api/website/page-content.ts'
import type { Editing } from '../../../../stores/page-editing.ts'
import { useAct } from '../../../../stores/useAct.ts'
import { useLoaded, useOnOpen } from '../../../staff/useLoaded.ts'
import { dayAndTime } from './church-clock.ts'
import { publishingWords } from './messages.ts'

/** Every version: who made it, when, and what it changed. An earlier one becomes the draft again. */
export function HistoryDialog({ editing, close }: { editing: Editing; close: () => void }) {
  const { text } = editing
  const { data: history } = useOnOpen(
    useLoaded(
      useCallback(() => readHistory(text), [text]),
      publishingWords.historyCouldNotBe,
    ),
  )
  const [busy, act] = useAct()

  async function restore(number: number): Promise<void> {
    const isDone = await act(async () => {
      await editing.save()
      editing.show(await restoreVersion(text, number, editing.version()))
    }, publishingWords.versionNumberIsDraft({ number }))
    if (isDone) close()
  }

  return (
    <Dialog title={publishingWords.history} close={close}>
      {!history && (
        <div
          className="skeleton min-h-40"
          role="status"
          aria-busy="true"
          aria-label={publishingWords.loadingHistory}
        />
      )}
      {history?.length === 0 && <p className="empty">{publishingWords.nothingHasBeenPublished}</p>}
      <ol className="grid gap-4">
        {history?.map(({ number, made_at, made_by, publish_at, note, changes, is_shown }) => (
          <li className="card grid gap-2 p-4" key={number}>
            <p>
              <strong>{publishingWords.versionNumber({ number })}</strong>{' '}
              {is_shown && <span className="badge badge-forest">{publishingWords.visitorsSeeIt}</span>}
            </p>
            <p className="text-ink-soft">
              {dayAndTime(made_at)}
              {made_by && publishingWords.byMadeby({ madeBy: made_by })}
              {publish_at > made_at && publishingWords.forWhen({ when: dayAndTime(publish_at) })}
            </p>
            {note && <p>{note}</p>}
            <ul className="ml-5 list-disc">
              {changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
            <p>
              <button
                className="btn"
                type="button"
                disabled={busy}
                aria-label={publishingWords.restoreVersionNumber({ number })}
                onClick={() => void restore(number)}
              >
                {publishingWords.restoreAsDraft}
              </button>
            </p>
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
