import { roleName } from '../../../components/staff/person-words.ts'
import { useHashWord, writeHashWords } from '../../../components/staff/useHash.ts'
import { dutyName } from '../../../lib/accounts/duty-words.ts'
import { listInvitations, withdrawInvitation } from '../../../lib/api/accounts/invitations.ts'
import type { InvitationAnswer, InvitationState } from '../../../lib/contract/accounts/invitation.ts'
import { shownTelephone } from '../../../lib/text/phone.ts'
import { shownDay } from '../../../lib/words/shown-day.ts'
import { useActs } from '../../staff/acts/useActs.tsx'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'
import { InviteDialog } from './InviteDialog.tsx'
import { invitationWords } from './messages.ts'

const badges: Record<InvitationState, string> = {
  waiting: 'badge-gold',
  used: 'badge-forest',
  expired: '',
  withdrawn: '',
}

/** Who was invited to serve. `#users?invite=yes` opens the form at once, `?invite=treasurer` with that duty. */
export function Invitations() {
  const { data: invitations, isHere, reload } = useOnOpen(useLoaded(listInvitations))
  const tickedDuty = useHashWord('invite')
  const { actions, opened } = useActs<InvitationAnswer>({
    acts: [
      {
        name: invitationWords.withdraw,
        when: ({ state }) => state === 'waiting',
        danger: true,
        ask: () => ({
          title: invitationWords.withdrawThisInvitation,
          act: invitationWords.withdraw,
          text: <p>{invitationWords.linkDoesNothingAny}</p>,
        }),
        call: ({ id }) => withdrawInvitation(id),
        toast: invitationWords.invitationIsWithdrawn,
      },
    ],
    nameOf,
    changed: reload,
  })
  const show = (invite: string) => writeHashWords({ invite }, { typed: true })
  if (!isHere) return null

  return (
    <section className="card mt-8 grid gap-4" aria-labelledby="invitations">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="invitations">{invitationWords.invitations}</h2>
        <button className="btn btn-primary" type="button" onClick={() => show('yes')}>
          {invitationWords.inviteStaff}
        </button>
      </div>
      <p className="max-w-prose text-ink-soft">{invitationWords.whoeverOpensLinkThat}</p>
      {invitations && invitations.length > 0 && (
        <ul className="grid gap-4">
          {invitations.map((invitation) => (
            <li className="flex flex-wrap items-center justify-between gap-3" key={invitation.id}>
              <Row {...invitation} />
              {actions(invitation)}
            </li>
          ))}
        </ul>
      )}
      {tickedDuty && <InviteDialog ticked={tickedDuty} made={reload} close={() => show('')} />}
      {opened}
    </section>
  )
}

const nameOf = ({ name, email, telephone }: InvitationAnswer): string =>
  name || email || shownTelephone(telephone) || invitationWords.somebody

function Row(invitation: InvitationAnswer) {
  const { role, fellowship, duties, state, used_by, created_at, expires_at } = invitation
  const reach = [invitation.email, shownTelephone(invitation.telephone)].filter(
    (one) => one && one !== nameOf(invitation),
  )
  return (
    <div className="min-w-0">
      <p className="break-words">
        <strong>{nameOf(invitation)}</strong>
        {reach.length > 0 && ` (${reach.join(', ')})`}: {roleName(role)}
        {fellowship && `, ${fellowship}`}
        {duties.length > 0 && `, ${duties.map(dutyName).join(', ')}`}
      </p>
      <p className="text-ink-soft">
        <span className={`badge ${badges[state]}`}>{stateNames[state]}</span>{' '}
        {state === 'waiting' && invitationWords.untilDay({ day: shownDay(expires_at) })}
        {state === 'used' && invitationWords.byUsedby({ usedBy: used_by })}
        {(state === 'expired' || state === 'withdrawn') &&
          invitationWords.madeOnDay({ day: shownDay(created_at) })}
      </p>
    </div>
  )
}

const stateNames: Record<InvitationState, string> = {
  get waiting() {
    return invitationWords.waiting
  },
  get used() {
    return invitationWords.accepted
  },
  get expired() {
    return invitationWords.expired
  },
  get withdrawn() {
    return invitationWords.withdrawn
  },
}
