import { type SubmitEvent, useRef } from 'react'
import { LongField } from '../../components/form/Field.tsx'
import { useDraft } from '../../components/form/useDraft.ts'
import { ApiError, tellUnsent } from '../../lib/api/api-error.ts'
import { messageLeader, whyRefused } from '../../lib/api/extensions.ts'
import { fellowshipTexts } from '../../lib/messages/fellowships.ts'
import { notify } from '../../stores/toasts.ts'
import { useMember } from '../../stores/useMember.ts'

/** The most that a message to a leader may hold, as the server has it. */
const messageLimit = 1000

/** A few words to who leads the fellowship; blank ones are not sent. A visitor logs in first, and comes back here. */
export function LeaderMessage({ id, leader }: { id: number; leader: string }) {
  const member = useMember()
  const form = useRef<HTMLFormElement>(null)
  const draft = useDraft(form, `leader-${id}`)

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const fields = event.currentTarget
    const field = fields.elements.namedItem('message')
    if (!(field instanceof HTMLTextAreaElement) || !field.value.trim()) return
    const message = field.value
    field.value = ''
    draft.forget()
    notify.success(fellowshipTexts.messaged)
    try {
      await messageLeader(id, message)
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
          member ? 'Only the leader reads it.' : 'Please log in first, so that the leader can answer you.'
        }
        maxLength={messageLimit}
        disabled={!member}
        required
      />
      {member && (
        <p>
          <button className="btn" type="submit">
            Send message
          </button>
        </p>
      )}
    </form>
  )
}
