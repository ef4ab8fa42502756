import { Dialog } from '../../../components/ui/Dialog.tsx'
import { fellowshipWords } from './messages.ts'

type Props = { name: string; leave: () => void; close: () => void }

export function LeaveDialog({ name, leave, close }: Props) {
  return (
    <Dialog title={fellowshipWords.leaveTitle({ name })} close={close}>
      <div className="grid gap-5">
        <p>{fellowshipWords.leaveExplained}</p>
        <div className="flex flex-wrap gap-3">
          <button className="btn btn-danger" type="button" onClick={leave}>
            {fellowshipWords.leaveAct({ name })}
          </button>
          <button className="btn" type="button" onClick={close}>
            {fellowshipWords.stay}
          </button>
        </div>
      </div>
    </Dialog>
  )
}
