import { type ReactNode, useEffect, useState } from 'react'
import { useHydrated } from '../../../components/ui/useHydrated.ts'
import { dropInvitationToken, readInvitationToken } from '../../../lib/accounts/invitation-token.ts'
import { ApiError } from '../../../lib/api/api-error.ts'
import { invitationTexts } from '../../../lib/texts/accounts/invitation.ts'
import { useToken } from '../session/useToken.ts'
import { invitationWords } from './messages.ts'

type State =
  | { state: 'loading' }
  | { state: 'refused' | 'unreached'; why: string }
  | { state: 'open'; shown: ReactNode }

/** The invitation of a link. Its code is loaded when it is opened. */
const fetchInvitation = (token: string): Promise<ReactNode> =>
  import('./open-invitation.ts').then(({ openInvitation }) => openInvitation(token))

/** Reads the invitation of the link, and offers to take it. Opening the link does nothing else. */
export function Invitation() {
  const awake = useHydrated()
  const linked = useToken()
  // After a login the address has no fragment.
  const token = linked || (awake ? readInvitationToken() : '')
  const [now, setNow] = useState<State>({ state: 'loading' })
  const [tries, setTries] = useState(0)

  useEffect(() => {
    if (!token || tries < 0) return
    setNow({ state: 'loading' })
    fetchInvitation(token).then(
      (shown) => setNow({ state: 'open', shown }),
      (error: unknown) => setNow(stateOf(error)),
    )
  }, [token, tries])

  // Without scripts the page says what it needs, and waits for nothing.
  if (!awake) return null
  if (!token) return <Refused why={invitationTexts.incomplete} />
  if (now.state === 'loading')
    return (
      <div
        className="skeleton min-h-40"
        role="status"
        aria-busy="true"
        aria-label={invitationWords.reading}
      />
    )
  if (now.state === 'open') return now.shown
  return (
    <Refused why={now.why}>
      {now.state === 'unreached' ? (
        <button className="btn btn-primary" type="button" onClick={() => setTries(tries + 1)}>
          {invitationWords.tryAgain}
        </button>
      ) : (
        <a className="btn" href="/login">
          {invitationWords.logIn}
        </a>
      )}
    </Refused>
  )
}

function stateOf(error: unknown): State {
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500
  if (!refused || error.status === 429)
    return { state: 'unreached', why: (refused && error.detail) || invitationTexts.unreached }
  dropInvitationToken()
  const [message] = Object.values(error.fields).flat()
  return { state: 'refused', why: error.detail || message || invitationTexts.incomplete }
}

function Refused({ why, children }: { why: string; children?: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-4">
      <p className="notice notice-error w-full" role="alert">
        {why}
      </p>
      {children}
    </div>
  )
}
