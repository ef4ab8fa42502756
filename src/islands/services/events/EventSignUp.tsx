import type { ChurchEvent } from '../../../lib/contract/services/event.ts'
import type { EventPlaces } from '../../../lib/contract/services/event-signup.ts'
import { isFull, placesLeft } from '../../../lib/services/places-left.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import { hoursAndEnd } from '../../../lib/time/event-when.ts'
import { useEventSignUp } from './useEventSignUp.ts'

/** One event, with a button to sign up, to wait for a place, or to give it back. */
export function EventSignUp() {
  const { loaded, ...acts } = useEventSignUp()
  switch (loaded.state) {
    case 'loading':
      return <div className="skeleton min-h-28" aria-busy="true" />
    case 'failed':
      return <p role="alert">The event did not arrive. Please load this page again.</p>
    case 'gone':
      return (
        <p className="empty">
          There is no such event. <a href="/events">All events</a>
        </p>
      )
    case 'here':
      return <SignUpCard {...loaded} {...acts} />
  }
}

type Props = { event: ChurchEvent; places: EventPlaces } & Omit<ReturnType<typeof useEventSignUp>, 'loaded'>

function SignUpCard({ event, places, busy, signUp, giveBack }: Props) {
  const { signed_up, position, open } = places
  const taken = position === null ? 'Cancel sign-up' : 'Leave the waiting list'
  return (
    <section className="card grid gap-3">
      <h2 className="text-xl">{event.title}</h2>
      <p className="text-ink-soft">
        <time dateTime={event.date}>{formatDay(event.date)}</time>
        {hoursAndEnd(event, formatDay)}
        {`. ${event.is_online ? 'Online Meeting' : event.location}`}
      </p>
      <p role="status">{sayState(places)}</p>
      {(open || signed_up) && (
        <p>
          <button
            className={signed_up ? 'btn' : 'btn btn-primary'}
            type="button"
            disabled={busy}
            onClick={() => void (signed_up ? giveBack(event, position) : signUp(event))}
          >
            {signed_up ? taken : isFull(places) ? 'Join the waiting list' : 'Sign up'}
            <span className="sr-only">: {event.title}</span>
          </button>
        </p>
      )}
      {event.fellowship === null && (
        <p>
          <a href={`/events/${event.id}`}>About this event</a>
        </p>
      )}
    </section>
  )
}

function sayState(places: EventPlaces): string {
  if (places.position !== null) return `You are on the waiting list, place ${places.position}.`
  if (places.signed_up) return ['You are signed up.', placesLeft(places)].filter(Boolean).join(' ')
  return places.open ? placesLeft(places) : 'One cannot sign up for this event now.'
}
