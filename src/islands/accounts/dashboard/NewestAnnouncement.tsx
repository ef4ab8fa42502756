import type { Announcement } from '../../../lib/contract/messages/announcement.ts'
import { shorten } from '../../../lib/text/shorten.ts'
import { calendarWords } from '../../../lib/texts/services/days.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import { dashboardWords } from './messages.ts'

/** The newest announcement with its first words, and the way to the others. Nothing while there is none. */
export function NewestAnnouncement({ announcements }: { announcements: Announcement[] | undefined }) {
  // Compared without `localeCompare`, which loads the tables of languages (docs/decisions/browser.md#no-slow-start).
  const newest = announcements?.reduce<Announcement | undefined>(
    (one, other) => (one && one.created_at >= other.created_at ? one : other),
    undefined,
  )
  if (!newest) return null
  return (
    <section className="card dashboard-card" aria-labelledby="newest-announcement">
      <h2 id="newest-announcement">{newest.title}</h2>
      <p className="prose">{shorten(newest.content, 140)}</p>
      <p className="hint">
        {dashboardWords.postedOn({ day: calendarWords.day({ day: formatDay(newest.created_at) }) })}
      </p>
      <a className="more" href="#announcements">
        {dashboardWords.readMore[0]}
        <span className="sr-only">{dashboardWords.readMore[1]}</span>
      </a>
    </section>
  )
}
