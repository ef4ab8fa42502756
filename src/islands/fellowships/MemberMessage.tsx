import { LongField } from '../../components/form/Field.tsx'
import { SubmitButton } from '../../components/form/SubmitButton.tsx'
import { useDraft } from '../../components/form/useDraft.ts'
import { useForm } from '../../components/form/useForm.ts'
import { messageLeader, whyRefused } from '../../lib/api/extensions.ts'
import { leaderMessageLimit, LeaderMessage as Shape } from '../../lib/contract/leader-message.ts'
import { fellowshipTexts } from '../../lib/messages/fellowships.ts'
import { notify } from '../../stores/toasts.ts'
import type { LeaderMessageProps } from './LeaderMessage.tsx'

type Props = LeaderMessageProps & { draft: string; isOpen: boolean }

/** A member's words: sent at once as the specification has it, and put back with the reason if the church says no. */
export function MemberMessage({ id, leader, draft: name, isOpen }: Props) {
  const { form, errors, submit, forget, clear } = useForm({
    shape: Shape,
    send: async ({ message }) => {
      const field = form.current?.elements.namedItem('message')
      if (!(field instanceof HTMLTextAreaElement)) return
      field.value = ''
      // Kept until the church has it: the dialog may be closed before, or the page left.
      form.current?.setAttribute('data-sent', '')
      notify.success(fellowshipTexts.messaged)
      clear()
      try {
        await messageLeader(id, { message })
        if (!field.value) draft.forget()
      } catch (error) {
        field.value ||= message
        // Typed once more, as far as the draft is concerned.
        field.dispatchEvent(new Event('input', { bubbles: true }))
        throw error
      }
    },
    refused: (error) => {
      notify.error(whyRefused(error))
      return ''
    },
  })
  const draft = useDraft(form, name)

  return (
    <form className="grid gap-3" ref={form} onSubmit={submit} onInput={forget} noValidate>
      <LongField
        errors={errors}
        name="message"
        label={`Message to ${leader}`}
        hint={
          isOpen ? 'Only the leader reads it.' : 'Please log in first, so that the leader can answer you.'
        }
        maxLength={leaderMessageLimit}
        disabled={!isOpen}
        required
      />
      {isOpen && (
        <p>
          <SubmitButton label="Send message" busyLabel="Sending..." busy={false} />
        </p>
      )}
    </form>
  )
}
