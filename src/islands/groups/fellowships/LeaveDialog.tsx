import { Dialog } from '../../../components/ui/Dialog.tsx'

type Props = { name: string; leave: () => void; close: () => void }

export function LeaveDialog({ name, leave, close }: Props) {
  return (
    <Dialog title={`Leave ${name}?`} close={close}>
      <div className="grid gap-5">
        <p>
          You will no longer see its events, and its leader no longer sees you among the members. You can join
          again at any time.
        </p>
        <div className="flex flex-wrap gap-3">
          <button className="btn btn-danger" type="button" onClick={leave}>
            Leave {name}
          </button>
          <button className="btn" type="button" onClick={close}>
            Stay
          </button>
        </div>
      </div>
    </Dialog>
  )
}
