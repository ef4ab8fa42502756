import { useState } from 'react'
import { Field } from '../../../components/form/Field.tsx'
import { Form } from '../../../components/form/Form.tsx'
import { FormStatus } from '../../../components/form/FormStatus.tsx'
import { formWords } from '../../../components/form/messages.ts'
import { SubmitButton } from '../../../components/form/SubmitButton.tsx'
import { useDraft } from '../../../components/form/useDraft.ts'
import { useForm } from '../../../components/form/useForm.ts'
import { whyRefused } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { sendWelcomeCard } from '../../../lib/contract/care/calls/newcomer-cards.ts'
import { WelcomeCardForm } from '../../../lib/contract/care/newcomer-card.ts'
import { typedAs } from '../../../lib/contract/typed.ts'
import { phoneHint } from '../../../lib/text/phone-hint.ts'
import { useSubmission } from '../../../stores/useSubmission.ts'
import { welcomeCardWords } from './messages.ts'

/** The card of somebody who is here for the first time, for a telephone that scanned the code on the wall. */
export function WelcomeCard() {
  const [thanks, setThanks] = useState('')
  const submission = useSubmission()
  const edit = useForm({
    shape: typedAs(WelcomeCardForm, ({ may_write, ...typed }) => ({
      ...typed,
      may_write: may_write === 'on',
      ...scannedBranch(),
      submission: submission.key(),
    })),
    send: async (card) => {
      setThanks('')
      const { detail } = await call(sendWelcomeCard, { body: card })
      draft.forget()
      form.current?.reset()
      setThanks(detail)
    },
    refused: whyRefused,
  })
  const { form, problem, busy, clear } = edit
  const draft = useDraft(form, 'welcome-card')

  function startOver(): void {
    submission.renew()
    setThanks('')
    clear()
  }

  return (
    <Form of={edit} className="grid gap-5" onReset={startOver}>
      <div className="form-pair">
        <Field
          name="first_name"
          label={welcomeCardWords.firstName}
          autoComplete="given-name"
          maxLength={60}
          required
        />
        <Field name="last_name" label={welcomeCardWords.lastName} autoComplete="family-name" maxLength={60} />
      </div>
      <Field
        name="telephone"
        label={welcomeCardWords.telephone}
        hint={phoneHint()}
        type="tel"
        autoComplete="tel"
        maxLength={40}
        required
      />
      <Field name="email" label={welcomeCardWords.email} type="email" autoComplete="email" maxLength={150} />
      <Field name="brought_by" label={welcomeCardWords.broughtBy} maxLength={120} />
      <label className="choice">
        <input type="checkbox" name="may_write" />
        <span>{welcomeCardWords.mayWrite}</span>
      </label>
      <div className="hidden" aria-hidden="true">
        <label htmlFor="website">{welcomeCardWords.leaveEmpty}</label>
        <input id="website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <div>
        <FormStatus progress={busy ? welcomeCardWords.progress : ''} problem={problem}>
          {thanks && <p className="notice notice-success">{thanks}</p>}
        </FormStatus>
        <SubmitButton label={welcomeCardWords.submit} busyLabel={formWords.sending} busy={busy} />
      </div>
    </Form>
  )
}

/** The branch whose code on the wall led here. */
function scannedBranch(): { branch?: number } {
  const branch = Number(new URLSearchParams(location.search).get('branch'))
  return Number.isSafeInteger(branch) && branch > 0 ? { branch } : {}
}
