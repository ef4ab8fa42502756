import { type ReactNode, useEffect, useState } from 'react'
import { useHydrated } from '../../components/ui/useHydrated.ts'
import { ApiError } from '../../lib/api/api-error.ts'
import { showInvitation } from '../../lib/api/invitations.ts'
import type { ShownInvitation } from '../../lib/contract/invitation.ts'
import { formatDay } from '../../lib/dates.ts'
import { dropInvitationToken, readInvitationToken, storeInvitationToken } from '../../lib/invitation-token.ts'
import { invitationPhrase } from '../../lib/invitation-words.ts'
import { invitationTexts } from '../../lib/messages/invitation.ts'
import { churchName } from '../../lib/this-church.ts'
import { useMember } from '../../stores/useMember.ts'
import { useToken } from '../session/useToken.ts'
import { AcceptInvitation } from './AcceptInvitation.tsx'
import { JoinForm } from './JoinForm.tsx'

type State =
  | { state: 'loading' }
  | { state: 'refused' | 'unreached'; why: string }
  | { state: 'open'; invitation: ShownInvitation }

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
    showInvitation(token).then(
      (invitation) => setNow({ state: 'open', invitation }),
      (error: unknown) => setNow(stateOf(error)),
    )
  }, [token, tries])

  // Without scripts the page says what it needs, and waits for nothing.
  if (!awake) return null
  if (!token) return <Refused why={invitationTexts.incomplete} />
  if (now.state === 'loading')
    return (
      <div className="skeleton min-h-40" role="status" aria-busy="true" aria-label="Reading the invitation" />
    )
  if (now.state === 'open') return <Open token={token} invitation={now.invitation} />
  return (
    <Refused why={now.why}>
      {now.state === 'unreached' ? (
        <button className="btn btn-primary" type="button" onClick={() => setTries(tries + 1)}>
          Try again
        </button>
      ) : (
        <a className="btn" href="/login">
          Log in
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
  const [said] = Object.values(error.fields).flat()
  return { state: 'refused', why: error.detail || said || invitationTexts.incomplete }
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

function Open({ token, invitation }: { token: string; invitation: ShownInvitation }) {
  const member = useMember()
  const { name, invited_by, led_by, expires_at } = invitation
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        {name && <p>Dear {name},</p>}
        <p className="lede">
          {invited_by} invites you {invitationPhrase(invitation)} at {churchName()}.
        </p>
        {led_by && <p>So far {led_by} leads it. Once you say yes, you do.</p>}
        <p className="text-ink-soft">
          This link is for you alone and works once, until {formatDay(expires_at)}.
        </p>
      </div>
      {member?.username ? (
        <AcceptInvitation {...{ token, invitation, member }} />
      ) : (
        <>
          <div className="grid justify-items-start gap-2">
            <h2 className="text-lg">I have an account here</h2>
            <a className="btn" href="/login?next=/invitation" onClick={() => storeInvitationToken(token)}>
              Log in and say yes
            </a>
          </div>
          <div className="grid gap-4">
            <h2 className="text-lg">I am new here</h2>
            <JoinForm token={token} invitation={invitation} />
          </div>
        </>
      )}
    </div>
  )
}
