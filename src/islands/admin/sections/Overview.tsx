import { lazy, Suspense, useEffect, useState } from 'react'
import { readGrowth, readStatistics } from '../../../lib/api/admin.ts'
import { logUnlessUnknown } from '../../../lib/api/unknown-call.ts'
import type { Growth } from '../../../lib/contract/answers/growth.ts'
import { useWhole } from '../../staff/useWhole.ts'
import { Counts } from '../Counts.tsx'
import { useWaiting } from '../useWaiting.ts'

const Charts = lazy(() => import('../Charts.tsx').then(({ Charts: found }) => ({ default: found })))

/** Six counts with links to their sections, and the growth charts (spec 2 §2, Overview). */
export function Overview() {
  const statistics = useWhole(readStatistics)
  const [growth, setGrowth] = useState<Growth>()
  const { waiting } = useWaiting()
  const { reload } = statistics

  useEffect(() => {
    void reload()
    // An extension: with other backends there are no charts.
    readGrowth().then(setGrowth, logUnlessUnknown)
  }, [reload])

  return (
    <div className="grid grid-cols-1 gap-8">
      {waiting.length > 0 && (
        <p className="notice flex flex-wrap items-center justify-between gap-3">
          <span>
            {waiting.length === 1 ? 'One message to a leader has' : 'Messages to leaders have'} waited for
            more than three days.
          </span>
          <a className="btn btn-primary" href="#messages">
            Read {waiting.length === 1 ? 'it' : 'them'}
            <span className="sr-only">: messages to leaders</span>
          </a>
        </p>
      )}
      <Counts {...statistics} />
      {growth && (
        <Suspense fallback={<div className="skeleton min-h-80" />}>
          <Charts growth={growth} />
        </Suspense>
      )}
    </div>
  )
}
