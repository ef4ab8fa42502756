import { useState } from 'react'
import { Field } from '../../../components/form/Field.tsx'
import { Form } from '../../../components/form/Form.tsx'
import { Problem } from '../../../components/form/Problem.tsx'
import { SubmitButton } from '../../../components/form/SubmitButton.tsx'
import { useForm } from '../../../components/form/useForm.ts'
import { Dialog } from '../../../components/ui/Dialog.tsx'
import { whyRefused } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { addFellowshipPerson, askForPeople } from '../../../lib/contract/people/calls/person-requests.ts'
import {
  type AddedPersonAnswer,
  AddedPersonForm,
  type FellowshipPeopleAnswer,
  type NamedPerson,
} from '../../../lib/contract/people/person-request.ts'
import { typedAs } from '../../../lib/contract/typed.ts'
import { notify } from '../../../stores/toasts.ts'
import { useAct } from '../../../stores/useAct.ts'
import { leaderWords } from './messages.ts'

type Props = {
  fellowship: { id: number; name: string }
  added: () => void
  /** Somebody of the same name was chosen instead. */
  sent: (now: FellowshipPeopleAnswer) => void
  close: () => void
}

/** Somebody without an account is written into the register. Who has the name already is pointed out first. */
export function AddPerson({ fellowship, added, sent, close }: Props) {
  const [known, setKnown] = useState<AddedPersonAnswer['known']>([])
  const isNew = known.length > 0
  const edit = useForm({
    shape: typedAs(AddedPersonForm, (typed) => ({ ...typed, is_new: isNew })),
    send: async (checked) => {
      const answer = await call(addFellowshipPerson, { id: fellowship.id, body: checked })
      clear()
      setKnown(answer.known)
      if (!answer.added) return
      notify.success(leaderWords.inFellowship({ name: answer.added.name }))
      added()
      close()
    },
    refused: whyRefused,
  })
  const { problem, busy, forget, clear } = edit
  return (
    <Dialog title={leaderWords.addPerson} close={close}>
      <Form
        of={edit}
        className="grid gap-4"
        onInput={(event) => {
          forget(event)
          // Another name has other namesakes.
          if ((event.target as HTMLInputElement).name.endsWith('_name')) setKnown([])
        }}
      >
        {!isNew && <p>{leaderWords.addExplained({ name: fellowship.name })}</p>}
        <Field name="first_name" label={leaderWords.firstName} maxLength={60} autoComplete="off" required />
        <Field name="last_name" label={leaderWords.lastName} maxLength={60} autoComplete="off" />
        <Field name="telephone" label={leaderWords.telephone} type="tel" maxLength={40} autoComplete="off" />
        {isNew && <Namesakes fellowship={fellowship} known={known} sent={sent} close={close} />}
        <Problem text={problem} />
        <div className="staff-dialog-acts">
          <button className="btn" type="button" onClick={close}>
            {leaderWords.cancel}
          </button>
          <SubmitButton
            label={isNew ? leaderWords.addNewPerson : leaderWords.addPerson}
            busyLabel={leaderWords.adding}
            busy={busy}
          />
        </div>
      </Form>
    </Dialog>
  )
}

type NamesakesProps = Omit<Props, 'added'> & Pick<AddedPersonAnswer, 'known'>

/** Who has the name already: in the fellowship, or to be chosen instead. */
function Namesakes({ fellowship, known, sent, close }: NamesakesProps) {
  const [busy, act] = useAct()
  async function choose({ id, name }: NamedPerson): Promise<void> {
    const isDone = await act(
      async () =>
        sent(await call(askForPeople, { id: fellowship.id, body: { people: [{ id, name }], word: '' } })),
      leaderWords.sentToOffice,
    )
    if (isDone) close()
  }
  return (
    <div className="notice notice-warning" role="alert">
      <p>{leaderWords.namesakes}</p>
      <ul className="grid grid-cols-1 gap-2">
        {known.map((one) => (
          <li className="flex flex-wrap items-center justify-between gap-x-3" key={one.id}>
            {one.is_here ? (
              <span>{leaderWords.inAlready({ name: one.name })}</span>
            ) : (
              <>
                <span>{leaderWords.inRegister({ name: one.name })}</span>
                <button className="btn" type="button" disabled={busy} onClick={() => void choose(one)}>
                  {leaderWords.askOffice({ name: one.name })[0]}
                  <span className="sr-only">{leaderWords.askOffice({ name: one.name })[1]}</span>
                </button>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
