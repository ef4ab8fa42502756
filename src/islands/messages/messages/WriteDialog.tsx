import { useCallback, useEffect, useState } from 'react'
import { ChoiceField, SelectField } from '../../../components/form/ChoiceField.tsx'
import { Field, LongField } from '../../../components/form/Field.tsx'
import { Form } from '../../../components/form/Form.tsx'
import { Problem } from '../../../components/form/Problem.tsx'
import { SubmitButton } from '../../../components/form/SubmitButton.tsx'
import { useForm } from '../../../components/form/useForm.ts'
import { Dialog } from '../../../components/ui/Dialog.tsx'
import { whyRefused } from '../../../lib/api/api-error.ts'
import { messageCalls, previewMessage, readAudiences } from '../../../lib/api/messages/messages.ts'
import {
  type Audiences,
  type MessagePreview,
  messageLimit,
  NewMessage,
  purposes,
} from '../../../lib/contract/messages/message.ts'
import { typedAs } from '../../../lib/contract/typed.ts'
import type { SharedPost } from '../../../lib/contract/website/shared-post.ts'
import { channelNames, purposeNames } from '../../../lib/texts/messages/messages.ts'
import { notify } from '../../../stores/toasts.ts'
import { useEntryDraft } from '../../staff/entries/useEntryDraft.ts'
import { staffWords } from '../../staff/messages.ts'
import { sendWords } from './messages.ts'
import { Preview } from './Preview.tsx'
import { TemplateFields } from './TemplateFields.tsx'
import { withTemplate } from './template-words.ts'

/** The words that a message begins with, and what it is about: the draft of each is its own. */
type Start = { title: string; text: string; of: string; post: SharedPost }

type Props = { changed?: () => void; close: () => void; start?: Start }
/** How it goes, and by which WhatsApp template. */
type Chosen = { way: string; template: string }
type Step = { message: NewMessage; preview: MessagePreview; person: number }

const shape = typedAs(NewMessage, ({ takes_answers, ...typed }) => ({
  ...withTemplate(typed),
  ...(takes_answers && { takes_answers: takes_answers === 'yes' }),
}))

/** Writes a message in two steps: the words, then what it would be, with its cost, before it goes. */
export function WriteDialog({ changed = () => undefined, close, start }: Props) {
  const [audiences, setAudiences] = useState<Audiences>()
  const [step, setStep] = useState<Step>()
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    readAudiences().then(setAudiences, (error: unknown) => setProblem(whyRefused(error)))
  }, [])

  const words = useForm<NewMessage>({
    shape,
    send: async (message) => {
      await look(message, 0)
      words.clear()
    },
    refused: whyRefused,
  })
  const { restore, forget } = useEntryDraft(words.form, {
    kind: start ? `message of ${start.of}` : 'message',
    entry: undefined,
  })
  const [chosen, setChosen] = useState<Chosen>({ way: 'first choice', template: '' })
  /** What is chosen decides which fields there are. */
  const readChosen = useCallback(() => {
    const given = words.form.current ? new FormData(words.form.current) : undefined
    setChosen({
      way: String(given?.get('channel') ?? 'first choice'),
      template: String(given?.get('template') ?? ''),
    })
  }, [words.form])
  // The fields are here only once the audiences are, and those of a template once it is chosen.
  const { template } = chosen
  useEffect(() => {
    if (!audiences) return
    restore()
    if (template === '') readChosen()
  }, [audiences, template, restore, readChosen])

  async function look(message: NewMessage, person: number): Promise<void> {
    setStep({ message, preview: await previewMessage(message, person), person })
    setProblem('')
  }

  /** Runs a call of the second step. */
  async function run(call: () => Promise<void>): Promise<void> {
    setBusy(true)
    try {
      await call()
    } catch (error) {
      setProblem(whyRefused(error))
    }
    setBusy(false)
  }

  const send = (message: NewMessage) =>
    run(async () => {
      await messageCalls.add({ ...message, ...(start && { post: start.post }) })
      forget()
      changed()
      close()
      notify.success(saidOf(step?.preview))
    })
  const test = (message: NewMessage) =>
    run(async () => {
      await messageCalls.add({ ...message, audience: 'myself', send_at: '' })
      changed()
      notify.success(sendWords.testIsOnIts)
    })

  return (
    <Dialog title={sendWords.writeMessage} close={close}>
      <Form of={words} className={step ? 'hidden' : 'grid gap-4'} data-later="never">
        {audiences && (
          <div className="contents" onChange={readChosen}>
            <Words audiences={audiences} start={start} chosen={chosen} />
          </div>
        )}
        {!audiences && !problem && <p role="status">{sendWords.loading}</p>}
        <Problem text={words.problem || (step ? '' : problem)} />
        <div className="staff-dialog-acts">
          <button className="btn" type="button" onClick={close}>
            {staffWords.cancel}
          </button>
          {audiences && (
            <SubmitButton label={sendWords.preview} busyLabel={sendWords.counting} busy={words.busy} />
          )}
        </div>
      </Form>
      {step && (
        <Preview
          step={step}
          problem={problem}
          busy={busy}
          back={() => setStep(undefined)}
          next={() => void run(() => look(step.message, step.person + 1))}
          plain={(plain_letters) => void run(() => look({ ...step.message, plain_letters }, step.person))}
          test={() => void test(step.message)}
          send={() => void send(step.message)}
        />
      )}
    </Dialog>
  )
}

/** The text of the toast after a message was accepted. */
function saidOf(preview: MessagePreview | undefined): string {
  if (preview?.needs_approval) return sendWords.somebodyElseApprovesIt
  return preview?.goes_at ? sendWords.yourMessageIsPlanned : sendWords.yourMessageIsOn
}

function Words({
  audiences: { audiences, templates, has_sms, has_email, has_whatsapp },
  start,
  chosen: { way, template },
}: {
  audiences: Audiences
  start: Start | undefined
  chosen: Chosen
}) {
  const ways = (['first choice', 'whatsapp', 'sms', 'email', 'push', 'app'] as const).filter(
    (one) =>
      (has_sms || one !== 'sms') && (has_email || one !== 'email') && (has_whatsapp || one !== 'whatsapp'),
  )
  const isTemplated = has_whatsapp && (way === 'whatsapp' || way === 'first choice')
  // By WhatsApp alone the words are those of the template.
  const hasOwnWords = !(way === 'whatsapp' && template)
  const lacking = [
    ...(has_sms ? [] : [sendWords.textMessagesNeedProvider]),
    ...(has_email ? [] : [sendWords.eMailsNeedMail]),
  ]
  return (
    <>
      <SelectField name="audience" label={sendWords.recipients} required>
        {audiences.map(({ audience, name }) => (
          <option key={audience} value={audience}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="purpose"
        label={sendWords.topic}
        hint={sendWords.whoWantsNoneOf}
        required
        {...(start && { defaultValue: 'church' })}
      >
        {purposes.map((purpose) => (
          <option key={purpose} value={purpose}>
            {purposeNames[purpose]}
          </option>
        ))}
      </SelectField>
      <ChoiceField
        name="channel"
        label={sendWords.sendBy}
        options={ways.map((way) => [way, channelNames[way]] as const)}
        defaultValue="first choice"
        {...(lacking.length > 0 && { hint: lacking.join(' ') })}
      />
      {isTemplated && <TemplateFields templates={templates} chosen={template} />}
      <Field
        name="subject"
        label={sendWords.subject}
        required
        maxLength={120}
        defaultValue={start?.title}
        hint={sendWords.shownEverywhereButIn}
      />
      {hasOwnWords && (
        <LongField
          name="text"
          label={sendWords.message}
          required
          maxLength={messageLimit}
          rows={6}
          defaultValue={start?.text}
          hint={sendWords.writeNames({
            first: '{first name}',
            title: '{name with title}',
            fellowship: '{fellowship}',
          })}
        />
      )}
      <ChoiceField
        name="takes_answers"
        label={sendWords.replies}
        options={[
          ['yes', sendWords.whoReadsItIn],
          ['no', sendWords.noAnswers],
        ]}
        defaultValue="yes"
      />
      <Field
        name="send_at"
        label={sendWords.sendAt}
        type="datetime-local"
        hint={sendWords.byChurchsClockLeave}
      />
    </>
  )
}
