import { lazy, Suspense, useState } from 'react'
import { Problem } from '../../../components/form/Problem.tsx'
import { whyRefused } from '../../../lib/api/api-error.ts'
import type { NewPasswordAnswer } from '../../../lib/contract/accounts/new-password.ts'
import { staffWords } from '../messages.ts'

const OfferedPassword = lazy(() =>
  import('./OfferedPassword.tsx').then((part) => ({ default: part.OfferedPassword })),
)

type Props = {
  name: string
  /** Makes the link and the code. */
  offer: () => Promise<NewPasswordAnswer>
}

/** A new password for somebody whom no e-mail reaches: asks first, then shows the link and the code, once. */
export function NewPassword({ name, offer }: Props) {
  // False after Cancel: the focus goes back to the button.
  const [isOffered, setIsOffered] = useState<boolean>()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [offered, setOffered] = useState<NewPasswordAnswer>()

  async function make(): Promise<void> {
    setBusy(true)
    setProblem('')
    try {
      setOffered(await offer())
    } catch (error) {
      setProblem(whyRefused(error))
    }
    setBusy(false)
  }

  return (
    <section className="grid gap-3" aria-label={staffWords.newPassword}>
      {!isOffered && (
        <p>
          <button
            className="btn"
            type="button"
            ref={isOffered === false ? focus : null}
            onClick={() => setIsOffered(true)}
          >
            {staffWords.resetPassword}
          </button>
        </p>
      )}
      {isOffered && !offered && (
        <div className="notice grid gap-3" ref={focus} tabIndex={-1}>
          <p>{staffWords.newPasswordExplained({ name })}</p>
          <Problem text={problem} />
          <p className="flex flex-wrap gap-3">
            <button className="btn" type="button" disabled={busy} onClick={() => setIsOffered(false)}>
              {staffWords.cancel}
            </button>
            <button
              className="btn btn-primary"
              type="button"
              disabled={busy}
              aria-busy={busy}
              onClick={() => void make()}
            >
              {staffWords.createLinkAndCode}
            </button>
          </p>
        </div>
      )}
      {offered && (
        <Suspense>
          <OfferedPassword {...offered} name={name} />
        </Suspense>
      )}
    </section>
  )
}

/** Shows the question on a small screen, too, where it begins below the edge. */
const focus = (shown: HTMLElement | null): void => shown?.focus()
