import { type ReactNode, useState } from 'react'
import { useHydrated } from '../../../components/ui/useHydrated.ts'
import { type LinkKind, spendLink } from '../../../lib/api/accounts/accounts.ts'
import { readMe } from '../../../lib/api/accounts/me.ts'
import { ApiError } from '../../../lib/api/api-error.ts'
import { readAccount } from '../../../stores/member.ts'
import { clearSession } from '../../../stores/session-acts.ts'
import { storeAnsweredAccount } from '../../../stores/store-account.ts'
import { useToken } from './useToken.ts'

const words: Record<LinkKind, { act: string; busy: string; next: [href: string, name: string] }> = {
  'confirm-email': {
    act: 'Confirm this address',
    busy: 'Confirming...',
    next: ['/profile', 'Go to your profile'],
  },
  'undo-email': {
    act: 'Restore my address',
    busy: 'Restoring...',
    next: ['/forgot-password', 'Choose a new password'],
  },
  'not-me': { act: 'Sign everybody out', busy: 'Signing out...', next: ['/contact', 'Write to the church'] },
  'not-my-account': {
    act: 'Disconnect my account',
    busy: 'Separating...',
    next: ['/contact', 'Write to the church'],
  },
}

type State =
  | { state: 'open' | 'busy' }
  | { state: 'done'; message: string }
  /** `login`: the link works in a session of its account. */
  | { state: 'failed'; message: string; login: boolean }

/** The confirmation button of an e-mailed link. Link scanners open the page but do not press the button. */
export function MailedLink({ kind }: { kind: LinkKind }) {
  const awake = useHydrated()
  const token = useToken()
  const [now, setNow] = useState<State>({ state: 'open' })
  const { act, busy, next } = words[kind]

  async function press(): Promise<void> {
    setNow({ state: 'busy' })
    try {
      const message = await spendLink(kind, token)
      // These links end all sessions of the account, including this browser's.
      if (kind === 'undo-email' || kind === 'not-me') clearSession()
      else if (kind === 'confirm-email' && readAccount())
        await readMe().then(storeAnsweredAccount, () => undefined)
      setNow({ state: 'done', message })
    } catch (error) {
      const { detail, status } = error instanceof ApiError ? error : { detail: notReached, status: 0 }
      setNow({ state: 'failed', message: detail, login: kind === 'confirm-email' && status === 409 })
    }
  }

  if (awake && !token) return <Notice>{incomplete}</Notice>
  if (now.state === 'done')
    return (
      <div className="grid justify-items-start gap-4">
        <p className="notice notice-success w-full" role="status">
          {now.message}
        </p>
        <a className="btn btn-primary" href={next[0]}>
          {next[1]}
        </a>
      </div>
    )
  return (
    <div className="grid justify-items-start gap-4">
      {now.state === 'failed' && <Notice>{now.message || notReached}</Notice>}
      {now.state === 'failed' && now.login && (
        <a className="btn" href="/login">
          Log in
        </a>
      )}
      <button
        className="btn btn-primary"
        type="button"
        disabled={!awake || now.state === 'busy'}
        aria-busy={now.state === 'busy'}
        onClick={() => void press()}
      >
        {now.state === 'busy' ? busy : act}
      </button>
    </div>
  )
}

const incomplete = 'This link is incomplete. Please open it from the e-mail again.'
const notReached = 'The church was not reached. Please try again in a moment.'

function Notice({ children }: { children: ReactNode }) {
  return (
    <p className="notice notice-error w-full" role="alert">
      {children}
    </p>
  )
}
