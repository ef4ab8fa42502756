import { useFetched } from '../shell/useFetched.ts'

type Props = { name: string; leave: () => void }

const fetchDialog = async () => (await import('./LeaveDialog.tsx')).LeaveDialog

/** Asks first, and names what would be left. */
export function LeaveButton({ name, leave }: Props) {
  const { Fetched: Question, show, hide } = useFetched(fetchDialog)
  return (
    <div className="leave">
      <button className="btn btn-quiet" type="button" onClick={() => void show()}>
        Leave this fellowship
      </button>
      {Question && <Question name={name} leave={leave} close={hide} />}
    </div>
  )
}
