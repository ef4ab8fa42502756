import { useState } from 'react'
import { Field, LongField } from '../../../components/form/Field.tsx'
import { Form } from '../../../components/form/Form.tsx'
import { SubmitButton } from '../../../components/form/SubmitButton.tsx'
import { useDraft } from '../../../components/form/useDraft.ts'
import { useForm } from '../../../components/form/useForm.ts'
import { ApiError, unknownCall, whyRefused } from '../../../lib/api/api-error.ts'
import { messageLeader } from '../../../lib/api/groups/leader-messages.ts'
import { loginFor, storeLoginIntent } from '../../../lib/browser/login-intent.ts'
import { leaderMessageLimit, NewcomerMessageForm } from '../../../lib/contract/groups/leader-message.ts'
import { phoneHint } from '../../../lib/text/phone-hint.ts'
import { fellowshipTexts } from '../../../lib/texts/groups/fellowships.ts'
import { notify } from '../../../stores/toasts.ts'
import { fellowshipWords } from './messages.ts'

/** A visitor's message, with a name and a telephone number for the answer. */
export function VisitorMessage({ id, leader, draft: name }: { id: number; leader: string; draft: string }) {
  const [needsLogin, setNeedsLogin] = useState(false)
  const edit = useForm({
    shape: NewcomerMessageForm,
    send: async (words) => {
      await messageLeader(id, words)
      draft.forget()
      form.current?.reset()
      clear()
      notify.success(fellowshipTexts.messaged)
    },
    refused: (error) => {
      const isForMembers = error instanceof ApiError && takesNoVisitor.includes(error.status)
      setNeedsLogin(isForMembers)
      if (!isForMembers) notify.error(whyRefused(error))
      return ''
    },
  })
  const { form, busy, clear } = edit
  const draft = useDraft(form, name)
  const field = { required: true }

  return (
    <Form of={edit} className="grid gap-3">
      <Field {...field} name="name" label={fellowshipWords.yourName} autoComplete="name" maxLength={80} />
      <Field
        {...field}
        name="telephone"
        label={fellowshipWords.yourPhone}
        hint={`${fellowshipWords.callsBack} ${phoneHint()}`.trim()}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={30}
      />
      <LongField
        {...field}
        name="message"
        label={fellowshipWords.messageTo({ leader })}
        hint={fellowshipWords.onlyLeader}
        maxLength={leaderMessageLimit}
      />
      <div className="not-empty:mb-2" role="status">
        {needsLogin && <LogInFirst id={id} />}
      </div>
      <p>
        <SubmitButton label={fellowshipWords.send} busyLabel={fellowshipWords.sending} busy={busy} />
      </p>
    </Form>
  )
}

/** Statuses of a backend that takes messages from members only: it requires a login, or does not know the call. */
const takesNoVisitor = [401, 403, ...unknownCall]

function LogInFirst({ id }: { id: number }) {
  const intent = { fellowship: id, act: 'write' } as const
  return (
    <p className="notice notice-error">
      {fellowshipWords.membersOnly[0]}
      <a href={loginFor(intent)} onClick={() => storeLoginIntent(intent)}>
        {fellowshipWords.membersOnly[1]}
      </a>
      {fellowshipWords.membersOnly[2]}
    </p>
  )
}
