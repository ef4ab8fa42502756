import { useState } from 'react'
import { ChoiceField, SelectField } from '../../../components/form/ChoiceField.tsx'
import { LongField } from '../../../components/form/Field.tsx'
import { Form } from '../../../components/form/Form.tsx'
import { Problem } from '../../../components/form/Problem.tsx'
import { SubmitButton } from '../../../components/form/SubmitButton.tsx'
import { useOwnDraft } from '../../../components/form/useDraft.ts'
import { useForm } from '../../../components/form/useForm.ts'
import { whyRefused } from '../../../lib/api/api-error.ts'
import { answerConversation } from '../../../lib/api/care/inbox.ts'
import {
  answerLimit,
  ConversationReplyForm,
  type WholeConversationAnswer,
} from '../../../lib/contract/care/inbox.ts'
import { typedAs } from '../../../lib/contract/typed.ts'
import { notify } from '../../../stores/toasts.ts'
import { isOutdated } from '../../staff/refusal.ts'
import { inboxWords } from './messages.ts'
import { TemplateAnswer, withTemplate } from './TemplateAnswer.tsx'
import { Window } from './Window.tsx'

/** How an answer goes, by its channel. */
const ways: Readonly<Record<string, string>> = {
  get email() {
    return inboxWords.sendByEmail
  },
  get sms() {
    return inboxWords.sendByText
  },
  get whatsapp() {
    return inboxWords.sendByWhatsApp
  },
  get push() {
    return inboxWords.sendToDevices
  },
  get app() {
    return inboxWords.sendInApp
  },
}

const readWay = (target: EventTarget, setWay: (way: string) => void) =>
  target instanceof HTMLInputElement && setWay(target.value)

type Props = { row: WholeConversationAnswer; answered: () => Promise<void> }

/** The answer: sent by the way that the person likes best, or noted where it was said in another way. */
export function AnswerForm({ row, answered }: Props) {
  const edit = useForm<ConversationReplyForm>({
    shape: typedAs(ConversationReplyForm, ({ entry, ...form }) => ({
      ...withTemplate(form),
      ...(entry && { entry: Number(entry) }),
    })),
    send: async (reply) => {
      await answerConversation(row, reply)
      draft.forget()
      form.current?.reset()
      clear()
      notify.success(reply.way === 'send' ? inboxWords.answerOnItsWay : inboxWords.saved)
      await answered()
    },
    refused: (error) => {
      // The conversation is loaded again, so that the next attempt names what was seen.
      if (isOutdated(error)) void answered()
      return whyRefused(error)
    },
  })
  const { form, problem, busy, clear } = edit
  const draft = useOwnDraft(form, `conversation-${row.id}`)
  const { whatsapp } = row
  const [way, setWay] = useState('send')
  // After the 24 hours a template goes, and none to who wrote STOP.
  const byTemplate = whatsapp !== null && whatsapp.window_until === null
  const send = byTemplate && whatsapp.is_stopped ? undefined : ways[row.way]
  const isTemplated = byTemplate && send !== undefined && way === 'send'
  const written = row.entries.filter(({ kind }) => kind === 'written')
  // Only a conversation of before has entries of a visitor from several addresses.
  const isMixed = written.some(({ writer }) => writer?.doubt) && !row.of_member
  return (
    <Form of={edit} className="card grid gap-4 p-4">
      {whatsapp && <Window whatsapp={whatsapp} />}
      {isTemplated ? (
        <TemplateAnswer templates={whatsapp.templates} />
      ) : (
        <LongField
          name="text"
          label={inboxWords.answer}
          required
          maxLength={answerLimit}
          rows={4}
          {...(!send && {
            hint: inboxWords.noWayToWrite,
          })}
        />
      )}
      <div className="contents" onChange={({ target }) => readWay(target, setWay)}>
        <ChoiceField
          name="way"
          label={inboxWords.sendBy}
          options={[...(send ? [['send', send] as const] : []), ['note', inboxWords.recordAnswer]]}
          defaultValue={send ? 'send' : 'note'}
        />
      </div>
      {isMixed && (
        <SelectField name="entry" label={inboxWords.reply} defaultValue="">
          <option value="">{inboxWords.addressesOf({ name: row.name })}</option>
          {written.map(({ id, writer, text }) => (
            <option key={id} value={id}>
              {[writer?.name ?? row.name, writer?.email, writer?.telephone].filter(Boolean).join(', ')}:{' '}
              {text.slice(0, 40)}
            </option>
          ))}
        </SelectField>
      )}
      <Problem text={problem} />
      <p>
        <SubmitButton label={inboxWords.answer2} busyLabel={inboxWords.answering} busy={busy} />
      </p>
    </Form>
  )
}
