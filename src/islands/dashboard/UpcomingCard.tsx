import type { ChurchEvent } from '../../lib/contract/event.ts'
import { dayWords } from '../../lib/day-words.ts'
import { formatHours } from '../../lib/hours.ts'
import { today } from '../../lib/today.ts'
import { upcoming } from '../../lib/upcoming.ts'
import { Card } from './Card.tsx'

/** Upcoming Events: today's and later ones (spec 1 §2, §7). */
export function UpcomingCard({ events }: { events: ChurchEvent[] | undefined }) {
  const next = upcoming(events ?? [], today())
  return (
    <Card title="Upcoming Events" waiting={!events} more={['/events', 'View All Events']}>
      {next.length === 0 && <p className="text-ink-soft">Nothing is planned for the coming days.</p>}
      <ul className="rows">
        {next.map(({ id, title, date, time, end_time, location, is_online }) => (
          <li key={id}>
            <p className="font-semibold">{title}</p>
            <p className="text-ink-soft">
              <time dateTime={date}>{dayWords(date, today())}</time>
              {time && ` · ${formatHours(time, end_time)}`}
            </p>
            <p className="text-ink-soft">
              {is_online ? <span className="badge badge-indigo">Online Meeting</span> : location}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
