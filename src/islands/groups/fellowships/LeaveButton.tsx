import { useFetched } from '../../shell/useFetched.ts'
import { fellowshipWords } from './messages.ts'

type Props = { name: string; leave: () => void }

const fetchDialog = async () => (await import('./LeaveDialog.tsx')).LeaveDialog

/** Leaves the fellowship after a confirmation, which names it. */
export function LeaveButton({ name, leave }: Props) {
  const { Fetched: Question, show, hide } = useFetched(fetchDialog)
  return (
    <div className="leave">
      <button className="btn btn-quiet" type="button" onClick={() => void show()}>
        {fellowshipWords.leave}
      </button>
      {Question && <Question name={name} leave={leave} close={hide} />}
    </div>
  )
}
