import { markAnswered } from '../../../lib/api/care/prayer-requests.ts'
import { keepFocus } from '../../../lib/browser/keep-focus.ts'
import type { Id } from '../../../lib/contract/base.ts'
import type { PrayerRequest } from '../../../lib/contract/care/prayer-request.ts'
import { answeredTexts } from '../../../lib/texts/care/prayer-answered.ts'
import { notifyWithUndo } from '../../../stores/undo-toast.ts'
import { editRow, type useOptimisticEdits } from '../../../stores/useOptimisticEdits.ts'

type Act = ReturnType<typeof useOptimisticEdits<PrayerRequest>>['act']

/** Marks a request as answered and offers to take it back. In a file that is loaded at the press. */
export function answerRequest(id: Id, act: Act): void {
  const mark = (is_answered: boolean) =>
    act(
      editRow(id, (row) => ({ ...row, is_answered })),
      () => markAnswered(id, is_answered),
    )
  const giveBack = keepFocus(
    () => document.getElementById(`prayer-${id}`) ?? document.getElementById('requests'),
  )
  const marked = mark(true)
  giveBack()
  notifyWithUndo(answeredTexts.answered, async () => void ((await marked) && mark(false)))
}
