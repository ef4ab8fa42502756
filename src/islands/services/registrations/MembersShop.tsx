import { useEffect, useState } from 'react'
import { whyRefused } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { readOffer } from '../../../lib/contract/services/calls/registrations.ts'
import type { TicketOffer } from '../../../lib/contract/services/registration.ts'
import { readTokens } from '../../../stores/session.ts'
import { ticketWords as words } from './messages.ts'
import { OfferNotes, takesOrders } from './OfferNotes.tsx'
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
  return (
    <div className="grid gap-4">
      <h2>{offer.title}</h2>
      <OfferNotes offer={offer} />
      {takesOrders(offer) && <TicketShop offer={offer} />}
    </div>
  )
}
