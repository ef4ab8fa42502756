import { Confirm } from '../../components/ui/Confirm.tsx'
import { ApiError, whyRefused } from '../../lib/api/api-error.ts'
import { restoreFromBin } from '../../lib/api/bin.ts'
import { takeBackPrayer } from '../../lib/api/prayer-requests.ts'
import type { OwnPrayerRequest } from '../../lib/contract/prayer-request.ts'
import { binTexts } from '../../lib/messages/bin.ts'
import { dashboardTexts } from '../../lib/messages/dashboard.ts'
import { notify } from '../../stores/toasts.ts'
import { notifyWithUndo } from '../../stores/undo-toast.ts'

type Props = {
  request: OwnPrayerRequest
  /** Called when the list has to be loaded again. */
  reload: () => void
  close: () => void
}

/** Deletes the member's own request; the toast has Undo (docs/decisions/0196). */
export function TakeBackPrayer({ request, reload, close }: Props) {
  async function undo(): Promise<void> {
    try {
      await restoreFromBin({ kind: 'prayer_request', row: request.id })
      notify.success(binTexts.restored)
      reload()
    } catch (error) {
      notify.error(whyRefused(error))
    }
  }

  return (
    <Confirm
      title={`Take back “${request.title}”?`}
      act="Take back"
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
      <p>
        Nobody reads it any more, and its prayers are no longer counted. Right after it you can undo this.
      </p>
    </Confirm>
  )
}
