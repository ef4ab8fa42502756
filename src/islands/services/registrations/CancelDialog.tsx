import { Confirm } from '../../../components/ui/Confirm.tsx'
import { whyRefused } from '../../../lib/api/api-error.ts'
import { ticketWords as words } from './messages.ts'

/** `name` is whose ticket it is; '' for all of them. */
type Props = { name: string; cancel: () => Promise<void>; close: () => void }

/** Asks before tickets are cancelled. */
export function CancelDialog({ name, cancel, close }: Props) {
  const act = name ? words.cancelOne({ name }) : words.cancelAll
  return (
    <Confirm title={act} act={act} confirm={cancel} refused={whyRefused} close={close}>
      <p>{words.cancelText}</p>
    </Confirm>
  )
}
