import type { PrayerFilter } from '../../../lib/finding/find-prayer-requests.ts'

const words = {
  '': 'Nobody has asked for prayer yet. Your church prays with you.',
  answered: 'Answered prayers will stand here, so that we give thanks together.',
  active: 'Every request here has been answered. Praise God!',
} satisfies Record<PrayerFilter, string>

/** The empty state, with a link to the next action. */
export function NoRequests({ filter }: { filter: PrayerFilter }) {
  return (
    <div className="empty">
      <p>{words[filter]}</p>
      <a className="btn" href={filter === 'answered' ? '?show=active' : '#ask'}>
        {filter === 'answered' ? 'Pray for active requests' : 'Ask for prayer'}
      </a>
    </div>
  )
}
