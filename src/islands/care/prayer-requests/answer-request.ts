import { keepFocus } from '../../../lib/browser/keep-focus.ts'
import type { Id } from '../../../lib/contract/base.ts'
import { prayerTexts } from '../../../lib/texts/care/prayer-requests.ts'
import { notifyWithUndo } from '../../../stores/undo-toast.ts'

/** Marks a request as answered and offers to take it back. `mark` returns whether it succeeded. In a file that is loaded at the press. */
export function answerRequest(id: Id, mark: (answered: boolean) => Promise<boolean>): void {
  const giveBack = keepFocus(
    () => document.getElementById(`prayer-${id}`) ?? document.getElementById('requests'),
  )
  const marked = mark(true)
  giveBack()
  notifyWithUndo(prayerTexts.answered, async () => void ((await marked) && mark(false)))
}
