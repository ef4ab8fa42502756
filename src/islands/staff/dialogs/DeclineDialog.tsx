import { LongField } from '../../../components/form/Field.tsx'
import { RequestReply } from '../../../lib/contract/groups/fellowship-request.ts'
import { typedAs } from '../../../lib/contract/typed.ts'
import { staffWords } from '../messages.ts'
import { EditDialog } from './EditDialog.tsx'

type Props = {
  /** Whose request it is. */
  name: string
  /** Who reads the word, and where. */
  hint: string
  saved: string
  decline: (reply: RequestReply) => Promise<void>
  outdated: () => void
  close: () => void
}

/** Says no to somebody who asks, with a kind word. */
export function DeclineDialog({ name, hint, saved, decline, outdated, close }: Props) {
  return (
    <EditDialog
      title={staffWords.decline({ name })}
      shape={typedAs(RequestReply, ({ word }) => ({ accept: false, word }))}
      save={decline}
      act={[staffWords.declineRequest, staffWords.declining]}
      saved={saved}
      outdated={outdated}
      close={close}
    >
      <LongField name="word" label={staffWords.note} hint={hint} maxLength={500} rows={3} />
    </EditDialog>
  )
}
