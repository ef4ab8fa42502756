import { Suspense } from 'react'
import { useHydrated } from '../../../components/ui/useHydrated.ts'
import { section } from '../../staff/lazy-section.ts'
import { NotLoaded } from '../../staff/NotLoaded.tsx'
import { checkInWords } from './messages.ts'

/** Loaded on its own, once, so that the queue of marks is not on every page; the worker keeps it for the time without a network. */
const Sections = section(() => import('./Sections.tsx'), 'Sections')

/** Who is here at a service (docs/check-in.md). */
export function CheckIn() {
  const awake = useHydrated()
  return awake ? (
    <NotLoaded>
      <Suspense fallback={<Opening />}>
        <Sections />
      </Suspense>
    </NotLoaded>
  ) : (
    <Opening />
  )
}

function Opening() {
  return (
    <div className="grid gap-4">
      <h1>{checkInWords.title}</h1>
      <p className="flex items-center gap-3" role="status" aria-busy="true">
        <span className="spinner" aria-hidden="true" /> {checkInWords.opening}
      </p>
    </div>
  )
}
