import { useEffect, useRef } from 'react'
import type { NewInvitationAnswer } from '../../../lib/contract/invitation.ts'
import { invitationPhrase } from '../../../lib/invitation-words.ts'
import { shareTexts } from '../../../lib/messages/share.ts'
import { churchMails, churchName } from '../../../lib/this-church.ts'
import { notify } from '../../../stores/toasts.ts'

type Props = NewInvitationAnswer & { close: () => void }

/** The link of a new invitation, to copy or to share. It cannot be shown again. */
export function NewLink({ invitation, link, close }: Props) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const words = `${churchName()} invites you ${invitationPhrase(invitation)}. This link is for you alone: ${link}`
  const to = invitation.telephone.replace(/\D/g, '')

  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => notify.success('The link is copied'),
      () => {
        field.current?.select()
        notify.success(shareTexts.copy)
      },
    )

  return (
    <div className="grid gap-4">
      {invitation.email && churchMails() && (
        <p role="status">The link is on its way to {invitation.email}.</p>
      )}
      <label className="field">
        <span className="label">The link</span>
        <input
          className="input"
          ref={field}
          readOnly
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <span className="hint">
          It is shown this once, works once, and holds for 14 days. Give it to nobody else: whoever opens it
          may take the role.
        </span>
      </label>
      <p className="flex flex-wrap gap-3">
        <button className="btn btn-primary" type="button" onClick={() => void copy()}>
          Copy the link
        </button>
        <a
          className="btn"
          href={`https://wa.me/${to}?text=${encodeURIComponent(words)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          Share by WhatsApp<span className="sr-only"> (opens in a new tab)</span>
        </a>
        <button className="btn" type="button" onClick={close}>
          Done
        </button>
      </p>
    </div>
  )
}
