import { dropInvitationToken } from '../../../lib/accounts/invitation-token.ts'
import { call } from '../../../lib/api/call.ts'
import {
  joinByLink,
  showFellowshipLink,
  signUpByLink,
} from '../../../lib/contract/groups/calls/fellowship-links.ts'
import type { ShownFellowshipLink } from '../../../lib/contract/groups/fellowship-link.ts'
import { churchName } from '../../../lib/site/this-church.ts'
import { invitationTexts } from '../../../lib/texts/accounts/invitation.ts'
import { fellowshipTexts } from '../../../lib/texts/groups/fellowships.ts'
import { calendarWords } from '../../../lib/texts/services/days.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import { storeAnsweredAccount } from '../../../stores/store-account.ts'
import { notifyOnNextPage } from '../../../stores/toasts.ts'
import { useMember } from '../../../stores/useMember.ts'
import { AcceptWithAccount } from './AcceptWithAccount.tsx'
import { JoinForm } from './JoinForm.tsx'
import { invitationWords } from './messages.ts'
import { OldOrNew } from './OldOrNew.tsx'

type Props = { token: string; shown: ShownFellowshipLink }

/** Reads the link of a fellowship. Throws ApiError. */
export const openFellowshipInvitation = async (token: string) => (
  <FellowshipInvitation token={token} shown={await call(showFellowshipLink, { body: { token } })} />
)

/** An invitation into a fellowship, for whoever was given its link. */
function FellowshipInvitation({ token, shown }: Props) {
  const member = useMember()
  const { fellowship, invited_by, expires_at, joins } = shown

  const tell = (membership: 'member' | 'asked'): void =>
    notifyOnNextPage(
      'success',
      membership === 'member'
        ? invitationTexts.inFellowship({ name: fellowship })
        : fellowshipTexts.asked({ name: fellowship }),
    )

  async function accept(): Promise<void> {
    const { user, membership } = await call(joinByLink, { body: { token } })
    storeAnsweredAccount(user)
    dropInvitationToken()
    tell(membership)
    location.replace(membership === 'member' ? '/member-fellowship' : '/dashboard')
  }

  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <p className="lede">
          {invitationWords.intoFellowship({ by: invited_by, fellowship, church: churchName() })}
        </p>
        {!joins && <p>{invitationWords.asksLeader}</p>}
        <p className="text-ink-soft">
          {invitationWords.holds({ day: calendarWords.day({ day: formatDay(expires_at) }) })}
        </p>
      </div>
      {member?.username ? (
        <AcceptWithAccount member={member} act={invitationWords.join({ fellowship })} accept={accept}>
          {joins && hasOther(member['fellowships'], fellowship) && (
            <p className="notice w-full">{invitationWords.leavesOther}</p>
          )}
        </AcceptWithAccount>
      ) : (
        <OldOrNew token={token} act={invitationWords.logInAndJoin}>
          <JoinForm
            join={async (person) =>
              tell((await call(signUpByLink, { body: { ...person, token } })).membership)
            }
            way="/complete-profile"
            act={invitationWords.signUpAndJoin}
          />
        </OldOrNew>
      )}
    </div>
  )
}

/** The stored user is not validated. */
const hasOther = (input: unknown, name: string): boolean =>
  Array.isArray(input) && input.some((one: unknown) => Object(one).name !== name)
