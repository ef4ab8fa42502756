import { useEffect, useState } from 'react'
import { listEvents } from '../../../lib/api/services/events.ts'
import type { ChurchEvent } from '../../../lib/contract/services/event.ts'
import { calendarWords } from '../../../lib/texts/services/days.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import { hoursAndEnd } from '../../../lib/time/event-when.ts'
import { formatHour } from '../../../lib/time/hours.ts'
import { today } from '../../../lib/time/today.ts'
import { upcoming } from '../../../lib/time/upcoming.ts'
import { fellowshipWords } from './messages.ts'

type Loaded =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'here'; events: ChurchEvent[]; own: ChurchEvent[] }

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
      (events) => {
        const own = events.filter(isOf(id))
        setLoaded({ state: 'here', events: upcoming(own, today()), own })
      },
      (error: unknown) => {
        console.error(error)
        setLoaded({ state: 'failed' })
      },
    )
  }, [id, settled])

  return (
    <section className="card grid content-start gap-2" aria-labelledby="upcoming">
      <h2 className="text-xl" id="upcoming">
        {fellowshipWords.upcoming}
      </h2>
      {loaded.state === 'loading' && <div className="skeleton min-h-28" aria-busy="true" />}
      {loaded.state === 'failed' && <p role="alert">{fellowshipWords.eventsFailed}</p>}
      {loaded.state === 'here' && <EventRows events={loaded.events} own={loaded.own} />}
    </section>
  )
}

const isOf =
  (id: number | null) =>
  ({ fellowship }: ChurchEvent) =>
    fellowship === id && id !== null

type Rows = { events: readonly ChurchEvent[]; own: readonly ChurchEvent[] }

function EventRows({ events, own }: Rows) {
  if (events.length === 0) return <p className="text-ink-soft">{fellowshipWords.nothingPlanned}</p>
  return (
    <ul className="rows">
      {events.map((event) => (
        <li key={event.id}>
          <p className="font-semibold">{event.title}</p>
          <p className="text-ink-soft">
            <time dateTime={event.date}>{dayOf(event.date)}</time>
            {hoursAndEnd(event, dayOf)}
          </p>
          {event.repeats && <p className="text-ink-soft">{event.repeats}</p>}
          <p className="text-ink-soft">
            {event.is_online ? <OnlineMeeting link={event.meeting_link} /> : event.location}
          </p>
          {event.takes_signups && (
            <p>
              <a className="more" href={`/event-sign-up?event=${event.id}`}>
                {fellowshipWords.signUp}
                <span className="sr-only">: {event.title}</span>
              </a>
            </p>
          )}
          {event.registers && (
            <p>
              <a className="more" href={`/tickets/${event.id}`}>
                {fellowshipWords.register}
                <span className="sr-only">: {event.title}</span>
              </a>
            </p>
          )}
          {event.repeats && <OtherDays event={event} own={own} />}
        </li>
      ))}
    </ul>
  )
}

/** The next days of an event that repeats, beside its own. */
function OtherDays({ event, own }: { event: ChurchEvent; own: readonly ChurchEvent[] }) {
  const later = own.filter(({ series, date }) => series === event.series && date > event.date).slice(0, 8)
  if (later.length === 0) return null
  return (
    <details>
      <summary className="more">{fellowshipWords.otherDays}</summary>
      <ul>
        {later.map(({ id, date, time, title, takes_signups }) => (
          <li className="py-2" key={id}>
            {dayOf(date)}
            {time !== event.time && `, ${formatHour(time)}`}
            {title !== event.title && `, ${title}`}{' '}
            {takes_signups && (
              <a className="more" href={`/event-sign-up?event=${id}`}>
                {fellowshipWords.signUp}
                <span className="sr-only">: {`${title}, ${dayOf(date)}`}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}

const dayOf = (day: string) => calendarWords.day({ day: formatDay(day) })

function OnlineMeeting({ link }: { link: unknown }) {
  if (typeof link !== 'string' || !/^https?:/.test(link)) return fellowshipWords.online
  return (
    <a className="more" href={link} target="_blank" rel="noreferrer">
      {fellowshipWords.joinOnline}
    </a>
  )
}
