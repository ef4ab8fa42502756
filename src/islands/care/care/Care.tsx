import { useHydrated } from '../../../components/ui/useHydrated.ts'
import { call } from '../../../lib/api/call.ts'
import { readJson, store } from '../../../lib/browser/browser-storage.ts'
import { readCare } from '../../../lib/contract/care/calls/care.ts'
import { CareAnswer } from '../../../lib/contract/care/care.ts'
import { section } from '../../staff/lazy-section.ts'
import { NotHere } from '../../staff/NotHere.tsx'
import { type Section, StaffShell } from '../../staff/StaffShell.tsx'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'

type May = CareAnswer['may'][number]

/** A section, and who may open it; everybody opens their own tasks. */
type CareSection = Section & { for?: May }

const sections: readonly CareSection[] = [
  {
    ...{ id: 'mine', icon: 'requests', name: 'Mine', inBar: 'Mine' },
    Section: section(() => import('./Mine.tsx'), 'Mine'),
  },
  {
    ...{ id: 'newcomers', icon: 'members', name: 'Newcomers', inBar: 'Newcomers', for: 'newcomers' },
    Section: section(() => import('./Newcomers.tsx'), 'Newcomers'),
  },
  {
    ...{ id: 'card', icon: 'pages', name: 'Write a Card', inBar: 'Card', for: 'enter' },
    Section: section(() => import('./DoorCard.tsx'), 'DoorCard'),
  },
  {
    ...{ id: 'prayers', icon: 'prayers', name: 'Who Prays', for: 'newcomers' },
    Section: section(() => import('./Prayers.tsx'), 'Prayers'),
  },
  {
    ...{ id: 'overview', icon: 'overview', name: 'Overview', inBar: 'Overview', for: 'overview' },
    Section: section(() => import('./Overview.tsx'), 'Overview'),
  },
]

const key = 'asore:care'

/** What the reader may do here; without a network as it was last known on this device, so that an usher goes on. */
async function readMay(): Promise<CareAnswer> {
  try {
    const found = await call(readCare)
    store(key, JSON.stringify(found), 'tab')
    return found
  } catch (error) {
    const kept = CareAnswer.safeParse(readJson(key, 'tab'))
    if (!kept.success || navigator.onLine) throw error
    return kept.data
  }
}

/** Newcomers and tasks of care (docs/care.md). */
export function Care() {
  const awake = useHydrated()
  const { found, isHere, loading } = useOnOpen(useLoaded(readMay, 'Care could not be loaded.'))
  if (!isHere) return <NotHere />
  if (found)
    return (
      <StaffShell
        title="Care"
        subtitle="Who is new, who is missed, and who needs a call, a visit or a prayer."
        sections={sections
          .filter((one) => !one.for || found.may.includes(one.for))
          .map((one) => ({ ...one, count: waitingIn(one, found) }))}
      />
    )
  return (
    <div className="grid gap-4">
      <h1>Care</h1>
      {!awake || loading ? (
        <p className="flex items-center gap-3" role="status" aria-busy="true">
          <span className="spinner" aria-hidden="true" /> Opening your tasks…
        </p>
      ) : (
        <p>Your tasks could not be loaded. Please check your connection, and load the page again.</p>
      )}
    </div>
  )
}

function waitingIn({ id }: CareSection, { open, unassigned }: CareAnswer): number | undefined {
  if (id === 'mine') return open
  return id === 'newcomers' ? unassigned : undefined
}
