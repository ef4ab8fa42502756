import type { Announcement } from '../../lib/contract/announcement.ts'
import { formatDay } from '../../lib/dates.ts'
import { shorten } from '../../lib/shorten.ts'

/** The newest announcement with its first words, and the way to the others. Nothing while there is none. */
export function NewestAnnouncement({ announcements }: { announcements: Announcement[] | undefined }) {
  const [newest] = [...(announcements ?? [])].sort((one, other) =>
    other.created_at.localeCompare(one.created_at),
  )
  if (!newest) return null
  return (
    <section className="card dashboard-card" aria-labelledby="newest-announcement">
      <h2 id="newest-announcement">{newest.title}</h2>
      <p className="prose">{shorten(newest.content, 140)}</p>
      <p className="hint">Posted on {formatDay(newest.created_at)}</p>
      <a className="more" href="#announcements">
        Read the announcements
      </a>
    </section>
  )
}
