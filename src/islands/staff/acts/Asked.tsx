import { Confirm } from '../../../components/ui/Confirm.tsx'
import { notify } from '../../../stores/toasts.ts'
import { staffWords } from '../messages.ts'
import { tellRefusal } from '../refusal.ts'
import type { ActDialog, Question } from './act.ts'

type Props = Question & ActDialog & { call: () => Promise<unknown>; toast: string }

/** Asks before an act. It closes when the list is loaded again where that can be awaited, and stays open with the reason of a refusal. */
export function Asked({ text, failure, call, toast, changed, outdated, ...dialog }: Props) {
  return (
    <Confirm
      {...dialog}
      confirm={async () => {
        await call()
        notify.success(toast)
        await changed()
      }}
      refused={(error) => {
        outdated()
        return tellRefusal(error, failure ?? staffWords.notDone)
      }}
    >
      {text}
    </Confirm>
  )
}
