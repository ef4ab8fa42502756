import { Answers } from '../../../components/staff/Answers.tsx'
import { ReadDialog } from '../../../components/staff/ReadDialog.tsx'
import type { MessageMark } from '../../../lib/api/groups/leader-messages.ts'
import type { LeaderMessage } from '../../../lib/contract/groups/leader-message.ts'
import { shownDay } from '../../../lib/words/shown-day.ts'
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
      title={leaderWords.messageOf({ name: row.user_name })}
      about={[shownDay(row.created_at), row.is_newcomer && leaderWords.isNewcomer]}
      text={row.message}
      close={close}
    >
      <Answers to={row} subject={leaderWords.yourMessage({ name: fellowship })} />
      <div className="staff-dialog-acts">
        {!row.is_archived && (
          <button className="btn" type="button" onClick={() => mark({ is_read: false })}>
            {leaderWords.markAsUnread}
          </button>
        )}
        <button className="btn" type="button" onClick={() => mark({ is_archived: !row.is_archived })}>
          {row.is_archived ? leaderWords.toInbox : leaderWords.archive}
        </button>
        {row.is_newcomer && remove && (
          <button className="btn btn-danger" type="button" onClick={remove}>
            {leaderWords.remove}
          </button>
        )}
      </div>
    </ReadDialog>
  )
}
