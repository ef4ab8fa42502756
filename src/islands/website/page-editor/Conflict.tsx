import { useState } from 'react'
import type { DraftDocument, EditedPageAnswer } from '../../../lib/contract/website/page-draft.ts'
import type { Editing } from '../../../stores/page-editing.ts'
import { notify } from '../../../stores/toasts.ts'
import { wordsIn } from './blocks/words-in.ts'
import { editorWords, postEditorWords } from './messages.ts'
import { useIsPost } from './page-context.ts'
import { dayAndTime } from './publishing/church-clock.ts'

type Props = { editing: Editing; theirs: EditedPageAnswer; mine: DraftDocument }

/** Two people wrote at once: says who saved and when, and keeps both texts until the writer has decided. */
export function Conflict({ editing, theirs, mine }: Props) {
  const [isShown, setShown] = useState(false)
  const who = theirs.changed_by || editorWords.somebodyElse
  const when = dayAndTime(theirs.changed_at)
  const isPost = useIsPost()

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(wordsIn(mine))
      notify.success(editorWords.yourWordsAreCopied)
    } catch {
      notify.error(editorWords.thisBrowserDoesNot)
      setShown(true)
    }
  }

  return (
    <section className="notice notice-error grid gap-3" aria-labelledby="conflict">
      <h3 id="conflict">
        {isPost ? postEditorWords.whoSaved({ who, when }) : editorWords.whoSavedThisPage({ who, when })}
      </h3>
      <p>{editorWords.nothingIsLostYour}</p>
      <div className="flex flex-wrap gap-3">
        <button className="btn" type="button" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {editorWords.seeBoth}
        </button>
        <button className="btn" type="button" onClick={() => void copy()}>
          {editorWords.copyMine}
        </button>
        <button className="btn" type="button" onClick={() => editing.show(theirs)}>
          {editorWords.loadTheirs}
        </button>
        <button className="btn btn-primary" type="button" onClick={() => void editing.saveOnTop(theirs)}>
          {editorWords.saveMineOnTop}
        </button>
      </div>
      {isShown && (
        <div className="grid gap-4 md:grid-cols-2">
          <label className="field">
            {editorWords.mine}
            <textarea className="input" readOnly rows={12} value={wordsIn(mine)} />
          </label>
          <label className="field">
            {editorWords.theirs}
            <textarea className="input" readOnly rows={12} value={wordsIn(theirs.document)} />
          </label>
        </div>
      )}
    </section>
  )
}
