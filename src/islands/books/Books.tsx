import { useHydrated } from '../../components/ui/useHydrated.ts'
import { readBooks } from '../../lib/api/books.ts'
import type { BooksAnswer } from '../../lib/contract/books-ledger.ts'
import { section } from '../staff/lazy-section.ts'
import { NotHere } from '../staff/NotHere.tsx'
import { type Section, StaffShell } from '../staff/StaffShell.tsx'
import { useLoaded, useOnOpen } from '../staff/useLoaded.ts'

type May = BooksAnswer['may'][number]

/** A section, and who may open it. */
type BooksSection = Section & { for: readonly May[] }

const sections: readonly BooksSection[] = [
  {
    ...{ id: 'report', icon: 'overview', name: 'Report', inBar: 'Report', for: ['treasurer', 'totals'] },
    Section: section(() => import('./Report.tsx'), 'Report'),
  },
  {
    ...{ id: 'counts', icon: 'activities', name: 'Counts', inBar: 'Counts', for: ['treasurer', 'counter'] },
    Section: section(() => import('./Counts.tsx'), 'Counts'),
  },
  {
    ...{ id: 'funds', icon: 'requests', name: 'Funds', inBar: 'Funds', for: ['treasurer'] },
    Section: section(() => import('./Funds.tsx'), 'Funds'),
  },
  {
    ...{ id: 'pledges', icon: 'events', name: 'Pledges', for: ['treasurer', 'totals'] },
    Section: section(() => import('./Campaigns.tsx'), 'Campaigns'),
  },
  {
    ...{ id: 'ledger', icon: 'logs', name: 'Ledger', inBar: 'Ledger', for: ['treasurer'] },
    Section: section(() => import('./Ledger.tsx'), 'Ledger'),
  },
  {
    ...{ id: 'matching', icon: 'requests', name: 'Matching', for: ['treasurer'] },
    Section: section(() => import('./Matching.tsx'), 'Matching'),
  },
  {
    ...{ id: 'statements', icon: 'members', name: 'Statements', for: ['treasurer'] },
    Section: section(() => import('./Statements.tsx'), 'Statements'),
  },
  {
    ...{ id: 'figures', icon: 'overview', name: 'Published', for: ['treasurer'] },
    Section: section(() => import('./PublishedYears.tsx'), 'PublishedYears'),
  },
]

/** The books for treasurers and counters; a super admin without a duty sees the report alone (docs/giving.md). */
export function Books() {
  const awake = useHydrated()
  const { found, isHere, loading } = useOnOpen(useLoaded(readBooks, 'The books could not be loaded.'))
  const may: readonly May[] = found?.may ?? []
  const mine = sections.filter((one) => one.for.some((duty) => may.includes(duty)))
  if (!isHere) return <NotHere />
  if (mine.length > 0)
    return (
      <StaffShell
        title="Books"
        subtitle={
          found?.book === 'sample'
            ? 'The books of a sample church: no money, for trying out.'
            : 'What came in, for what, and who counted it.'
        }
        sections={mine}
      />
    )
  return (
    <div className="grid gap-4">
      <h1>Books</h1>
      {!awake || loading ? (
        <p className="flex items-center gap-3" role="status" aria-busy="true">
          <span className="spinner" aria-hidden="true" /> Opening the books…
        </p>
      ) : (
        <>
          <p>
            The books are kept by treasurers and counters. An admin of the church names them, on the user’s
            details.
          </p>
          <p>
            <a href="/my-giving">What you have given</a> is yours to see.
          </p>
        </>
      )}
    </div>
  )
}
