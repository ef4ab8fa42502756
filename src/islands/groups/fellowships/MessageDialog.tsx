import { Dialog } from '../../../components/ui/Dialog.tsx'
import { LeaderMessage } from './LeaderMessage.tsx'
import { fellowshipWords } from './messages.ts'

type Props = { id: number; leader: string; close: () => void }

export function MessageDialog({ id, leader, close }: Props) {
  return (
    <Dialog title={fellowshipWords.writeTo({ leader })} close={close}>
      <LeaderMessage id={id} leader={leader} />
    </Dialog>
  )
}
