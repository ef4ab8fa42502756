import { invitationPhrase } from '../../../lib/accounts/invitation-words.ts'
import type { NewInvitationAnswer } from '../../../lib/contract/accounts/invitation.ts'
import { churchMails, churchName } from '../../../lib/site/this-church.ts'
import { ShareLink } from '../../staff/ShareLink.tsx'
import { invitationWords } from './messages.ts'

type Props = NewInvitationAnswer & { close: () => void }

/** The link of a new invitation, to copy or to share. It cannot be shown again. */
export function NewLink({ invitation, link, close }: Props) {
  const words = invitationWords.churchInvitesYouInvitationphrase({
    church: churchName(),
    invitationPhrase: invitationPhrase(invitation),
    link,
  })

  return (
    <div className="grid gap-4">
      {invitation.email && churchMails() && (
        <p role="status">{invitationWords.linkIsOnIts({ email: invitation.email })}</p>
      )}
      <ShareLink
        link={link}
        words={words}
        telephone={invitation.telephone}
        isFocused
        hint={invitationWords.itIsShownThis}
      >
        <button className="btn" type="button" onClick={close}>
          {invitationWords.done}
        </button>
      </ShareLink>
    </div>
  )
}
