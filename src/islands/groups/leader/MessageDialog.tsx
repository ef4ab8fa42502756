import { Answers } from '../../../components/staff/Answers.tsx'
import { ReadDialog } from '../../../components/staff/ReadDialog.tsx'
import type { MessageMark } from '../../../lib/api/groups/leader-messages.ts'
import type { LeaderMessage } from '../../../lib/contract/groups/leader-message.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import { leaderWords } from './messages.ts'

type Props = {
  row: LeaderMessage
  fellowship: string
  close: () => void
  mark: (changes: MessageMark) => void
  /** For a visitor's message only: a member's messages are deleted with the account. Undefined for a reader without that right. */
  remove: (() => void) | undefined
}

/** One message, with the contact details that its author gave for an answer. */
export function MessageDialog({ row, fellowship, close, mark, remove }: Props) {
  return (
    <ReadDialog
      title={`Message of ${row.user_name}`}
      about={[formatDay(row.created_at), row.is_newcomer && 'a newcomer, who has no account here yet']}
      text={row.message}
      close={close}
    >
      <Answers to={row} subject={`Your message to ${fellowship}`} />
      <div className="staff-dialog-acts">
        {!row.is_archived && (
          <button className="btn" type="button" onClick={() => mark({ is_read: false })}>
            {leaderWords.markAsUnread}
          </button>
        )}
        <button className="btn" type="button" onClick={() => mark({ is_archived: !row.is_archived })}>
          {row.is_archived ? 'Move to inbox' : 'Archive'}
        </button>
        {row.is_newcomer && remove && (
          <button className="btn btn-danger" type="button" onClick={remove}>
            {leaderWords.deleteIt}
          </button>
        )}
      </div>
    </ReadDialog>
  )
}
