import { useEffect, useRef, useState } from 'react'
import { QrCode } from '../../../components/ui/QrCode.tsx'
import {
  type NewPasswordAnswer,
  officeHours,
  type TellingWay,
} from '../../../lib/contract/accounts/new-password.ts'
import { churchName } from '../../../lib/site/this-church.ts'
import { staffWords } from '../messages.ts'
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
  const words = staffWords.passwordLink({ church: churchName(), link })

  return (
    <div className="notice grid gap-4" ref={place} tabIndex={-1}>
      <p>
        {staffWords.readCode({ name, username })[0]}
        <strong>{staffWords.readCode({ name, username })[1]}</strong>
        {staffWords.readCode({ name, username })[2]}
      </p>
      <p>
        <output className="text-2xl font-semibold" aria-label={staffWords.theCode}>
          {code.slice(0, 4)} {code.slice(4)}
        </output>
      </p>
      <ShareLink
        label={staffWords.orLink}
        link={link}
        words={words}
        telephone={telephone}
        hint={staffWords.shownOnce({ hours: officeHours })}
      >
        {!isDrawn && (
          <button className="btn" type="button" onClick={() => setDrawn(true)}>
            {staffWords.showQrCode}
          </button>
        )}
      </ShareLink>
      {isDrawn && <QrCode text={link} label={staffWords.qrCodeOf({ name })} className="w-60" />}
      <p className="text-ink-soft">{toldIn(told)}</p>
    </div>
  )
}

const wayOf = (way: TellingWay): string =>
  ({ email: staffWords.byEmail, sms: staffWords.bySms, push: staffWords.byPush })[way]

function toldIn(told: readonly TellingWay[]): string {
  if (told.length === 0) return staffWords.toldByNothing
  const ways = told.map(wayOf)
  const last = ways.at(-1) ?? ''
  const most = ways.slice(0, -1).join(', ')
  return staffWords.toldBy({ ways: most ? staffWords.and({ most, last }) : last })
}
