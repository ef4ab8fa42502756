import { lazy, Suspense, useState } from 'react'
import { LongText } from '../../../components/ui/LongText.tsx'
import type { OwnPrayerRequest } from '../../../lib/contract/care/prayer-request.ts'
import { dashboardTexts } from '../../../lib/texts/accounts/dashboard.ts'
import { calendarWords } from '../../../lib/texts/services/days.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import { dashboardWords } from './messages.ts'
import { TableSection } from './TableSection.tsx'

const ChangePrayer = lazy(() => import('./ChangePrayer.tsx').then((it) => ({ default: it.ChangePrayer })))
const TakeBackPrayer = lazy(() =>
  import('./TakeBackPrayer.tsx').then((it) => ({ default: it.TakeBackPrayer })),
)

type Props = {
  requests: OwnPrayerRequest[] | undefined
  changed: (request: OwnPrayerRequest) => void
  reload: () => void
}

/** The member's own requests (spec 1 §2): their words, prayers and state, and what the member can do with them. */
export function PrayerRequestTable({ requests, changed, reload }: Props) {
  const [open, setOpen] = useState<{ act: 'change' | 'take back'; id: number }>()
  const close = () => setOpen(undefined)
  const request = requests?.find(({ id }) => id === open?.id)
  return (
    <div tabIndex={-1}>
      <TableSection
        title={dashboardWords.myPrayerRequests}
        act={['/prayer-requests', dashboardWords.newPrayerRequest]}
        columns={[dashboardWords.request, dashboardWords.prayers, dashboardWords.date, dashboardWords.status]}
        empty={dashboardTexts.noPrayerRequests}
        rows={requests?.map((row) => (
          <tr key={row.id}>
            <td data-label={dashboardWords.request}>
              <div className="grid justify-items-start gap-2">
                <p className="font-semibold">{row.title}</p>
                <LongText text={row.description} about={row.title} />
                {row.is_private && <p className="hint">{dashboardWords.isPrivate}</p>}
                {row.version !== undefined && (
                  <p className="flex flex-wrap gap-2">
                    <button
                      className="btn"
                      type="button"
                      onClick={() => setOpen({ act: 'change', id: row.id })}
                    >
                      {dashboardWords.change({ title: row.title })[0]}
                      <span className="sr-only">{dashboardWords.change({ title: row.title })[1]}</span>
                    </button>
                    <button
                      className="btn"
                      type="button"
                      onClick={() => setOpen({ act: 'take back', id: row.id })}
                    >
                      {dashboardWords.withdrawTitle({ title: row.title })[0]}
                      <span className="sr-only">{dashboardWords.withdrawTitle({ title: row.title })[1]}</span>
                    </button>
                  </p>
                )}
              </div>
            </td>
            <td data-label={dashboardWords.prayers}>{row.prayer_count}</td>
            <td data-label={dashboardWords.date} className="whitespace-nowrap">
              {calendarWords.day({ day: formatDay(row.created_at) })}
            </td>
            <td data-label={dashboardWords.status}>
              {row.is_answered ? (
                <span className="badge badge-forest">{dashboardWords.answered}</span>
              ) : (
                <span className="badge">{dashboardWords.active}</span>
              )}
            </td>
          </tr>
        ))}
      />
      <Suspense fallback={null}>
        {request && open?.act === 'change' && (
          <ChangePrayer request={request} changed={changed} close={close} outdated={reload} />
        )}
        {request && open?.act === 'take back' && (
          <TakeBackPrayer request={request} reload={reload} close={close} />
        )}
      </Suspense>
    </div>
  )
}
