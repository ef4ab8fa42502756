import { ListSection } from '../../../components/staff/ListSection.tsx'
import { RowAct } from '../../../components/staff/RowAct.tsx'
import { Dialog } from '../../../components/ui/Dialog.tsx'
import { whyRefused } from '../../../lib/api/api-error.ts'
import { answerOfPrayer, answerPrayer, prayerCalls } from '../../../lib/api/prayer-requests.ts'
import type { PrayerRequest } from '../../../lib/contract/prayer-request.ts'
import { formatDay } from '../../../lib/dates.ts'
import { adminTexts } from '../../../lib/messages/staff.ts'
import { notify } from '../../../stores/toasts.ts'
import { DeleteDialog } from '../../staff/DeleteDialog.tsx'
import { useOpened } from '../../staff/useOpened.ts'
import { prayerColumns } from '../columns/prayer-requests.tsx'
import { useList } from '../useList.ts'

/** Shows prayer requests, including private ones, marks them as answered and deletes them (docs/decisions/0025). */
export function PrayerRequests() {
  const list = useList(prayerCalls.list)
  const { open, close, rowFor } = useOpened<'view' | 'delete', PrayerRequest>()
  const leaving = rowFor('delete')
  const viewed = list.part?.rows.find(({ id }) => id === rowFor('view')?.id)

  async function answer(row: PrayerRequest): Promise<void> {
    const is_answered = !row.is_answered
    list.change(row.id, (before) => ({ ...before, is_answered }))
    try {
      await answerPrayer(row, is_answered)
      notify.success(is_answered ? adminTexts.prayerAnswered : 'The request is active again')
    } catch (error) {
      list.change(row.id, () => row)
      notify.error(whyRefused(error))
      void list.reload()
    }
  }

  return (
    <>
      <ListSection
        title="Prayer Requests"
        list={list}
        search="Search prayer requests..."
        empty="No prayer requests found"
        columns={prayerColumns}
        actions={(row) => (
          <>
            <RowAct name="View" of={row.title} act={() => open('view', row)} />
            <RowAct name="Delete" of={row.title} act={() => open('delete', row)} danger />
          </>
        )}
      />
      {viewed && (
        <Dialog title={viewed.title} close={close}>
          <div className="grid gap-4">
            <p className="text-ink-soft">
              {viewed.user_name || 'Anonymous'} · {formatDay(viewed.created_at)}
              {viewed.is_private && ' · private: only its author and staff see it'}
            </p>
            <p className="whitespace-pre-line">{viewed.description}</p>
            <p>
              <button className="btn btn-primary" type="button" onClick={() => void answer(viewed)}>
                {viewed.is_answered ? 'Mark as active' : 'Mark as Answered'}
              </button>
            </p>
          </div>
        </Dialog>
      )}
      {leaving && (
        <DeleteDialog
          kind="prayer request"
          name={leaving.title}
          remove={async () => {
            await prayerCalls.remove(leaving.id, answerOfPrayer(leaving))
            list.change(leaving.id, () => undefined)
          }}
          outdated={() => void list.reload()}
          close={close}
        />
      )}
    </>
  )
}
