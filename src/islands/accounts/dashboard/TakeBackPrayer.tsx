import { Confirm } from '../../../components/ui/Confirm.tsx'
import { ApiError, whyRefused } from '../../../lib/api/api-error.ts'
import { takeBackPrayer } from '../../../lib/api/care/prayer-requests.ts'
import { restoreFromTrash } from '../../../lib/api/settings/trash.ts'
import type { OwnPrayerRequest } from '../../../lib/contract/care/prayer-request.ts'
import { dashboardTexts } from '../../../lib/texts/accounts/dashboard.ts'
import { trashTexts } from '../../../lib/texts/settings/trash.ts'
import { notify } from '../../../stores/toasts.ts'
import { notifyWithUndo } from '../../../stores/undo-toast.ts'
import { dashboardWords } from './messages.ts'

type Props = {
  request: OwnPrayerRequest
  /** Called when the list has to be loaded again. */
  reload: () => void
  close: () => void
}

/** Deletes the member's own request; the toast has Undo (docs/specification/settled.md). */
export function TakeBackPrayer({ request, reload, close }: Props) {
  async function undo(): Promise<void> {
    try {
      await restoreFromTrash({ kind: 'prayer_request', row: request.id })
      notify.success(trashTexts.restored)
      reload()
    } catch (error) {
      notify.error(whyRefused(error))
    }
  }

  return (
    <Confirm
      title={dashboardWords.withdrawQuestion({ title: request.title })}
      act={dashboardWords.withdraw}
      confirm={async () => {
        await takeBackPrayer(request)
        reload()
        notifyWithUndo(dashboardTexts.prayerTakenBack, () => void undo())
      }}
      refused={(error) => {
        // Without a network the list would fail, too, and say so a second time.
        if (error instanceof ApiError && error.status !== 0) reload()
        return whyRefused(error)
      }}
      close={close}
    >
      <p>{dashboardWords.withdrawExplained}</p>
    </Confirm>
  )
}
