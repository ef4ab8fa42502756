import type { PrayerFilter } from '../../lib/find-prayer-requests.ts'

const words = {
  '': 'Nobody has asked for prayer yet. Be the first: your church prays with you.',
  active: 'Every request here has been answered. Praise God!',
  answered: 'Answered prayers will stand here, so that we can give thanks together.',
} satisfies Record<PrayerFilter, string>

/** What will be here, and the next act. */
export function NoRequests({ filter }: { filter: PrayerFilter }) {
  return (
    <div className="empty">
      <p>{words[filter]}</p>
      {filter === 'answered' ? (
        <a className="btn" href="?show=active">
          Pray for active requests
        </a>
      ) : (
        <a className="btn" href="#ask">
          Ask for prayer
        </a>
      )}
    </div>
  )
}
