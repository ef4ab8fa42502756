import type { TicketOffer } from '../../../lib/contract/services/registration.ts'
import { calendarWords } from '../../../lib/texts/services/days.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import { ticketWords as words } from './messages.ts'

type Props = { offer: TicketOffer }

/** What is said of a registration above its tickets: what it is, its last day, and its places. */
export function OfferNotes({ offer: { about, is_open, closes_on, places_left, has_waiting } }: Props) {
  const isFull = places_left === 0
  return (
    <>
      {about && <p className="lede whitespace-pre-line">{about}</p>}
      {is_open && closes_on && (
        <p>{words.closes({ day: calendarWords.day({ day: formatDay(closes_on) }) })}</p>
      )}
      {is_open && places_left !== null && !isFull && <p>{words.placesLeft({ count: places_left })}</p>}
      {is_open && isFull && <p className="notice">{has_waiting ? words.waits : words.full}</p>}
      {!is_open && <p className="notice">{words.notOpen}</p>}
    </>
  )
}

/** Whether somebody may order: a full registration takes orders for its waiting list alone. */
export const takesOrders = ({ is_open, kinds, places_left, has_waiting }: TicketOffer): boolean =>
  is_open && kinds.length > 0 && (places_left !== 0 || has_waiting)
