import { useEffect, useRef, useState } from 'react'
import { ChoiceField, SelectField } from '../../../components/form/ChoiceField.tsx'
import { Field } from '../../../components/form/Field.tsx'
import { Form } from '../../../components/form/Form.tsx'
import { Notes } from '../../../components/form/frame.tsx'
import { Problem } from '../../../components/form/Problem.tsx'
import { SubmitButton } from '../../../components/form/SubmitButton.tsx'
import { useForm } from '../../../components/form/useForm.ts'
import { roleNames } from '../../../components/staff/person-words.ts'
import { Dialog } from '../../../components/ui/Dialog.tsx'
import { dutyName, dutyNames } from '../../../lib/accounts/duty-words.ts'
import { addInvitation } from '../../../lib/api/accounts/invitations.ts'
import { whyRefused } from '../../../lib/api/api-error.ts'
import { listFellowships } from '../../../lib/api/groups/fellowships.ts'
import { type Duty, duties } from '../../../lib/contract/accounts/duty.ts'
import { InvitationForm, type NewInvitationAnswer } from '../../../lib/contract/accounts/invitation.ts'
import type { Fellowship } from '../../../lib/contract/groups/fellowship.ts'
import { typedAs } from '../../../lib/contract/typed.ts'
import { churchMails } from '../../../lib/site/this-church.ts'
import { noMailWords } from '../../../lib/texts/messages/no-mail.ts'
import { tellLoaded, useEntryDraft } from '../../staff/entries/useEntryDraft.ts'
import { reportFailure } from '../../staff/report-failure.ts'
import { NewLink } from './NewLink.tsx'

const shape = typedAs(InvitationForm, ({ fellowship, role, name, email, telephone, ...ticked }) => ({
  role,
  name,
  email,
  telephone,
  fellowship: fellowship ? Number(fellowship) : null,
  duties: duties.filter((duty) => ticked[duty]),
}))

type Props = {
  /** The duty that is ticked at the beginning, of a member; any other word ticks none. */
  ticked: string
  made: () => Promise<void>
  close: () => void
}

/** Asks whom to invite to what, then shows the link, once. */
export function InviteDialog({ ticked, made, close }: Props) {
  const [answer, setAnswer] = useState<NewInvitationAnswer>()
  const duty = duties.find((one) => one === ticked)
  const first = duty ? 'user' : 'fellowship_leader'
  const [role, setRole] = useState(first)
  const edit = useForm({
    shape,
    send: async (typed) => {
      setAnswer(await addInvitation(typed))
      words.forget()
      await made()
    },
    refused: whyRefused,
  })
  const { form, problem, busy, forget } = edit
  const words = useEntryDraft(form, {
    kind: duty ? `invitation of a ${duty}` : 'invitation',
    entry: undefined,
  })

  // The draft, which is in the form by now, may have another role.
  useEffect(() => {
    const chosen = form.current && new FormData(form.current).get('role')
    if (typeof chosen === 'string') setRole(chosen)
  }, [form])

  if (answer)
    return (
      <Dialog title="The invitation is ready" close={close}>
        <NewLink {...answer} close={close} />
      </Dialog>
    )
  return (
    <Dialog title="Invite staff" close={close}>
      <Form
        of={edit}
        className="grid gap-4"
        onInput={(event) => {
          forget(event)
          const { name, value } = event.target as HTMLInputElement
          if (name === 'role') setRole(value)
        }}
      >
        <ChoiceField name="role" label="Role" options={Object.entries(roleNames())} defaultValue={first} />
        {role === 'fellowship_leader' && <LedFellowship />}
        <DutyTicks ticked={duty} />
        <Field name="name" label="Name" maxLength={60} autoComplete="off" />
        <Field
          name="email"
          label="Email"
          hint={churchMails() ? 'The link is mailed there.' : `${noMailWords.hint} Share the link yourself.`}
          type="email"
          autoComplete="off"
        />
        <Field
          name="telephone"
          label="Phone"
          hint="To share the link by WhatsApp."
          type="tel"
          inputMode="tel"
          autoComplete="off"
        />
        <Problem text={problem} />
        <p className="flex flex-wrap justify-end gap-3">
          <button className="btn" type="button" onClick={close}>
            Cancel
          </button>
          <SubmitButton label="Create link" busyLabel="Creating link..." busy={busy} />
        </p>
      </Form>
    </Dialog>
  )
}

/** What they do beside the role, as an admin gives it in the details of a user. */
function DutyTicks({ ticked }: { ticked: Duty | undefined }) {
  return (
    <fieldset className="field">
      <legend>
        Duties <span className="optional">(optional)</span>
      </legend>
      {dutyNames.map(([duty, does]) => (
        <div key={duty}>
          <label className="choice">
            <input
              type="checkbox"
              name={duty}
              aria-describedby={`duty-${duty}`}
              defaultChecked={duty === ticked}
            />
            {dutyName(duty)}
          </label>
          <p className="hint" id={`duty-${duty}`}>
            {does.charAt(0).toUpperCase() + does.slice(1)}.
          </p>
        </div>
      ))}
      <Notes name="duties" />
    </fieldset>
  )
}

/** The fellowship that the new leader leads, with the one who leads it so far. */
function LedFellowship() {
  const [fellowships, setFellowships] = useState<Fellowship[]>([])
  const select = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    listFellowships().then(
      ({ rows }) => setFellowships(rows),
      (error: unknown) =>
        reportFailure(error, 'The list of fellowships did not arrive. Please check your connection.'),
    )
  }, [])
  useEffect(() => {
    if (fellowships.length > 0) tellLoaded(select.current)
  }, [fellowships])
  return (
    <SelectField
      ref={select}
      name="fellowship"
      label="Fellowship"
      hint="Whoever leads it now does so until the invitation is taken."
      required
    >
      <option value="">Please choose</option>
      {fellowships.map(({ id, name, leader_name }) => (
        <option key={id} value={id}>
          {leader_name ? `${name} (led by ${leader_name})` : name}
        </option>
      ))}
    </SelectField>
  )
}
