import { lazy, Suspense, useState } from 'react'
import { Field } from '../../../components/form/Field.tsx'
import { Form } from '../../../components/form/Form.tsx'
import { Problem } from '../../../components/form/Problem.tsx'
import { SubmitButton } from '../../../components/form/SubmitButton.tsx'
import { useForm } from '../../../components/form/useForm.ts'
import { whyRefused } from '../../../lib/api/api-error.ts'
import { sendOwnCode } from '../../../lib/api/services/check-in.ts'
import { OwnCodeForm, ownCodeLength } from '../../../lib/contract/services/check-in.ts'
import { notify } from '../../../stores/toasts.ts'
import { checkInWords } from './messages.ts'
import { useCheckInSessionHere } from './useCheckInSession.ts'

const Scanner = lazy(() => import('./Scanner.tsx').then((part) => ({ default: part.Scanner })))

/** The code that a member shows: scanned where the browser can, else typed. The server alone knows whose it is. */
export function MemberCode() {
  const { sitting, reload } = useCheckInSessionHere()
  const [scanning, setScanning] = useState(false)
  const canScan = typeof window !== 'undefined' && 'BarcodeDetector' in window

  /** Throws ApiError. */
  async function take(code: string): Promise<void> {
    if (!sitting) return
    const { name } = await sendOwnCode(sitting.id, code)
    notify.success(checkInWords.isHere({ name }))
    await reload()
  }

  const edit = useForm({
    shape: OwnCodeForm,
    send: async ({ code }) => {
      await take(code)
      form.current?.reset()
      clear()
    },
    refused: whyRefused,
  })
  const { form, problem, busy, clear } = edit
  return (
    <section className="card grid gap-3 p-4" aria-labelledby="member-code">
      <h3 id="member-code">{checkInWords.memberCode}</h3>
      <Form of={edit} className="grid gap-3">
        <Field
          name="code"
          label={checkInWords.codeBelow}
          hint={checkInWords.ownCodeHint({ letters: ownCodeLength })}
          autoComplete="off"
          autoCapitalize="characters"
          required
        />
        <Problem text={problem} />
        <p className="flex flex-wrap gap-3">
          <SubmitButton label={checkInWords.mark} busyLabel={checkInWords.looking} busy={busy} />
          {canScan && (
            <button className="btn" type="button" onClick={() => setScanning(true)}>
              {checkInWords.scanCamera}
            </button>
          )}
        </p>
      </Form>
      {scanning && (
        <Suspense>
          <Scanner
            scanned={(code) => take(code).catch((error: unknown) => notify.error(whyRefused(error)))}
            close={() => setScanning(false)}
          />
        </Suspense>
      )}
    </section>
  )
}
