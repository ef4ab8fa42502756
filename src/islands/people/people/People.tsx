import { useHydrated } from '../../../components/ui/useHydrated.ts'
import { call } from '../../../lib/api/call.ts'
import { readPeople } from '../../../lib/contract/people/calls/people.ts'
import type { PeopleAnswer } from '../../../lib/contract/people/person.ts'
import { section } from '../../staff/lazy-section.ts'
import { NotHere } from '../../staff/NotHere.tsx'
import { type Section, StaffShell } from '../../staff/StaffShell.tsx'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'

const loadPeople = () => call(readPeople)

type May = PeopleAnswer['may'][number]

/** A section, and who may open it. */
type PeopleSection = Section & { for: May }

const sections: readonly PeopleSection[] = [
  {
    ...{ id: 'people', icon: 'members', name: 'People', inBar: 'People', for: 'read' },
    Section: section(() => import('./Register.tsx'), 'Register'),
  },
  {
    ...{ id: 'week', icon: 'events', name: 'This Week', inBar: 'Week', for: 'read' },
    Section: section(() => import('./Week.tsx'), 'Week'),
  },
  {
    ...{ id: 'found', icon: 'requests', name: 'Lists', inBar: 'Lists', for: 'read' },
    Section: section(() => import('./PeopleLists.tsx'), 'PeopleLists'),
  },
  {
    ...{ id: 'lists', icon: 'upload', name: 'Bring a List Over', inBar: 'Bring', for: 'change' },
    Section: section(() => import('./Lists.tsx'), 'Lists'),
  },
]

/** The register of people for the office, pastors, and leaders for their own people (docs/people.md). */
export function People() {
  const awake = useHydrated()
  const loaded = useOnOpen(useLoaded(loadPeople, 'The register could not be loaded.'))
  const { found, isHere, loading } = loaded
  if (!isHere) return <NotHere />
  if (found)
    return (
      <StaffShell
        title="People"
        subtitle="Who belongs to the church, with an account or without."
        sections={sections.filter((one) => found.may.includes(one.for))}
      />
    )
  return (
    <div className="grid gap-4">
      <h1>People</h1>
      {!awake || loading ? (
        <p className="flex items-center gap-3" role="status" aria-busy="true">
          <span className="spinner" aria-hidden="true" /> Opening the register…
        </p>
      ) : (
        <p>The register is for the church’s office, its pastors, and leaders of fellowships.</p>
      )}
    </div>
  )
}
