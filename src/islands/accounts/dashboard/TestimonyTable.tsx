import { type Testimony, testimonyCategoryName } from '../../../lib/contract/care/testimony.ts'
import { dashboardTexts } from '../../../lib/texts/accounts/dashboard.ts'
import { categoryWords } from '../../../lib/texts/care/testimony-categories.ts'
import { calendarWords } from '../../../lib/texts/services/days.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import { dashboardWords } from './messages.ts'
import { TableSection } from './TableSection.tsx'

/** The member's own testimonies; those that wait for approval are marked (spec 1 §2; docs/specification/settled.md). */
export function TestimonyTable({ testimonies }: { testimonies: Testimony[] | undefined }) {
  return (
    <TableSection
      title={dashboardWords.myTestimonies}
      act={['/testimonyshare', dashboardWords.shareTestimony]}
      columns={[dashboardWords.category, dashboardWords.testimony, dashboardWords.date]}
      empty={dashboardTexts.noTestimonies}
      rows={testimonies?.map(({ id, category, content, created_at, is_approved }) => (
        <tr key={id}>
          <td data-label={dashboardWords.category}>
            {categoryWords.name({ name: testimonyCategoryName(category) })}
          </td>
          <td data-label={dashboardWords.testimony}>
            <div className="grid justify-items-start gap-2">
              <p className="whitespace-pre-line">{content}</p>
              {is_approved === false && (
                <span className="badge badge-gold">{dashboardWords.waitsForApproval}</span>
              )}
            </div>
          </td>
          <td data-label={dashboardWords.date} className="whitespace-nowrap">
            {calendarWords.day({ day: formatDay(created_at) })}
          </td>
        </tr>
      ))}
    />
  )
}
