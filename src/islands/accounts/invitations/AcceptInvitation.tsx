import { dropInvitationToken } from '../../../lib/accounts/invitation-token.ts'
import { acceptInvitation } from '../../../lib/api/accounts/invitations.ts'
import { ownDashboard } from '../../../lib/browser/guard.ts'
import type { StoredAccount } from '../../../lib/browser/session-storage.ts'
import type { ShownInvitation } from '../../../lib/contract/accounts/invitation.ts'
import { invitationTexts } from '../../../lib/texts/accounts/invitation.ts'
import { storeAnsweredAccount } from '../../../stores/store-account.ts'
import { notifyOnNextPage } from '../../../stores/toasts.ts'
import { AcceptWithAccount } from './AcceptWithAccount.tsx'
import { invitationWords } from './messages.ts'

type Props = { token: string; invitation: ShownInvitation; member: StoredAccount }

/** Takes the invitation with the account that is logged in. */
export function AcceptInvitation({ token, invitation: { role }, member }: Props) {
  const serves = member.role === 'media' || member.role === 'fellowship_leader'

  async function accept(): Promise<void> {
    storeAnsweredAccount(await acceptInvitation(token))
    dropInvitationToken()
    notifyOnNextPage('success', invitationTexts.taken)
    const now = role === 'user' ? member.role : role
    location.replace(ownDashboard({ signedIn: true, role: now }) ?? '/dashboard')
  }

  return (
    <AcceptWithAccount member={member} act={invitationWords.accept} accept={accept}>
      {serves && role !== 'user' && member.role !== role && (
        <p className="notice w-full">
          {member.role === 'media' ? invitationWords.endsMedia : invitationWords.endsFellowship}
        </p>
      )}
    </AcceptWithAccount>
  )
}
