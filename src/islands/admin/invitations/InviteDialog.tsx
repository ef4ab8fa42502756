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
import { listWords } from '../../staff/lists/messages.ts'
import { staffWords } from '../../staff/messages.ts'
import { reportFailure } from '../../staff/report-failure.ts'
import { invitationWords } from './messages.ts'
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
      <Dialog title={invitationWords.invitationIsReady} close={close}>
        <NewLink {...answer} close={close} />
      </Dialog>
    )
  return (
    <Dialog title={invitationWords.inviteStaff} close={close}>
      <Form
        of={edit}
        className="grid gap-4"
        onInput={(event) => {
          forget(event)
          const { name, value } = event.target as HTMLInputElement
          if (name === 'role') setRole(value)
        }}
      >
        <ChoiceField
          name="role"
          label={listWords.role}
          options={Object.entries(roleNames())}
          defaultValue={first}
        />
        {role === 'fellowship_leader' && <LedFellowship />}
        <DutyTicks ticked={duty} />
        <Field name="name" label={listWords.name} maxLength={60} autoComplete="off" />
        <Field
          name="email"
          label={invitationWords.email}
          hint={
            churchMails()
              ? invitationWords.linkIsMailedThere
              : invitationWords.hintShareLinkYourself({ hint: noMailWords.hint })
          }
          type="email"
          autoComplete="off"
        />
        <Field
          name="telephone"
          label={invitationWords.phone}
          hint={invitationWords.toShareLinkBy}
          type="tel"
          inputMode="tel"
          autoComplete="off"
        />
        <Problem text={problem} />
        <p className="flex flex-wrap justify-end gap-3">
          <button className="btn" type="button" onClick={close}>
            {staffWords.cancel}
          </button>
          <SubmitButton
            label={invitationWords.createLink}
            busyLabel={invitationWords.creatingLink}
            busy={busy}
          />
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
        {invitationWords.dutiesOptional[0]}
        <span className="optional">{invitationWords.dutiesOptional[1]}</span>
      </legend>
      {dutyNames().map(([duty, does]) => (
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
      (error: unknown) => reportFailure(error, invitationWords.listOfFellowshipsDid),
    )
  }, [])
  useEffect(() => {
    if (fellowships.length > 0) tellLoaded(select.current)
  }, [fellowships])
  return (
    <SelectField
      ref={select}
      name="fellowship"
      label={listWords.fellowship}
      hint={invitationWords.whoeverLeadsItNow}
      required
    >
      <option value="">{invitationWords.pleaseChoose}</option>
      {fellowships.map(({ id, name, leader_name }) => (
        <option key={id} value={id}>
          {leader_name ? invitationWords.nameLedByLeadername({ name, leaderName: leader_name }) : name}
        </option>
      ))}
    </SelectField>
  )
}
