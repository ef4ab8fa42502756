import type { ChurchEvent } from '../../../lib/contract/services/event.ts'
import { calendarWords } from '../../../lib/texts/services/days.ts'
import { dayWords } from '../../../lib/time/day-words.ts'
import { hoursAndEnd } from '../../../lib/time/event-when.ts'
import { today } from '../../../lib/time/today.ts'
import { upcoming } from '../../../lib/time/upcoming.ts'
import { Card } from './Card.tsx'
import { dashboardWords } from './messages.ts'

/** Upcoming Events: today's and later ones (spec 1 §2, §7). */
export function UpcomingCard({ events }: { events: ChurchEvent[] | undefined }) {
  const next = upcoming(events ?? [], today())
  return (
    <Card
      title={dashboardWords.upcomingEvents}
      waiting={!events}
      more={['/events', dashboardWords.allEvents]}
    >
      {next.length === 0 && <p className="text-ink-soft">{dashboardWords.nothingPlanned}</p>}
      <ul className="rows">
        {next.map((event) => (
          <li key={event.id}>
            <p className="font-semibold">{event.title}</p>
            <p className="text-ink-soft">
              <time dateTime={event.date}>{dayOf(event.date)}</time>
              {calendarWords.day({ day: hoursAndEnd(event, dayOf) })}
            </p>
            {event.repeats && <p className="text-ink-soft">{event.repeats}</p>}
            <p className="text-ink-soft">
              {event.is_online ? (
                <span className="badge badge-indigo">{dashboardWords.online}</span>
              ) : (
                event.location
              )}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const dayOf = (day: string) => calendarWords.day({ day: dayWords(day, today()) })
