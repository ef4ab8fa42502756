import type { PrayerFilter } from '../../../lib/finding/find-prayer-requests.ts'
import { prayerWords } from './messages.ts'

/** The empty state, with a link to the next action. */
export function NoRequests({ filter }: { filter: PrayerFilter }) {
  return (
    <div className="empty">
      <p>
        {filter === ''
          ? prayerWords.noneYet
          : filter === 'answered'
            ? prayerWords.noneAnswered
            : prayerWords.noneActive}
      </p>
      <a className="btn" href={filter === 'answered' ? '?show=active' : '#ask'}>
        {filter === 'answered' ? prayerWords.toActive : prayerWords.ask}
      </a>
    </div>
  )
}
