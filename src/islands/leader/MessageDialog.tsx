import { Answers } from '../../components/staff/Answers.tsx'
import { Dialog } from '../../components/ui/Dialog.tsx'
import type { LeaderMessage } from '../../lib/contract/leader-message.ts'
import { formatDay } from '../../lib/dates.ts'

type Props = {
  row: LeaderMessage
  fellowship: string
  close: () => void
  putBack: () => void
  move: () => void
  /** For a visitor's message only: a member's messages are deleted with the account. */
  remove: () => void
}

/** One message, with the contact details that its author gave for an answer. */
export function MessageDialog({ row, fellowship, close, putBack, move, remove }: Props) {
  return (
    <Dialog title={`Message of ${row.user_name}`} close={close}>
      <div className="grid gap-4">
        <p className="text-ink-soft">
          {formatDay(row.created_at)}
          {row.is_newcomer && ' · a newcomer, who has no account here yet'}
        </p>
        <p className="whitespace-pre-line">{row.message}</p>
        <Answers to={row} subject={`Your message to ${fellowship}`} />
        <div className="staff-dialog-acts">
          {!row.is_archived && (
            <button className="btn" type="button" onClick={putBack}>
              Mark as unread
            </button>
          )}
          <button className="btn" type="button" onClick={move}>
            {row.is_archived ? 'Move to inbox' : 'Archive'}
          </button>
          {row.is_newcomer && (
            <button className="btn btn-danger" type="button" onClick={remove}>
              Delete
            </button>
          )}
        </div>
      </div>
    </Dialog>
  )
}
