import { type SubmitEvent, useState } from 'react'
import { Errors } from '../../../../components/form/errors.ts'
import { Field } from '../../../../components/form/Field.tsx'
import type { FieldErrors } from '../../../../components/form/useForm.ts'
import { Confirm } from '../../../../components/ui/Confirm.tsx'
import { beginApp, confirmApp, removeApp } from '../../../../lib/api/accounts/factors.ts'
import { ApiError } from '../../../../lib/api/api-error.ts'
import { keepFocus } from '../../../../lib/browser/keep-focus.ts'
import type { AppSecret } from '../../../../lib/contract/accounts/factors.ts'
import { churchName } from '../../../../lib/site/this-church.ts'
import { shownDay } from '../../../../lib/words/shown-day.ts'
import type { Change } from './change.ts'
import { signInWords } from './messages.ts'

type Props = { since: string | null; change: Change; busy: boolean }

export const appTitle = 'authenticator'

/** Sets up an authenticator app by a QR code or a typed key. It is active after the first correct code. */
export function AuthenticatorApp({ since, change, busy }: Props) {
  const [begun, setBegun] = useState<AppSecret>()
  const [isRemoving, setIsRemoving] = useState(false)
  const begin = () =>
    void change(async () => {
      setBegun(await beginApp())
      return ''
    })
  const leave = () => {
    const giveBack = keepFocus(() => document.getElementById(appTitle))
    setBegun(undefined)
    giveBack()
  }

  return (
    <div className="grid gap-3">
      <h3 id={appTitle} tabIndex={-1}>
        {signInWords.app}
      </h3>
      {since ? <p>{signInWords.appSince({ day: shownDay(since) })}</p> : <p>{signInWords.appExplained}</p>}
      {since && (
        <button
          className="btn justify-self-start"
          type="button"
          disabled={busy}
          onClick={() => setIsRemoving(true)}
        >
          {signInWords.removeApp}
        </button>
      )}
      {!since && !begun && (
        <button className="btn justify-self-start" type="button" disabled={busy} onClick={begin}>
          {signInWords.setUpApp}
        </button>
      )}
      {!since && begun && <AppSetup secret={begun} change={change} busy={busy} done={leave} />}
      {isRemoving && (
        <Confirm
          title={signInWords.removeAppTitle}
          act={signInWords.removeIt}
          confirm={() => void change(() => removeApp().then(() => signInWords.appRemoved))}
          close={() => setIsRemoving(false)}
        >
          <p>{signInWords.removeAppExplained({ church: churchName() })}</p>
        </Confirm>
      )}
    </div>
  )
}

type SetupProps = { secret: AppSecret; change: Change; busy: boolean; done: () => void }

function AppSetup({ secret: { secret, address, qr }, change, busy, done }: SetupProps) {
  const [errors, setErrors] = useState<FieldErrors>({})

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('app_code') ?? '')
    setErrors({})
    void change(async () => {
      try {
        const enrolled = await confirmApp(code)
        done()
        return enrolled
      } catch (error) {
        if (error instanceof ApiError && error.fields['code']) setErrors({ app_code: error.fields['code'] })
        throw error
      }
    })
  }

  return (
    <Errors value={errors}>
      <form className="grid gap-4" onSubmit={submit} noValidate>
        <ol className="grid list-decimal gap-3 ps-5">
          <li>
            {signInWords.scan[0]}
            <a href={address}>{signInWords.scan[1]}</a>
            {signInWords.scan[2]}
            <svg
              className="mt-3 w-full max-w-56"
              viewBox={`0 0 ${qr.size} ${qr.size}`}
              role="img"
              aria-label={signInWords.qrCode}
              shapeRendering="crispEdges"
            >
              {/* Dark on light in both colour schemes: many scanners read no other QR codes. */}
              <path fill="#fff" d={`M0 0h${qr.size}v${qr.size}H0z`} />
              <path fill="#000" d={qr.path} />
            </svg>
          </li>
          <li>
            {signInWords.orType} <code className="break-words">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          </li>
          <li>{signInWords.thenEnter}</li>
        </ol>
        <Field
          name="app_code"
          label={signInWords.firstCode}
          required
          inputMode="numeric"
          autoComplete="one-time-code"
        />
        <p className="flex flex-wrap gap-3">
          <button className="btn btn-primary" type="submit" disabled={busy}>
            {signInWords.turnOnApp}
          </button>
          <button className="btn" type="button" onClick={done}>
            {signInWords.notNow}
          </button>
        </p>
      </form>
    </Errors>
  )
}
