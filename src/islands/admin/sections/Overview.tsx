import { lazy, Suspense, useEffect, useState } from 'react'
import { LinkNotice } from '../../../components/staff/LinkNotice.tsx'
import { readGrowth, readStatistics } from '../../../lib/api/settings/statistics.ts'
import { logUnlessUnknown } from '../../../lib/api/unknown-call.ts'
import type { GrowthAnswer } from '../../../lib/contract/settings/statistics.ts'
import { isUsed } from '../../../lib/site/this-church.ts'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'
import { Counts } from '../Counts.tsx'
import { ToDos } from '../ToDos.tsx'
import { useWaiting } from '../useWaiting.ts'
import { sectionWords } from './messages.ts'

// Its contract would be a script more for everybody who opens the dashboard.
const SetUp = lazy(() => import('../SetUp.tsx').then(({ SetUp: Component }) => ({ default: Component })))
const Charts = lazy(() => import('../Charts.tsx').then(({ Charts: Component }) => ({ default: Component })))

/** What needs the admin, six counts with links to their sections, and the growth charts (spec 2 §2, Overview). */
export function Overview() {
  const statistics = useOnOpen(useLoaded(readStatistics))
  const [growth, setGrowth] = useState<GrowthAnswer>()
  const { waiting } = useWaiting()

  useEffect(() => {
    // An extension: with other backends there are no charts.
    readGrowth().then(setGrowth, logUnlessUnknown)
  }, [])

  return (
    <div className="grid grid-cols-1 gap-8">
      <Suspense fallback={null}>
        <SetUp />
      </Suspense>
      {waiting.length > 0 && (
        <LinkNotice
          href="#messages"
          act={waiting.length === 1 ? sectionWords.readIt : sectionWords.readThem}
          of={sectionWords.messagesToLeaders}
        >
          {waiting.length === 1 ? sectionWords.oneMessageToLeader : sectionWords.messagesToLeadersHave}
        </LinkNotice>
      )}
      <ToDos />
      <p className="flex flex-wrap gap-x-6">
        {isUsed('care') && (
          <a className="more" href="/care">
            {sectionWords.newcomersAndWhoNeeds}
          </a>
        )}
        {isUsed('inbox') && (
          <a className="more" href="/inbox">
            {sectionWords.inboxWhatPeopleWrote}
          </a>
        )}
      </p>
      <Counts statistics={statistics.data} loading={statistics.loading} reload={statistics.reload} />
      {growth && (
        <Suspense fallback={<div className="skeleton min-h-80" />}>
          <Charts growth={growth} />
        </Suspense>
      )}
    </div>
  )
}
