import { Confirm } from '../../../../components/ui/Confirm.tsx'
import { livePlanWords as words } from './messages.ts'

/** Asks before the live service ends. */
export const EndService = (acts: { confirm: () => void; close: () => void }) => (
  <Confirm title={words.endTitle} act={words.end} danger={false} {...acts}>
    {words.endText}
  </Confirm>
)
