import { useEffect, useState } from 'react'
import { Dialog } from '../../../components/ui/Dialog.tsx'
import { whyRefused } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { readAssignees } from '../../../lib/contract/care/calls/inbox.ts'
import type { ConversationAnswer, ConversationAssigneeAnswer } from '../../../lib/contract/care/inbox.ts'
import { churchMails } from '../../../lib/site/this-church.ts'
import { inboxWords } from './messages.ts'

type Props = {
  row: ConversationAnswer
  hand: (account: number, name: string) => void
  close: () => void
}

/** Chooses who answers from now on, of those who see the conversation by their duty. */
export function HandOverDialog({ row, hand, close }: Props) {
  const [holders, setHolders] = useState<ConversationAssigneeAnswer[]>()
  const [problem, setProblem] = useState('')
  useEffect(() => {
    call(readAssignees, { id: row.id }).then(setHolders, (error: unknown) => setProblem(whyRefused(error)))
  }, [row.id])
  const others = holders?.filter(({ id }) => id !== row.assigned)
  return (
    <Dialog title={inboxWords.assignConversation} close={close}>
      <div className="grid gap-3">
        {problem && (
          <p className="notice notice-error" role="alert">
            {problem}
          </p>
        )}
        {!others && !problem && <p role="status">{inboxWords.loading}</p>}
        {others?.length === 0 && <p>{inboxWords.nobodyElseSeesConversation}</p>}
        <ul className="grid gap-1">
          {others?.map(({ id, name, what }) => (
            <li key={id}>
              <button
                className="btn btn-quiet"
                type="button"
                onClick={() => {
                  close()
                  hand(id, name)
                }}
              >
                {name}, {what}
              </button>
            </li>
          ))}
        </ul>
        {churchMails() && <p className="hint">{inboxWords.theyToldByE}</p>}
      </div>
    </Dialog>
  )
}
