import { useEffect, useRef, useState } from 'react'
import { QrCode } from '../../components/ui/QrCode.tsx'
import { type NewPasswordAnswer, officeHours, type TellingWay } from '../../lib/contract/new-password.ts'
import { shareTexts } from '../../lib/messages/share.ts'
import { churchName } from '../../lib/this-church.ts'
import { notify } from '../../stores/toasts.ts'

/** The link and the code of a new password. They cannot be shown again. */
export function OfferedPassword({
  name,
  username,
  telephone,
  link,
  code,
  told,
}: NewPasswordAnswer & { name: string }) {
  const [isDrawn, setDrawn] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => place.current?.focus(), [])
  const words = `${churchName()}: choose a new password with this link. It is for you alone: ${link}`

  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => notify.success('The link is copied'),
      () => {
        field.current?.select()
        notify.success(shareTexts.copy)
      },
    )

  return (
    <div className="notice grid gap-4" ref={place} tabIndex={-1}>
      <p>
        Read this code out to {name}. They type it, with the username <strong>{username}</strong>, under
        “Forgot your password?” on the login page.
      </p>
      <p>
        <output className="text-2xl font-semibold" aria-label="The code">
          {code.slice(0, 4)} {code.slice(4)}
        </output>
      </p>
      <label className="field">
        <span className="label">Or give them the link</span>
        <input
          className="input"
          ref={field}
          readOnly
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <span className="hint">
          Link and code are shown this once, hold for {officeHours} hours, and one of them works once.
        </span>
      </label>
      <p className="flex flex-wrap gap-3">
        <button className="btn" type="button" onClick={() => void copy()}>
          Copy the link
        </button>
        <a
          className="btn"
          href={`https://wa.me/${telephone.replace(/\D/g, '')}?text=${encodeURIComponent(words)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          Share by WhatsApp<span className="sr-only"> (opens in a new tab)</span>
        </a>
        {!isDrawn && (
          <button className="btn" type="button" onClick={() => setDrawn(true)}>
            Show the QR code
          </button>
        )}
      </p>
      {isDrawn && <QrCode text={link} label={`QR code of the link for ${name}`} className="w-60" />}
      <p className="text-ink-soft">{toldIn(told)}</p>
    </div>
  )
}

const ways: Record<TellingWay, string> = {
  email: 'by e-mail',
  sms: 'by text message',
  push: 'on their devices',
}

function toldIn(told: readonly TellingWay[]): string {
  if (told.length === 0)
    return 'There is no way to tell them of it from here: no e-mail, no text message, no notification. Tell them yourself.'
  return `They are told of it ${new Intl.ListFormat('en').format(told.map((way) => ways[way]))}.`
}
