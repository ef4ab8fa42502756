import { useRef } from 'react'
import { QrCode } from '../../components/ui/QrCode.tsx'
import type { FellowshipLinkAnswer } from '../../lib/contract/fellowship-link.ts'
import { formatDay } from '../../lib/dates.ts'
import { shareTexts } from '../../lib/messages/share.ts'
import { churchName } from '../../lib/this-church.ts'
import { notify } from '../../stores/toasts.ts'

type Props = FellowshipLinkAnswer & { name: string; end: () => void }

/** The link by which people join a fellowship: to copy, to share, as a picture, and to end. */
export function MembersLink({ link, expires_at, joins, name, end }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const words = `You are invited into the fellowship ${name} of ${churchName()}: ${link}`

  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => notify.success('The link is copied'),
      () => {
        field.current?.select()
        notify.success(shareTexts.copy)
      },
    )

  return (
    <>
      <QrCode text={link} label={`The link into ${name} as a picture`} className="w-56" />
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
          It holds until {formatDay(expires_at)}.{' '}
          {joins ? 'Who takes it is in at once.' : 'Who takes it asks the leader first.'}
        </span>
      </label>
      <p className="flex flex-wrap gap-3">
        <button className="btn btn-primary" type="button" onClick={() => void copy()}>
          Copy the link
        </button>
        <a
          className="btn"
          href={`https://wa.me/?text=${encodeURIComponent(words)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          Share by WhatsApp<span className="sr-only"> (opens in a new tab)</span>
        </a>
        <button className="btn btn-danger" type="button" onClick={end}>
          End this link
        </button>
      </p>
    </>
  )
}
