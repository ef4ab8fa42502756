import { lazy, Suspense, useEffect, useState } from 'react'
import { readGrowth, readStatistics } from '../../../lib/api/admin.ts'
import type { Growth } from '../../../lib/contract/answers/growth.ts'
import type { Statistics } from '../../../lib/contract/staff.ts'
import { adminTexts } from '../../../lib/messages/staff.ts'
import { tell } from '../../staff/tell.ts'

const Charts = lazy(() => import('../Charts.tsx').then(({ Charts: found }) => ({ default: found })))

const cards = [
  ['Total Members', 'totalUsers', 'users'],
  ['Sermons', 'totalSermons', 'sermons'],
  ['Testimonies', 'totalTestimonies', 'testimonies'],
  ['Events', 'totalEvents', 'events'],
  ['Prayer Requests', 'totalPrayerRequests', 'prayer-requests'],
  ['Fellowships', 'fellowships', 'fellowships'],
] as const

/** Six counts that lead to their sections, and how the church has grown (spec 2 §2, Overview). */
export function Overview() {
  const [statistics, setStatistics] = useState<Statistics>()
  const [growth, setGrowth] = useState<Growth>()

  useEffect(() => {
    readStatistics().then(setStatistics, (error: unknown) => tell(error, adminTexts.notLoaded))
    // An extension: before another backend there are no charts.
    readGrowth().then(setGrowth, console.error)
  }, [])

  return (
    <div className="grid grid-cols-1 gap-8">
      <ul className="staff-counts">
        {cards.map(([title, count, section]) => (
          <li className="card" key={count}>
            <p className="staff-count" aria-busy={!statistics}>
              {statistics ? statistics[count].toLocaleString('en-GH') : <span className="skeleton">000</span>}
            </p>
            <a className="whole-card" href={`#${section}`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
      {growth && (
        <Suspense fallback={<div className="skeleton min-h-80" />}>
          <Charts growth={growth} />
        </Suspense>
      )}
    </div>
  )
}
