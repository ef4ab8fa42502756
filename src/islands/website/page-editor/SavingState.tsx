import type { Saving } from '../../../stores/page-editing.ts'
import { timeOf } from './publishing/church-clock.ts'

/** Whether the words are stored, in words. */
export function SavingState({ saving, retry }: { saving: Saving; retry: () => void }) {
  return (
    <p className="flex flex-wrap items-center gap-3" role="status">
      {wordsOf(saving)}
      {saving.state === 'offline' && (
        <button className="btn" type="button" onClick={retry}>
          Try now
        </button>
      )}
    </p>
  )
}

function wordsOf(saving: Saving): string {
  switch (saving.state) {
    case 'saved':
      return `Saved ${timeOf(saving.at)}`
    case 'typed':
    case 'saving':
      return 'Saving…'
    case 'offline':
      return 'Not saved: no network, we keep trying'
    case 'refused':
      return `Not saved: ${saving.why}`
    case 'conflict':
      return 'Not saved: somebody else saved meanwhile'
  }
}
