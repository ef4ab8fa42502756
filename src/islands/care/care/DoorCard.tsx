import { useEffect, useState } from 'react'
import { Field } from '../../../components/form/Field.tsx'
import { Form } from '../../../components/form/Form.tsx'
import { FormStatus } from '../../../components/form/FormStatus.tsx'
import { SubmitButton } from '../../../components/form/SubmitButton.tsx'
import { useOwnDraft } from '../../../components/form/useDraft.ts'
import { useForm } from '../../../components/form/useForm.ts'
import { whyRefused } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { listFellowships } from '../../../lib/api/groups/fellowships.ts'
import { addCard } from '../../../lib/contract/care/calls/newcomer-cards.ts'
import { DoorCardForm } from '../../../lib/contract/care/newcomer-card.ts'
import { typedAs } from '../../../lib/contract/typed.ts'
import { phoneHint } from '../../../lib/text/phone-hint.ts'
import { useSubmission } from '../../../stores/useSubmission.ts'
import { CardCode } from './CardCode.tsx'
import { careWords } from './messages.ts'

/** The card that an usher writes at the door, and the code on the wall. Without a network the card waits on the device. */
export function DoorCard() {
  const [kept, setKept] = useState('')
  const submission = useSubmission()
  const edit = useForm({
    shape: typedAs(DoorCardForm, ({ may_write, ...typed }) => ({
      ...typed,
      may_write: may_write === 'on',
      submission: submission.key(),
    })),
    send: async (card) => {
      await call(addCard, { body: card })
      draft.forget()
      form.current?.reset()
      setKept(careWords.cardSaved({ name: card.first_name }))
      form.current?.querySelector('input')?.focus()
    },
    refused: whyRefused,
  })
  const { form, problem, busy, clear } = edit
  const draft = useOwnDraft(form, 'door-card')

  function startOver(): void {
    submission.renew()
    setKept('')
    clear()
  }

  return (
    <div className="grid gap-8">
      <div className="no-print grid gap-4">
        <h2>{careWords.addNewcomer}</h2>
        <Form of={edit} className="card grid max-w-prose gap-4 p-5" onReset={startOver}>
          <Field name="first_name" label={careWords.firstName} autoComplete="off" maxLength={60} required />
          <Field name="last_name" label={careWords.lastName} autoComplete="off" maxLength={60} />
          <Field
            name="telephone"
            label={careWords.telephone}
            hint={phoneHint()}
            type="tel"
            autoComplete="off"
            maxLength={40}
            required
          />
          <Field
            name="brought_by"
            label={careWords.fellowshipOrInvitedBy}
            list="fellowships"
            autoComplete="off"
            maxLength={120}
          />
          <Fellowships />
          <label className="choice">
            <input type="checkbox" name="may_write" />
            <span>{careWords.theyAgreeReceiveMessages}</span>
          </label>
          <div>
            <FormStatus progress={busy ? careWords.savingCard : ''} problem={problem}>
              {kept && <p className="notice notice-success">{kept}</p>}
            </FormStatus>
            <SubmitButton label={careWords.saveCard} busyLabel={careWords.saving} busy={busy} />
          </div>
        </Form>
      </div>
      <CardCode />
    </div>
  )
}

/** The names of fellowships, to choose from while typing. */
function Fellowships() {
  const [names, setNames] = useState<readonly string[]>([])
  useEffect(() => {
    listFellowships({ limit: 1000, offset: 0, search: '', ordering: 'name' }).then(
      ({ rows }) => setNames(rows.map(({ name }) => name)),
      console.error,
    )
  }, [])
  return (
    <datalist id="fellowships">
      {names.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  )
}
