import { takeFlashToasts } from '../../lib/toasts/flash-toasts.ts'
import type { ShownToast } from '../../lib/toasts/toast-event.ts'
import { startSendingLater } from './outbox/send-later.ts'
import { showToast } from './toasts/mount-toaster.tsx'

/* Loaded with the first interaction on a page with islands: toasts, and the texts for a network that is lost later. */

startSendingLater()

/** Shows the flash toasts of the previous page if `left`, then `now`. Flash toasts that this page stores later stay. */
export function showToasts(left: boolean, now?: ShownToast): void {
  if (left) takeFlashToasts().forEach(showToast)
  if (now) showToast(now)
}
