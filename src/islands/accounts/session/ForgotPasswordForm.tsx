import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Field } from '../../../components/form/Field.tsx'
import { Form } from '../../../components/form/Form.tsx'
import { formWords } from '../../../components/form/messages.ts'
import { Problem } from '../../../components/form/Problem.tsx'
import { SubmitButton } from '../../../components/form/SubmitButton.tsx'
import { useForm } from '../../../components/form/useForm.ts'
import { useHydrated } from '../../../components/ui/useHydrated.ts'
import { requestReset } from '../../../lib/api/accounts/accounts.ts'
import { ApiError } from '../../../lib/api/api-error.ts'
import { hasRequestedCode } from '../../../lib/browser/requested-code.ts'
import { ForgottenPassword } from '../../../lib/contract/accounts/password.ts'
import { passwordTexts } from '../../../lib/texts/accounts/passwords.ts'
import { notify } from '../../../stores/toasts.ts'
import { newPasswordWords } from './messages.ts'
import { OfficeCodeForm } from './OfficeCodeForm.tsx'

const CodeReset = lazy(() => import('./CodeReset.tsx').then((part) => ({ default: part.CodeReset })))

type Props = {
  /** Whether the church sends links by e-mail, and codes by text message. */
  mails?: boolean
  codes?: boolean
}

/** A new password by what the church can do: a mailed link, a code by text message, and a code that the office reads out. */
export function ForgotPasswordForm({ mails = true, codes = false }: Props) {
  const first = mails ? 'link' : 'office'
  const [way, setWay] = useState<'link' | 'text' | 'office'>(first)
  const awake = useHydrated()
  useEffect(() => {
    if (codes && hasRequestedCode('reset')) setWay('text')
  }, [codes])
  if (way === 'text')
    return (
      <Suspense>
        <CodeReset mails={mails} back={() => setWay(first)} />
      </Suspense>
    )
  const other = { className: 'btn', type: 'button', disabled: !awake } as const
  return (
    <div className="grid gap-5">
      {way === 'link' ? <LinkForm /> : <OfficeCodeForm />}
      {codes && (
        <button {...other} onClick={() => setWay('text')}>
          {newPasswordWords.textInstead}
        </button>
      )}
      {way === 'link' && (
        <button {...other} onClick={() => setWay('office')}>
          {newPasswordWords.haveOfficeCode}
        </button>
      )}
      {way === 'office' && mails && (
        <button {...other} onClick={() => setWay('link')}>
          {newPasswordWords.mailInstead}
        </button>
      )}
    </div>
  )
}

/** Requests the e-mail with the reset link. The answer is the same for every name. */
function LinkForm() {
  const [isRequested, setIsRequested] = useState(false)
  const answer = useRef<HTMLParagraphElement>(null)
  const edit = useForm({
    shape: ForgottenPassword,
    send: async (login) => {
      await requestReset(login)
      clear()
      flushSync(() => setIsRequested(true))
      answer.current?.focus()
    },
    refused: (error) => {
      notify.error(passwordTexts.askFailure)
      return error instanceof ApiError ? error.detail : passwordTexts.askFailure
    },
  })
  const { problem, busy, clear } = edit

  return (
    <Form of={edit} className="grid gap-5">
      {isRequested && (
        <div className="notice notice-success grid gap-2">
          <p className="font-semibold" ref={answer} tabIndex={-1}>
            {passwordTexts.asked}
          </p>
          <p>{newPasswordWords.nothingCame}</p>
        </div>
      )}
      <Field
        name="username"
        label={newPasswordWords.login}
        hint={newPasswordWords.loginHint}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <Problem text={problem} />
      <SubmitButton
        label={isRequested ? newPasswordWords.askAgain : newPasswordWords.sendLink}
        busyLabel={formWords.sending}
        busy={busy}
      />
    </Form>
  )
}
