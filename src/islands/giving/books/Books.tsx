import { useHydrated } from '../../../components/ui/useHydrated.ts'
import { readBooks } from '../../../lib/api/giving/books.ts'
import type { BooksAnswer } from '../../../lib/contract/giving/books-ledger.ts'
import { section } from '../../staff/lazy-section.ts'
import { NotHere } from '../../staff/NotHere.tsx'
import { type Section, StaffShell } from '../../staff/StaffShell.tsx'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'

type May = BooksAnswer['may'][number]

/** A section, who may open it, and who has another one in its place. */
type BooksSection = Section & { for: readonly May[]; unless?: May }

const sections: readonly BooksSection[] = [
  {
    ...{ id: 'report', icon: 'overview', name: 'Report', inBar: 'Report', for: ['treasurer', 'totals'] },
    Section: section(() => import('./Report.tsx'), 'Report'),
  },
  {
    ...{ id: 'counts', icon: 'activities', name: 'Counts', inBar: 'Counts', for: ['treasurer', 'counter'] },
    Section: section(() => import('./counts/Counts.tsx'), 'Counts'),
  },
  {
    ...{ id: 'funds', icon: 'requests', name: 'Funds', inBar: 'Funds', for: ['treasurer'] },
    Section: section(() => import('./Funds.tsx'), 'Funds'),
  },
  {
    ...{ id: 'pledges', module: 'pledges', icon: 'events', name: 'Pledges', for: ['treasurer', 'totals'] },
    Section: section(() => import('./pledges/Campaigns.tsx'), 'Campaigns'),
  },
  {
    ...{ id: 'ledger', icon: 'logs', name: 'Ledger', inBar: 'Ledger', for: ['treasurer'] },
    Section: section(() => import('./Ledger.tsx'), 'Ledger'),
  },
  {
    ...{ id: 'matching', icon: 'requests', name: 'Matching', for: ['treasurer'] },
    Section: section(() => import('./matching/Matching.tsx'), 'Matching'),
  },
  {
    ...{ id: 'statements', icon: 'members', name: 'Statements', for: ['treasurer'] },
    Section: section(() => import('./Statements.tsx'), 'Statements'),
  },
  {
    ...{ id: 'figures', icon: 'overview', name: 'Published', for: ['treasurer'] },
    Section: section(() => import('./PublishedYears.tsx'), 'PublishedYears'),
  },
  {
    ...{
      id: 'welfare',
      module: 'welfare',
      icon: 'activities',
      name: 'Welfare',
      for: ['treasurer', 'signatory'],
    },
    Section: section(() => import('./welfare/Welfare.tsx'), 'Welfare'),
  },
  {
    ...{ id: 'refunds', module: 'giving', icon: 'gifts', name: 'Refunds', for: ['treasurer'] },
    Section: section(() => import('./Refunds.tsx'), 'Refunds'),
  },
  {
    ...{
      id: 'refunds',
      module: 'giving',
      icon: 'gifts',
      name: 'Refunds',
      for: ['totals'],
      unless: 'treasurer',
    },
    Section: section(() => import('./Refunds.tsx'), 'RefundsToApprove'),
  },
  {
    ...{ id: 'payments', module: 'giving', icon: 'gifts', name: 'Stray Payments', for: ['treasurer'] },
    Section: section(() => import('./matching/UnmatchedPayments.tsx'), 'UnmatchedPayments'),
  },
]

/** The books for treasurers, counters and signatories; a super admin without a duty sees the report alone (docs/giving.md). */
export function Books() {
  const awake = useHydrated()
  const { found, isHere, loading } = useOnOpen(useLoaded(readBooks, 'The books could not be loaded.'))
  const may: readonly May[] = found?.may ?? []
  const mine = sections.filter(
    (one) => one.for.some((duty) => may.includes(duty)) && !(one.unless && may.includes(one.unless)),
  )
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
            The books are kept by treasurers, counters and signatories. An admin of the church names them, on
            the user’s details.
          </p>
          <p>
            <a href="/my-giving">What you have given</a> is yours to see.
          </p>
        </>
      )}
    </div>
  )
}
