import { useEffect, useRef, useState } from 'react'
import { QrCode } from '../../../components/ui/QrCode.tsx'
import {
  type NewPasswordAnswer,
  officeHours,
  type TellingWay,
} from '../../../lib/contract/accounts/new-password.ts'
import { churchName } from '../../../lib/site/this-church.ts'
import { ShareLink } from '../ShareLink.tsx'

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
  useEffect(() => place.current?.focus(), [])
  const words = `${churchName()}: choose a new password with this link. It is for you alone: ${link}`

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
      <ShareLink
        label="Or give them the link"
        link={link}
        words={words}
        telephone={telephone}
        hint={`Link and code are shown this once, hold for ${officeHours} hours, and one of them works once.`}
      >
        {!isDrawn && (
          <button className="btn" type="button" onClick={() => setDrawn(true)}>
            Show the QR code
          </button>
        )}
      </ShareLink>
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
