import { useHydrated } from '../../../components/ui/useHydrated.ts'
import { readBooks } from '../../../lib/api/giving/books.ts'
import type { BooksAnswer } from '../../../lib/contract/giving/books-ledger.ts'
import { booksSections } from '../../../lib/workspace/sections/books.ts'
import { section } from '../../staff/lazy-section.ts'
import { NotHere } from '../../staff/NotHere.tsx'
import { StaffShell } from '../../staff/StaffShell.tsx'
import { sectionsOf } from '../../staff/sections-of.ts'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'
import { bookWords } from './messages.ts'

type May = BooksAnswer['may'][number]

/** What the reader has to be allowed for a section: one of these. */
const needed: Partial<Record<(typeof booksSections)[number]['id'], readonly May[]>> = {
  report: ['treasurer', 'totals'],
  counts: ['treasurer', 'counter'],
  pledges: ['treasurer', 'totals'],
  welfare: ['treasurer', 'signatory'],
  spending: ['treasurer', 'signatory'],
  budget: ['treasurer', 'signatory'],
  accounts: ['treasurer', 'signatory'],
  refunds: ['treasurer', 'totals'],
}
const treasurers: readonly May[] = ['treasurer']

const parts = {
  report: section(() => import('./Report.tsx'), 'Report'),
  counts: section(() => import('./counts/Counts.tsx'), 'Counts'),
  funds: section(() => import('./Funds.tsx'), 'Funds'),
  spending: section(() => import('./spending/Spending.tsx'), 'Spending'),
  budget: section(() => import('./budget/Budget.tsx'), 'Budget'),
  accounts: section(() => import('./accounts/Accounts.tsx'), 'Accounts'),
  pledges: section(() => import('./pledges/Campaigns.tsx'), 'Campaigns'),
  ledger: section(() => import('./Ledger.tsx'), 'Ledger'),
  matching: section(() => import('./matching/Matching.tsx'), 'Matching'),
  past: section(() => import('./past-gifts/PastGifts.tsx'), 'PastGifts'),
  statements: section(() => import('./Statements.tsx'), 'Statements'),
  figures: section(() => import('./PublishedYears.tsx'), 'PublishedYears'),
  welfare: section(() => import('./welfare/Welfare.tsx'), 'Welfare'),
  refunds: section(() => import('./Refunds.tsx'), 'Refunds'),
  payments: section(() => import('./matching/UnmatchedPayments.tsx'), 'UnmatchedPayments'),
}
const sections = sectionsOf(booksSections, parts)
/** For a super admin, who approves what a treasurer asks for. */
const refundsToApprove = section(() => import('./Refunds.tsx'), 'RefundsToApprove')

/** The books for treasurers, counters and signatories; a super admin without a duty sees the report alone (docs/giving.md). */
export function Books() {
  const awake = useHydrated()
  const { data: books, isHere, loading } = useOnOpen(useLoaded(readBooks, bookWords.booksCouldNotBe))
  const may: readonly May[] = books?.may ?? []
  const mine = sections
    .filter(({ id }) => (needed[id] ?? treasurers).some((duty) => may.includes(duty)))
    .map((one) =>
      one.id === 'refunds' && !may.includes('treasurer') ? { ...one, Section: refundsToApprove } : one,
    )
  if (!isHere) return <NotHere />
  if (mine.length > 0)
    return (
      <StaffShell
        title={bookWords.books}
        subtitle={books?.book === 'sample' ? bookWords.booksOfSampleChurch : bookWords.whatCameInFor}
        sections={mine}
      />
    )
  return (
    <div className="grid gap-4">
      <h1>{bookWords.books}</h1>
      {!awake || loading ? (
        <p className="flex items-center gap-3" role="status" aria-busy="true">
          <span className="spinner" aria-hidden="true" />
          {bookWords.openingBooks}
        </p>
      ) : (
        <>
          <p>{bookWords.booksAreKeptBy}</p>
          <p>
            <a href="/my-giving">{bookWords.whatYouHaveGiven[1]}</a>
            {bookWords.whatYouHaveGiven[2]}
          </p>
        </>
      )}
    </div>
  )
}
