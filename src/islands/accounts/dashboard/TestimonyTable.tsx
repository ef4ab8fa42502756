import { type Testimony, testimonyCategoryName } from '../../../lib/contract/care/testimony.ts'
import { dashboardTexts } from '../../../lib/texts/accounts/dashboard.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import { TableSection } from './TableSection.tsx'

/** The member's own testimonies; those that wait for approval are marked (spec 1 §2; docs/specification/settled.md). */
export function TestimonyTable({ testimonies }: { testimonies: Testimony[] | undefined }) {
  return (
    <TableSection
      title="My Testimonies"
      act={['/testimonyshare', 'Share Testimony']}
      columns={['Category', 'Testimony', 'Date']}
      empty={dashboardTexts.noTestimonies}
      rows={testimonies?.map(({ id, category, content, created_at, is_approved }) => (
        <tr key={id}>
          <td data-label="Category">{testimonyCategoryName(category)}</td>
          <td data-label="Testimony">
            <div className="grid justify-items-start gap-2">
              <p className="whitespace-pre-line">{content}</p>
              {is_approved === false && <span className="badge badge-gold">Waiting for approval</span>}
            </div>
          </td>
          <td data-label="Date" className="whitespace-nowrap">
            {formatDay(created_at)}
          </td>
        </tr>
      ))}
    />
  )
}
