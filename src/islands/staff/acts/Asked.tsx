import { Confirm } from '../../../components/ui/Confirm.tsx'
import { notify } from '../../../stores/toasts.ts'
import { tellRefusal } from '../refusal.ts'
import type { ActDialog, Question } from './act.ts'

type Props = Question & ActDialog & { call: () => Promise<unknown>; said: string }

/** Asks before an act. After a refusal it stays open and shows the reason. */
export function Asked({ text, failure, call, said, changed, outdated, ...dialog }: Props) {
  return (
    <Confirm
      {...dialog}
      confirm={async () => {
        await call()
        changed()
        notify.success(said)
      }}
      refused={(error) => {
        outdated()
        return tellRefusal(error, failure ?? 'That was not done. Please try again.')
      }}
    >
      {text}
    </Confirm>
  )
}
