import { useHydrated } from '../../../components/ui/useHydrated.ts'
import { call } from '../../../lib/api/call.ts'
import { readPeople } from '../../../lib/contract/people/calls/persons.ts'
import type { PeopleAnswer } from '../../../lib/contract/people/person.ts'
import { peopleSections } from '../../../lib/workspace/sections/people.ts'
import { section } from '../../staff/lazy-section.ts'
import { NotHere } from '../../staff/NotHere.tsx'
import { StaffShell } from '../../staff/StaffShell.tsx'
import { sectionsOf } from '../../staff/sections-of.ts'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'
import { peopleWords } from './messages.ts'

const loadPeople = () => call(readPeople)

type May = PeopleAnswer['may'][number]

/** What the reader has to be allowed for each section. */
const needed: Record<(typeof peopleSections)[number]['id'], May> = {
  people: 'read',
  week: 'read',
  found: 'read',
  print: 'read',
  lists: 'change',
}

const sections = sectionsOf(peopleSections, {
  people: section(() => import('./Register.tsx'), 'Register'),
  week: section(() => import('./Week.tsx'), 'Week'),
  found: section(() => import('./PeopleLists.tsx'), 'PeopleLists'),
  print: section(() => import('../printing/Printing.tsx'), 'Printing'),
  lists: section(() => import('./Lists.tsx'), 'Lists'),
})

/** The register of people for the office, pastors, and leaders for their own people (docs/people.md). */
export function People() {
  const awake = useHydrated()
  const loaded = useOnOpen(useLoaded(loadPeople, peopleWords.registerNotLoaded))
  const { data: answer, isHere, loading } = loaded
  if (!isHere) return <NotHere />
  if (answer)
    return (
      <StaffShell
        title={peopleWords.people}
        subtitle={peopleWords.whoBelongs}
        sections={sections.filter((one) => answer.may.includes(needed[one.id]))}
      />
    )
  return (
    <div className="grid gap-4">
      <h1>{peopleWords.people}</h1>
      {!awake || loading ? (
        <p className="flex items-center gap-3" role="status" aria-busy="true">
          <span className="spinner" aria-hidden="true" /> {peopleWords.openingRegister}
        </p>
      ) : (
        <p>{peopleWords.registerIsFor}</p>
      )}
    </div>
  )
}
