import { useEffect } from 'react'
import { Field } from '../../components/form/Field.tsx'
import { Problem } from '../../components/form/Problem.tsx'
import { ShowPasswords } from '../../components/form/ShowPasswords.tsx'
import { SubmitButton } from '../../components/form/SubmitButton.tsx'
import { useForm } from '../../components/form/useForm.ts'
import { Dialog } from '../../components/ui/Dialog.tsx'
import { ApiError } from '../../lib/api/api-error.ts'
import { whyRefused } from '../../lib/api/extensions.ts'
import { prove } from '../../lib/api/proof.ts'
import { ProofForm } from '../../lib/contract/proof.ts'
import { readUser } from '../../lib/session-storage.ts'
import { atField } from '../settings/at-field.ts'

type Props = { ways: readonly string[]; end: (proven: boolean) => void }

/** Asks who is there before something that matters is done. What was typed behind it stays. */
export function StepUpDialog({ end }: Props) {
  const { form, errors, problem, busy, submit, forget } = useForm({
    shape: ProofForm,
    send: async ({ proof_password: password }) => {
      await atField(prove({ password }), 'password', 'proof_password')
      end(true)
    },
    refused: (error) =>
      error instanceof ApiError && error.fields['proof_password'] ? error.detail : whyRefused(error),
  })

  // The dialog opens on its close button; the password is what people are here for.
  useEffect(() => form.current?.querySelector<HTMLElement>('#proof_password')?.focus(), [form])

  return (
    <Dialog title="Please confirm that it is you" close={() => end(false)}>
      <form className="grid gap-5" ref={form} onSubmit={submit} onInput={forget} noValidate>
        <p>
          What you are about to do matters to others, so we make sure that nobody else has your phone in hand.
          For ten minutes we do not ask again.
        </p>
        <input type="text" autoComplete="username" value={readUser()?.username ?? ''} readOnly hidden />
        <Field
          name="proof_password"
          label="Your password"
          type="password"
          autoComplete="current-password"
          errors={errors}
          required
        />
        <ShowPasswords label="Show what I typed" names={['proof_password']} />
        <Problem said={problem} />
        <p className="flex flex-wrap justify-end gap-3">
          <button className="btn" type="button" onClick={() => end(false)}>
            Cancel
          </button>
          <SubmitButton label="Confirm" busyLabel="Confirming..." busy={busy} />
        </p>
      </form>
    </Dialog>
  )
}
