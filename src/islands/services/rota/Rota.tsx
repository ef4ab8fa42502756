import { lazy, Suspense } from 'react'
import { useHydrated } from '../../../components/ui/useHydrated.ts'
import { readOwnRota } from '../../../lib/api/services/rota.ts'
import { rotaSections } from '../../../lib/workspace/sections/rota.ts'
import { section } from '../../staff/lazy-section.ts'
import { NotHere } from '../../staff/NotHere.tsx'
import { StaffShell } from '../../staff/StaffShell.tsx'
import { sectionsOf } from '../../staff/sections-of.ts'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'
import { rotaWords } from './messages.ts'

const OwnRota = lazy(() => import('./OwnRota.tsx').then((module) => ({ default: module.OwnRota })))

const sections = sectionsOf(rotaSections, {
  mine: section(() => import('./OwnRota.tsx'), 'Mine'),
  weeks: section(() => import('./Weeks.tsx'), 'Weeks'),
  ask: section(() => import('./AskPeople.tsx'), 'AskPeople'),
  teams: section(() => import('./Teams.tsx'), 'Teams'),
  fairness: section(() => import('./Fairness.tsx'), 'Fairness'),
})

/** The rota: one's own shifts for everybody, and weeks, teams and fairness for who keeps it (docs/rota.md). */
export function Rota() {
  const awake = useHydrated()
  const loaded = useOnOpen(useLoaded(readOwnRota, rotaWords.rotaNotLoaded))
  const { data: rights, isHere, loading } = loaded
  if (!isHere) return <NotHere />
  if (rights?.may_keep)
    return <StaffShell title={rotaWords.rota} subtitle={rotaWords.subtitle} sections={sections} />
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid gap-2">
        <h1>{rotaWords.mySchedule}</h1>
        <p className="lede">{rotaWords.ownSubtitle}</p>
      </div>
      {rights ? (
        <Suspense>
          <OwnRota rota={rights} changed={loaded.reload} />
        </Suspense>
      ) : !awake || loading ? (
        <p className="flex items-center gap-3" role="status" aria-busy="true">
          <span className="spinner" aria-hidden="true" /> {rotaWords.opening}
        </p>
      ) : (
        <p>
          <button className="btn" type="button" onClick={() => void loaded.reload()}>
            {rotaWords.tryAgain}
          </button>
        </p>
      )}
    </div>
  )
}
