import { LongField } from '../../../components/form/Field.tsx'
import { Form } from '../../../components/form/Form.tsx'
import { SubmitButton } from '../../../components/form/SubmitButton.tsx'
import { useDraft } from '../../../components/form/useDraft.ts'
import { useForm } from '../../../components/form/useForm.ts'
import { useDoubleTapGuard } from '../../../components/ui/useDoubleTapGuard.ts'
import { whyRefused } from '../../../lib/api/api-error.ts'
import { messageLeader } from '../../../lib/api/groups/leader-messages.ts'
import { LeaderMessageForm, leaderMessageLimit } from '../../../lib/contract/groups/leader-message.ts'
import { fellowshipTexts } from '../../../lib/texts/groups/fellowships.ts'
import { notify } from '../../../stores/toasts.ts'
import { fellowshipWords } from './messages.ts'

type Props = { id: number; leader: string; draft: string; isOpen: boolean }

/** A member's message: an optimistic send as specified. After a refusal the text is restored and the reason shown. */
export function MemberMessage({ id, leader, draft: name, isOpen }: Props) {
  const edit = useForm({
    shape: LeaderMessageForm,
    send: async ({ message }) => {
      const field = form.current?.elements.namedItem('message')
      if (!(field instanceof HTMLTextAreaElement)) return
      field.value = ''
      // The draft is kept until the server has the message: the dialog or the page may be closed before.
      form.current?.setAttribute('data-sent', '')
      notify.success(fellowshipTexts.messaged)
      clear()
      try {
        await messageLeader(id, { message })
        if (!field.value) draft.forget()
      } catch (error) {
        field.value ||= message
        // Makes the draft store the restored text.
        field.dispatchEvent(new Event('input', { bubbles: true }))
        throw error
      }
    },
    refused: (error) => {
      notify.error(whyRefused(error))
      return ''
    },
  })
  const { form, submit, clear } = edit
  const draft = useDraft(form, name)
  const submitOnce = useDoubleTapGuard(submit)

  return (
    <Form of={edit} className="grid gap-3" onSubmit={submitOnce}>
      <LongField
        name="message"
        label={fellowshipWords.messageTo({ leader })}
        hint={isOpen ? fellowshipWords.readBy : fellowshipWords.logInToWrite}
        maxLength={leaderMessageLimit}
        disabled={!isOpen}
        required
      />
      {isOpen && (
        <p>
          <SubmitButton label={fellowshipWords.send} busyLabel={fellowshipWords.sending} busy={false} />
        </p>
      )}
    </Form>
  )
}
