import { useEffect, useState } from 'react'
import { listEvents } from '../../lib/api/events.ts'
import type { ChurchEvent } from '../../lib/contract/event.ts'
import { formatDay } from '../../lib/dates.ts'
import { hoursAndEnd } from '../../lib/event-when.ts'
import { today } from '../../lib/today.ts'
import { upcoming } from '../../lib/upcoming.ts'

type Loaded = { state: 'loading' } | { state: 'failed' } | { state: 'here'; events: ChurchEvent[] }

type Props = {
  id: number | null
  /** Whether the server has recorded the membership: it shows the events to members only. */
  settled: boolean
}

/** The upcoming events of the fellowship. */
export function FellowshipEvents({ id, settled }: Props) {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' })
  useEffect(() => {
    if (!settled) return
    listEvents().then(
      (events) => setLoaded({ state: 'here', events: upcoming(events.filter(isOf(id)), today()) }),
      (error: unknown) => {
        console.error(error)
        setLoaded({ state: 'failed' })
      },
    )
  }, [id, settled])

  return (
    <section className="card grid content-start gap-2" aria-labelledby="upcoming">
      <h2 className="text-xl" id="upcoming">
        Upcoming events
      </h2>
      {loaded.state === 'loading' && <div className="skeleton min-h-28" aria-busy="true" />}
      {loaded.state === 'failed' && (
        <p role="alert">The events did not arrive. Please load this page again.</p>
      )}
      {loaded.state === 'here' && <EventRows events={loaded.events} />}
    </section>
  )
}

const isOf =
  (id: number | null) =>
  ({ fellowship }: ChurchEvent) =>
    fellowship === id && id !== null

function EventRows({ events }: { events: readonly ChurchEvent[] }) {
  if (events.length === 0)
    return <p className="text-ink-soft">Nothing is planned yet beside the weekly meeting.</p>
  return (
    <ul className="rows">
      {events.map((event) => (
        <li key={event.id}>
          <p className="font-semibold">{event.title}</p>
          <p className="text-ink-soft">
            <time dateTime={event.date}>{formatDay(event.date)}</time>
            {hoursAndEnd(event, formatDay)}
          </p>
          {event.repeats && <p className="text-ink-soft">{event.repeats}</p>}
          <p className="text-ink-soft">
            {event.is_online ? <OnlineMeeting link={event.meeting_link} /> : event.location}
          </p>
          {event.takes_signups && (
            <p>
              <a className="more" href={`/event-sign-up?event=${event.id}`}>
                Sign up<span className="sr-only">: {event.title}</span>
              </a>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

function OnlineMeeting({ link }: { link: unknown }) {
  if (typeof link !== 'string' || !/^https?:/.test(link)) return 'Online Meeting'
  return (
    <a className="more" href={link} target="_blank" rel="noreferrer">
      Join the online meeting
    </a>
  )
}
