import { useEffect, useState } from 'react'
import { whyRefused } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { readOffer } from '../../../lib/contract/services/calls/registrations.ts'
import type { TicketOffer } from '../../../lib/contract/services/registration.ts'
import { readTokens } from '../../../stores/session.ts'
import { ticketWords as words } from './messages.ts'
import { TicketShop } from './TicketShop.tsx'

type Shown = { offer?: TicketOffer; why?: string; mustSignIn?: true }

/** The registration for an event of a fellowship: the server says to its members alone what it is. */
export function MembersShop({ event }: { event: number }) {
  const [{ offer, why, mustSignIn }, show] = useState<Shown>({})
  useEffect(() => {
    if (!readTokens()) show({ mustSignIn: true })
    else
      call(readOffer, { id: event }).then(
        (loaded) => show({ offer: loaded }),
        (error: unknown) => show({ why: whyRefused(error) }),
      )
  }, [event])
  if (mustSignIn)
    return (
      <p className="notice">
        {words.forMembers[0]}
        <a href={`/login?next=${encodeURIComponent(`/tickets/${event}`)}`}>{words.forMembers[1]}</a>
        {words.forMembers[2]}
      </p>
    )
  if (why)
    return (
      <p className="notice" role="alert">
        {why}
      </p>
    )
  if (!offer) return <div className="skeleton min-h-60" role="status" aria-busy="true" />
  const { title, about, is_open, places_left, has_waiting, kinds } = offer
  const isFull = places_left === 0
  return (
    <div className="grid gap-4">
      <h2>{title}</h2>
      {about && <p className="whitespace-pre-line">{about}</p>}
      {!is_open && <p className="notice">{words.notOpen}</p>}
      {is_open && isFull && <p className="notice">{has_waiting ? words.waits : words.full}</p>}
      {is_open && places_left !== null && !isFull && <p>{words.placesLeft({ count: places_left })}</p>}
      {is_open && kinds.length > 0 && (!isFull || has_waiting) && <TicketShop offer={offer} />}
    </div>
  )
}
