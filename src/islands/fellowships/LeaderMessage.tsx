import { type SubmitEvent, useRef, useState } from 'react'
import { LongField } from '../../components/form/Field.tsx'
import { useDraft } from '../../components/form/useDraft.ts'
import { ApiError, tellUnsent } from '../../lib/api/api-error.ts'
import { messageLeader, whyRefused } from '../../lib/api/extensions.ts'
import { fellowshipTexts } from '../../lib/messages/fellowships.ts'
import { notify } from '../../stores/toasts.ts'
import { useMember } from '../../stores/useMember.ts'

/** The most that a message to a leader may hold, as the server has it. */
const messageLimit = 1000

type Props = { id: number; leader: string }

/** A few words to who leads the fellowship; blank ones are not sent. A visitor logs in first, and comes back here. */
export function LeaderMessage(props: Props) {
  const member = useMember()
  // A session that ends takes the name away, and the words are still this member's; the next one begins anew.
  const [owner, setOwner] = useState(member?.username)
  if (member && member.username !== owner) setOwner(member.username)
  return <MessageForm key={owner} {...props} owner={owner} isOpen={member !== undefined} />
}

type FormProps = Props & { owner: string | undefined; isOpen: boolean }

function MessageForm({ id, leader, owner, isOpen }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const draft = useDraft(form, `leader-${id}:${owner}`)

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const fields = event.currentTarget
    const field = fields.elements.namedItem('message')
    if (!(field instanceof HTMLTextAreaElement) || !field.value.trim()) return
    const message = field.value
    field.value = ''
    // Kept until the church has it: the dialog may be closed before, or the page left.
    fields.setAttribute('data-sent', '')
    notify.success(fellowshipTexts.messaged)
    try {
      await messageLeader(id, message)
      if (!field.value) draft.forget()
    } catch (error) {
      field.value ||= message
      // Typed once more, as far as the draft is concerned.
      field.dispatchEvent(new Event('input', { bubbles: true }))
      notify.error(whyRefused(error))
      if (error instanceof ApiError && error.status === 0) tellUnsent(fields)
    }
  }

  return (
    <form className="grid gap-3" ref={form} onSubmit={send}>
      <LongField
        errors={{}}
        name="message"
        label={`Message to ${leader}`}
        hint={
          isOpen
            ? 'The leader reads it, and the church office if nobody has after three days.'
            : 'Please log in first, so that the leader can answer you.'
        }
        maxLength={messageLimit}
        disabled={!isOpen}
        required
      />
      {isOpen && (
        <p>
          <button className="btn" type="submit">
            Send message
          </button>
        </p>
      )}
    </form>
  )
}
