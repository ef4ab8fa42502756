import type { ChurchEvent } from '../../../lib/contract/services/event.ts'
import type { EventPlaces } from '../../../lib/contract/services/event-signup.ts'
import { isFull, placesLeft } from '../../../lib/services/places-left.ts'
import { calendarWords } from '../../../lib/texts/services/days.ts'
import { eventTexts } from '../../../lib/texts/services/events.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import { hoursAndEnd } from '../../../lib/time/event-when.ts'
import { eventSignUpWords } from './messages.ts'
import { useEventSignUp } from './useEventSignUp.ts'

/** One event, with a button to sign up, to wait for a place, or to give it back. */
export function EventSignUp() {
  const { loaded, ...acts } = useEventSignUp()
  switch (loaded.state) {
    case 'loading':
      return <div className="skeleton min-h-28" aria-busy="true" />
    case 'failed':
      return <p role="alert">{eventSignUpWords.failed}</p>
    case 'gone':
      return (
        <p className="empty">
          {eventSignUpWords.gone[0]}
          <a href="/events">{eventSignUpWords.gone[1]}</a>
          {eventSignUpWords.gone[2]}
        </p>
      )
    case 'here':
      return <SignUpCard {...loaded} {...acts} />
  }
}

type Props = { event: ChurchEvent; places: EventPlaces } & Omit<ReturnType<typeof useEventSignUp>, 'loaded'>

function SignUpCard({ event, places, busy, signUp, giveBack }: Props) {
  const { signed_up, position, open } = places
  const taken = position === null ? eventSignUpWords.cancel : eventSignUpWords.leaveWaiting
  return (
    <section className="card grid gap-3">
      <h2 className="text-xl">{event.title}</h2>
      <p className="text-ink-soft">
        <time dateTime={event.date}>{dayOf(event.date)}</time>
        {calendarWords.day({ day: hoursAndEnd(event, formatDay) })}
        {`. ${event.is_online ? eventTexts.online : event.location}`}
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
            {signed_up ? taken : isFull(places) ? eventSignUpWords.joinWaiting : eventSignUpWords.signUp}
            <span className="sr-only">: {event.title}</span>
          </button>
        </p>
      )}
      {event.fellowship === null && (
        <p>
          <a href={`/events/${event.id}`}>{eventSignUpWords.about}</a>
        </p>
      )}
    </section>
  )
}

const dayOf = (day: string) => calendarWords.day({ day: formatDay(day) })

function sayState(places: EventPlaces): string {
  if (places.position !== null) return eventSignUpWords.waits({ position: places.position })
  if (places.signed_up) return [eventSignUpWords.signedUp, placesLeft(places)].filter(Boolean).join(' ')
  return places.open ? placesLeft(places) : eventSignUpWords.closed
}
