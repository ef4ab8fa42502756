import { type ShownToast, takeFlashToasts } from '../../lib/flash-toasts.ts'
import { showToast } from './mount-toaster.tsx'
import { startSendingLater } from './send-later.ts'

/* Loaded with the first interaction on a page with islands: toasts, and the texts for a network that is lost later. */

startSendingLater()

/** Shows the flash toasts of the previous page if `left`, then `now`. Flash toasts that this page stores later stay. */
export function showToasts(left: boolean, now?: ShownToast): void {
  if (left) takeFlashToasts().forEach(showToast)
  if (now) showToast(now)
}
