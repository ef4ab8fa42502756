import { useState } from 'react'
import { whyRefused } from '../../lib/api/api-error.ts'
import { acceptInvitation } from '../../lib/api/invitations.ts'
import type { ShownInvitation } from '../../lib/contract/invitation.ts'
import { ownDashboard } from '../../lib/guard.ts'
import { dropInvitationToken } from '../../lib/invitation-token.ts'
import { invitationTexts } from '../../lib/messages/invitation.ts'
import type { StoredUser } from '../../lib/session-storage.ts'
import { storeAnsweredUser } from '../../stores/store-user.ts'
import { notifyOnNextPage } from '../../stores/toasts.ts'

type Props = { token: string; invitation: ShownInvitation; member: StoredUser }

/** Takes the invitation with the account that is logged in. */
export function AcceptInvitation({ token, invitation: { role }, member }: Props) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const serves = member.role === 'media' || member.role === 'fellowship_leader'

  async function accept(): Promise<void> {
    setBusy(true)
    setProblem('')
    try {
      storeAnsweredUser(await acceptInvitation(token))
      dropInvitationToken()
      notifyOnNextPage('success', invitationTexts.taken)
      const now = role === 'user' ? member.role : role
      location.replace(ownDashboard({ signedIn: true, role: now }) ?? '/dashboard')
    } catch (error) {
      setProblem(whyRefused(error))
      setBusy(false)
    }
  }

  return (
    <div className="grid justify-items-start gap-4">
      <p>
        You are logged in as <strong>{member.username}</strong>. If that is not you, please log out first, and
        open the link again.
      </p>
      {serves && role !== 'user' && member.role !== role && (
        <p className="notice w-full">
          An account has one role: yours in the {member.role === 'media' ? 'media team' : 'fellowship'} ends
          when you say yes.
        </p>
      )}
      {problem && (
        <p className="notice notice-error w-full" role="alert">
          {problem}
        </p>
      )}
      <button
        className="btn btn-primary"
        type="button"
        disabled={busy}
        aria-busy={busy}
        onClick={() => void accept()}
      >
        Yes, with this account
      </button>
    </div>
  )
}
