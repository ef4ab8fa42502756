import { useHydrated } from '../../../components/ui/useHydrated.ts'
import { call } from '../../../lib/api/call.ts'
import { readJson, store } from '../../../lib/browser/browser-storage.ts'
import { readCare } from '../../../lib/contract/care/calls/care.ts'
import { CareAnswer } from '../../../lib/contract/care/care.ts'
import { careSections } from '../../../lib/workspace/sections/care.ts'
import { section } from '../../staff/lazy-section.ts'
import { NotHere } from '../../staff/NotHere.tsx'
import { StaffShell } from '../../staff/StaffShell.tsx'
import { sectionsOf } from '../../staff/sections-of.ts'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'
import { careWords } from './messages.ts'

type May = CareAnswer['may'][number]

type Id = (typeof careSections)[number]['id']

/** What the reader has to be allowed for a section; everybody opens their own tasks. */
const needed: Partial<Record<Id, May>> = {
  newcomers: 'newcomers',
  card: 'enter',
  prayers: 'newcomers',
  overview: 'overview',
}

const sections = sectionsOf(careSections, {
  mine: section(() => import('./Mine.tsx'), 'Mine'),
  newcomers: section(() => import('./Newcomers.tsx'), 'Newcomers'),
  card: section(() => import('./DoorCard.tsx'), 'DoorCard'),
  prayers: section(() => import('./Prayers.tsx'), 'Prayers'),
  overview: section(() => import('./Overview.tsx'), 'Overview'),
})

const key = 'asore:care'

/** What the reader may do here; without a network as it was last known on this device, so that an usher goes on. */
async function readMay(): Promise<CareAnswer> {
  try {
    const answer = await call(readCare)
    store(key, JSON.stringify(answer), 'tab')
    return answer
  } catch (error) {
    const kept = CareAnswer.safeParse(readJson(key, 'tab'))
    if (!kept.success || navigator.onLine) throw error
    return kept.data
  }
}

/** Newcomers and tasks of care (docs/care.md). */
export function Care() {
  const awake = useHydrated()
  const { data: answer, isHere, loading } = useOnOpen(useLoaded(readMay, careWords.notLoaded))
  if (!isHere) return <NotHere />
  if (answer)
    return (
      <StaffShell
        title={careWords.care}
        subtitle={careWords.whoNewWhoMissed}
        sections={sections.filter(({ id }) => {
          const right = needed[id]
          return !right || answer.may.includes(right)
        })}
      />
    )
  return (
    <div className="grid gap-4">
      <h1>{careWords.care}</h1>
      {!awake || loading ? (
        <p className="flex items-center gap-3" role="status" aria-busy="true">
          <span className="spinner" aria-hidden="true" /> {careWords.openingTasks}
        </p>
      ) : (
        <p>{careWords.tasksCouldNotLoaded}</p>
      )}
    </div>
  )
}
