import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { Form } from '../../../components/form/Form.tsx'
import { Problem } from '../../../components/form/Problem.tsx'
import { SubmitButton } from '../../../components/form/SubmitButton.tsx'
import { useForm } from '../../../components/form/useForm.ts'
import { Dialog } from '../../../components/ui/Dialog.tsx'
import { readFactor } from '../../../lib/accounts/read-factor.ts'
import { prove, readProofOptions } from '../../../lib/api/accounts/factors.ts'
import { ApiError, whyRefused } from '../../../lib/api/api-error.ts'
import { signByPasskey } from '../../../lib/browser/passkeys.ts'
import type { Proof } from '../../../lib/contract/accounts/factors.ts'
import { readAccount } from '../../../stores/member.ts'
import { atField } from '../settings/at-field.ts'
import { FactorFields } from './FactorFields.tsx'
import { stepUpWords } from './messages.ts'

/** No client-side validation: the server knows which methods the account has. */
const shape = z.object({})

type Props = { ways: readonly string[]; end: (proven: boolean) => void }

/** Step-up authentication before a sensitive action. Input behind the dialog stays. */
export function StepUpDialog({ ways, end }: Props) {
  const passkey = useRef<Proof['passkey']>(undefined)
  const [way, setWay] = useState('')
  const [message, setMessage] = useState('')
  const edit = useForm({
    shape,
    send: async (_, typed) => {
      setMessage('')
      const proof = passkey.current ? { passkey: passkey.current } : readProof(typed)
      passkey.current = undefined
      await atField(prove(proof), 'password', 'proof_password')
      end(true)
    },
    refused: (error) =>
      error instanceof ApiError && Object.keys(error.fields).length > 0 ? error.detail : whyRefused(error),
  })
  const { form, problem, busy } = edit

  async function byPasskey(): Promise<void> {
    try {
      passkey.current = await signByPasskey(await readProofOptions())
      form.current?.requestSubmit()
    } catch (error) {
      setMessage(error instanceof ApiError ? whyRefused(error) : String((error as Error).message))
    }
  }

  return (
    <Dialog title={stepUpWords.title} close={() => end(false)}>
      <Form of={edit} className="grid gap-5">
        <p>{stepUpWords.why}</p>
        <input type="text" autoComplete="username" value={readAccount()?.username ?? ''} readOnly hidden />
        <FactorFields ways={ways} busy={busy} byPasskey={() => void byPasskey()} chosen={setWay} />
        <Problem text={message || problem} />
        <p className="flex flex-wrap justify-end gap-3">
          <button className="btn" type="button" onClick={() => end(false)}>
            {stepUpWords.cancel}
          </button>
          {way !== 'passkey' && (
            <SubmitButton label={stepUpWords.confirm} busyLabel={stepUpWords.confirming} busy={busy} />
          )}
        </p>
      </Form>
    </Dialog>
  )
}

/** Reads the proof of the method that the form shows. */
function readProof(typed: FormData): Proof {
  const password = typed.get('proof_password')
  return typeof password === 'string' ? { password } : readFactor(typed)
}
