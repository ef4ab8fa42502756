import { invitationPhrase } from '../../../lib/accounts/invitation-words.ts'
import type { NewInvitationAnswer } from '../../../lib/contract/accounts/invitation.ts'
import { churchMails, churchName } from '../../../lib/site/this-church.ts'
import { ShareLink } from '../../staff/ShareLink.tsx'

type Props = NewInvitationAnswer & { close: () => void }

/** The link of a new invitation, to copy or to share. It cannot be shown again. */
export function NewLink({ invitation, link, close }: Props) {
  const words = `${churchName()} invites you ${invitationPhrase(invitation)}. This link is for you alone: ${link}`

  return (
    <div className="grid gap-4">
      {invitation.email && churchMails() && (
        <p role="status">The link is on its way to {invitation.email}.</p>
      )}
      <ShareLink
        link={link}
        words={words}
        telephone={invitation.telephone}
        isFocused
        hint="It is shown this once, works once, and holds for 14 days. Give it to nobody else: whoever opens it may take the role."
      >
        <button className="btn" type="button" onClick={close}>
          Done
        </button>
      </ShareLink>
    </div>
  )
}
