import { useId, useState } from 'react'
import { Field, LongField } from '../../../components/form/Field.tsx'
import { TickField } from '../../../components/form/TickField.tsx'
import { whyRefused } from '../../../lib/api/api-error.ts'
import {
  previewAutomaticMessage,
  readAutomaticMessages,
  saveAutomaticMessage,
} from '../../../lib/api/messages/messages.ts'
import {
  type AutomaticMessage,
  AutomaticMessageForm,
  type AutomaticPreview,
} from '../../../lib/contract/messages/automatic-message.ts'
import { messageLimit } from '../../../lib/contract/messages/message.ts'
import { typedAs } from '../../../lib/contract/typed.ts'
import { formatCount } from '../../../lib/text/format-count.ts'
import { useActs } from '../../staff/acts/useActs.tsx'
import { EditDialog } from '../../staff/dialogs/EditDialog.tsx'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'
import { sendWords } from './messages.ts'

const shape = typedAs(AutomaticMessageForm, ({ is_on, subject, text }) => ({
  is_on: is_on === 'on',
  subject,
  text,
}))

/** The messages that go by themselves: which are on, and their words. */
export function AutomaticMessages() {
  const { data: messages, isHere, reload } = useOnOpen(useLoaded(readAutomaticMessages))
  const { actions, opened } = useActs<AutomaticMessage>({
    acts: [
      {
        name: sendWords.change,
        dialog: (edited, dialog) => (
          <EditDialog
            {...dialog}
            title={edited.name}
            shape={shape}
            save={(form) => saveAutomaticMessage(edited, form)}
            saved={sendWords.saved}
            draft={{ kind: `automatic ${edited.kind}`, entry: { id: 1, version: edited.version } }}
          >
            <Words edited={edited} />
          </EditDialog>
        ),
      },
    ],
    nameOf: ({ name }) => name,
    changed: reload,
  })
  const id = useId()
  if (!isHere || !messages) return null
  return (
    <section className="card grid gap-4 p-5" aria-labelledby={id}>
      <h2 id={id}>{sendWords.automaticMessages}</h2>
      <p className="text-ink-soft">{sendWords.eachIsOffUntil}</p>
      <ul className="grid gap-4">
        {messages.map((one) => (
          <li key={one.kind} className="grid gap-1">
            <div className="flex flex-wrap items-center gap-3">
              <strong className="text-sm">{one.name}</strong>
              <span className={`badge ${one.is_on ? 'badge-forest' : 'badge-indigo'}`}>
                {one.is_on ? sendWords.on : sendWords.off}
              </span>
              {one.people > 0 && (
                <span className="text-ink-soft">
                  {sendWords.toPeopleThisMonth({
                    people: sendWords.numberPeople({ count: one.people, number: formatCount(one.people) }),
                  })}
                </span>
              )}
            </div>
            <p className="text-ink-soft">{one.about}</p>
            <p>{actions(one)}</p>
          </li>
        ))}
      </ul>
      {opened}
    </section>
  )
}

function Words({ edited }: { edited: AutomaticMessage }) {
  const { is_on, subject, text, fields } = edited
  const known = ['first name', 'name with title', 'fellowship', ...fields].map((name) => `{${name}}`)
  return (
    <>
      <TickField name="is_on" optional checked={is_on}>
        {sendWords.sendTheseMessages}
      </TickField>
      <Field
        name="subject"
        label={sendWords.subject}
        required
        maxLength={120}
        defaultValue={subject}
        hint={sendWords.onlyEMailShows}
      />
      <LongField
        name="text"
        label={sendWords.message}
        required
        maxLength={messageLimit}
        rows={6}
        defaultValue={text}
        hint={sendWords.youMayWriteKnown({ known: known.join(', ') })}
      />
      <AsRead kind={edited.kind} />
    </>
  )
}

/** The words of the form around it, as its writer would get them. */
function AsRead({ kind }: { kind: string }) {
  const [shown, setShown] = useState<AutomaticPreview>()
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)

  async function look(form: HTMLFormElement | null): Promise<void> {
    if (!form) return
    const read = shape.safeParse(Object.fromEntries(new FormData(form)))
    setShown(undefined)
    if (!read.success) return setProblem(sendWords.pleaseGiveSubjectAnd)
    setBusy(true)
    try {
      setShown(await previewAutomaticMessage(kind, read.data))
      setProblem('')
    } catch (error) {
      setProblem(whyRefused(error))
    }
    setBusy(false)
  }

  return (
    <div className="grid gap-3">
      <p>
        <button
          className="btn"
          type="button"
          aria-busy={busy}
          disabled={busy}
          onClick={(event) => void look(event.currentTarget.form)}
        >
          {sendWords.preview}
        </button>
      </p>
      <div className="grid gap-2" aria-live="polite">
        {problem && <p className="notice notice-error">{problem}</p>}
        {shown && (
          <>
            <h3>{sendWords.preview}</h3>
            <p className="card p-4 whitespace-pre-line break-words">{shown.sms_text}</p>
            <p className="hint">
              {shown.sms_parts === 1
                ? sendWords.oneTextMessage
                : sendWords.textMessageOfSmsparts({ smsParts: shown.sms_parts })}
              {shown.dear_letters &&
                sendWords.lettersLikeDearlettersMake({ dearLetters: shown.dear_letters })}
            </p>
            <p className="card p-4 whitespace-pre-line break-words">
              {shown.subject}
              {'\n\n'}
              {shown.email_text}
            </p>
          </>
        )}
      </div>
    </div>
  )
}
