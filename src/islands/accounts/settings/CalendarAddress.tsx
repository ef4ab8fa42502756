import { useEffect, useState } from 'react'
import { useHydrated } from '../../../components/ui/useHydrated.ts'
import { apiBase } from '../../../lib/api/renewal.ts'
import {
  makeCalendarAddress,
  readCalendarAddress,
  revokeCalendarAddress,
} from '../../../lib/api/services/calendars.ts'
import { logUnlessUnknown } from '../../../lib/api/unknown-call.ts'
import type { CalendarAddress as Address } from '../../../lib/contract/services/calendar.ts'
import { shownDay } from '../../../lib/words/shown-day.ts'
import { settingsWords } from './messages.ts'
import { useSaving } from './useSaving.tsx'

const none: Address = { path: '', created_at: '', last_read_on: '' }

/** The secret URL of the member's calendar feed: creates it, shows it once, and revokes it. */
export function CalendarAddress() {
  const awake = useHydrated()
  const { save, status, busy } = useSaving()
  const [reading, setReading] = useState<Address>()

  useEffect(() => {
    readCalendarAddress().then(setReading, (error: unknown) => {
      logUnlessUnknown(error)
      setReading(none)
    })
  }, [])

  const make = () =>
    void save(async () => {
      setReading(await makeCalendarAddress())
      return settingsWords.addressReady
    })
  const takeBack = () =>
    void save(async () => {
      await revokeCalendarAddress()
      setReading(none)
      return settingsWords.addressDeleted
    })

  const isThere = Boolean(reading?.created_at)
  return (
    <div className="grid grid-cols-1 justify-items-start gap-4">
      {reading && <p>{stateOf(reading)}</p>}
      {reading?.path && <Told address={new URL(reading.path, new URL(apiBase, location.href)).href} />}
      <p className="flex flex-wrap gap-3">
        <button
          className="btn"
          type="button"
          disabled={!awake || !reading || busy}
          aria-busy={busy}
          onClick={make}
        >
          {isThere ? settingsWords.newAddress : settingsWords.createAddress}
        </button>
        {isThere && (
          <button className="btn" type="button" disabled={busy} onClick={takeBack}>
            {settingsWords.deleteAddress}
          </button>
        )}
      </p>
      {status}
    </div>
  )
}

function stateOf({ created_at, last_read_on }: Address): string {
  if (!created_at) return settingsWords.noAddress
  const made = shownDay(created_at)
  return last_read_on
    ? settingsWords.addressRead({ made, read: shownDay(last_read_on) })
    : settingsWords.addressUnread({ made })
}

function Told({ address }: { address: string }) {
  return (
    <div className="grid w-full gap-3">
      <label className="grid gap-1">
        <span className="label">{settingsWords.calendarAddress}</span>
        <input
          className="input"
          value={address}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </label>
      <p className="flex flex-wrap gap-3">
        <a className="btn btn-primary" href={address.replace(/^https?:/, 'webcal:')}>
          {settingsWords.subscribe}
        </a>
        <button className="btn" type="button" onClick={() => void navigator.clipboard.writeText(address)}>
          {settingsWords.copy}
        </button>
      </p>
    </div>
  )
}
