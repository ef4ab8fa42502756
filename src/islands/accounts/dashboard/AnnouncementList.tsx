import type { Announcement } from '../../../lib/contract/messages/announcement.ts'
import { dashboardTexts } from '../../../lib/texts/accounts/dashboard.ts'
import { calendarWords } from '../../../lib/texts/services/days.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import { dashboardWords } from './messages.ts'

/** Church Announcements (spec 1 §2). */
export function AnnouncementList({ announcements }: { announcements: Announcement[] | undefined }) {
  return (
    <div className="grid gap-4">
      <h2>{dashboardWords.churchAnnouncements}</h2>
      {!announcements && <div className="skeleton min-h-40" aria-hidden="true" />}
      {announcements?.length === 0 && (
        <div className="empty">
          <p>{dashboardTexts.noAnnouncements}</p>
          <a className="btn" href="/events">
            {dashboardWords.seeNext}
          </a>
        </div>
      )}
      <ul className="rows">
        {announcements?.map(({ id, title, content, created_at }) => (
          <li key={id}>
            <h3>{title}</h3>
            <p className="prose whitespace-pre-line">{content}</p>
            <p className="hint">
              {dashboardWords.postedOn({ day: calendarWords.day({ day: formatDay(created_at) }) })}
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
