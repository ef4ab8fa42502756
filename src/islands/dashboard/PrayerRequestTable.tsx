import type { PrayerRequest } from '../../lib/contract/prayer-request.ts'
import { formatDay } from '../../lib/dates.ts'
import { dashboardTexts } from '../../lib/messages/dashboard.ts'
import { TableSection } from './TableSection.tsx'

/** The member's own requests (spec 1 §2). */
export function PrayerRequestTable({ requests }: { requests: PrayerRequest[] | undefined }) {
  return (
    <TableSection
      title="My Prayer Requests"
      act={['/prayer-requests', 'New Prayer Request']}
      columns={['Request', 'Date', 'Status']}
      empty={dashboardTexts.noPrayerRequests}
      rows={requests?.map(({ id, title, created_at, is_answered }) => (
        <tr key={id}>
          <td data-label="Request">{title}</td>
          <td data-label="Date">{formatDay(created_at)}</td>
          <td data-label="Status">
            {is_answered ? (
              <span className="badge badge-forest">Answered</span>
            ) : (
              <span className="badge">Active</span>
            )}
          </td>
        </tr>
      ))}
    />
  )
}
