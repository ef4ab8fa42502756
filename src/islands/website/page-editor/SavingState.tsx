import type { Saving } from '../../../stores/page-editing.ts'
import { editorWords } from './messages.ts'
import { timeOf } from './publishing/church-clock.ts'

/** Whether the words are stored, in words. */
export function SavingState({ saving, retry }: { saving: Saving; retry: () => void }) {
  return (
    <p className="flex flex-wrap items-center gap-3" role="status">
      {wordsOf(saving)}
      {saving.state === 'offline' && (
        <button className="btn" type="button" onClick={retry}>
          {editorWords.tryNow}
        </button>
      )}
    </p>
  )
}

function wordsOf(saving: Saving): string {
  switch (saving.state) {
    case 'saved':
      return editorWords.savedWhen({ when: timeOf(saving.at) })
    case 'typed':
    case 'saving':
      return editorWords.saving
    case 'offline':
      return editorWords.notSavedNoNetwork
    case 'refused':
      return editorWords.notSavedWhy({ why: saving.why })
    case 'conflict':
      return editorWords.notSavedSomebodyElse
  }
}
