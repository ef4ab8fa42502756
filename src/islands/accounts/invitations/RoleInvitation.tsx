import { invitationPhrase } from '../../../lib/accounts/invitation-words.ts'
import { joinByInvitation, showInvitation } from '../../../lib/api/accounts/invitations.ts'
import { ownDashboard } from '../../../lib/browser/guard.ts'
import type { ShownInvitation } from '../../../lib/contract/accounts/invitation.ts'
import { churchName } from '../../../lib/site/this-church.ts'
import { calendarWords } from '../../../lib/texts/services/days.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import { useMember } from '../../../stores/useMember.ts'
import { AcceptInvitation } from './AcceptInvitation.tsx'
import { JoinForm } from './JoinForm.tsx'
import { invitationWords } from './messages.ts'
import { OldOrNew } from './OldOrNew.tsx'

/** Reads an invitation. Throws ApiError. */
export const openRoleInvitation = async (token: string) => (
  <RoleInvitation token={token} invitation={await showInvitation(token)} />
)

/** An invitation to a role, and to duties: for one person, once. */
function RoleInvitation({ token, invitation }: { token: string; invitation: ShownInvitation }) {
  const member = useMember()
  const { name, invited_by, led_by, expires_at, role, duties, known } = invitation
  const plain = duties.length > 0 ? '/dashboard' : '/complete-profile'
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        {name && <p>{invitationWords.dear({ name })}</p>}
        <p className="lede">
          {invitationWords.toRole({
            by: invited_by,
            to: invitationPhrase(invitation),
            church: churchName(),
          })}
        </p>
        {led_by && <p>{invitationWords.ledBy({ leader: led_by })}</p>}
        <p className="text-ink-soft">
          {invitationWords.holdsOnce({ day: calendarWords.day({ day: formatDay(expires_at) }) })}
        </p>
      </div>
      {member?.username ? (
        <AcceptInvitation token={token} invitation={invitation} member={member} />
      ) : (
        <OldOrNew token={token} act={invitationWords.logInAndAccept}>
          <JoinForm
            join={(person) => joinByInvitation({ ...person, token })}
            way={ownDashboard({ signedIn: true, role }) ?? plain}
            act={invitationWords.signUpAndAccept}
            leastPassword={role === 'user' ? 8 : 10}
            known={known}
          />
        </OldOrNew>
      )}
    </div>
  )
}
