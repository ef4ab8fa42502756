import { type FlashToast, takeFlashToasts } from '../../lib/flash-toasts.ts'
import { showToast } from './mount-toaster.tsx'
import { startSendingLater } from './send-later.ts'

/* What comes with the first act on a page with islands: toasts, and the words for a network that is lost later on. */

startSendingLater()

/** Shows what the page before left (`left`), and a toast of now. What this page leaves for the next one stays. */
export function showToasts(left: boolean, now?: FlashToast): void {
  if (left) takeFlashToasts().forEach(showToast)
  if (now) showToast(now)
}
