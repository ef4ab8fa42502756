import { type ReactNode, useState } from 'react'
import { useHydrated } from '../../../components/ui/useHydrated.ts'
import { type LinkKind, spendLink } from '../../../lib/api/accounts/accounts.ts'
import { readMe } from '../../../lib/api/accounts/me.ts'
import { ApiError } from '../../../lib/api/api-error.ts'
import { readAccount } from '../../../stores/member.ts'
import { clearSession } from '../../../stores/session-acts.ts'
import { storeAnsweredAccount } from '../../../stores/store-account.ts'
import { mailedLinkWords } from './messages.ts'
import { useToken } from './useToken.ts'

type LinkWords = { act: string; busy: string; next: [href: string, name: string] }

const wordsOf = (): Record<LinkKind, LinkWords> => ({
  'confirm-email': {
    act: mailedLinkWords.confirm,
    busy: mailedLinkWords.confirming,
    next: ['/profile', mailedLinkWords.toProfile],
  },
  'undo-email': {
    act: mailedLinkWords.restore,
    busy: mailedLinkWords.restoring,
    next: ['/forgot-password', mailedLinkWords.newPassword],
  },
  'not-me': {
    act: mailedLinkWords.signOut,
    busy: mailedLinkWords.signingOut,
    next: ['/contact', mailedLinkWords.write],
  },
  'not-my-account': {
    act: mailedLinkWords.disconnect,
    busy: mailedLinkWords.separating,
    next: ['/contact', mailedLinkWords.write],
  },
})

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
  const { act, busy, next } = wordsOf()[kind]

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
      const { detail, status } =
        error instanceof ApiError ? error : { detail: mailedLinkWords.notReached, status: 0 }
      setNow({ state: 'failed', message: detail, login: kind === 'confirm-email' && status === 409 })
    }
  }

  if (awake && !token) return <Notice>{mailedLinkWords.incomplete}</Notice>
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
      {now.state === 'failed' && <Notice>{now.message || mailedLinkWords.notReached}</Notice>}
      {now.state === 'failed' && now.login && (
        <a className="btn" href="/login">
          {mailedLinkWords.logIn}
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

function Notice({ children }: { children: ReactNode }) {
  return (
    <p className="notice notice-error w-full" role="alert">
      {children}
    </p>
  )
}
