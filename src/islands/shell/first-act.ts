import { type HandedToast, takeToasts } from '../../lib/hand-over.ts'
import { showToast } from './mount-toaster.tsx'
import { startSendingLater } from './send-later.ts'

/* What comes with the first act on a page with islands: toasts, and the words for a network that is lost later on. */

startSendingLater()

/** Shows what the page before left, and a toast of now. */
export function showToasts(now?: HandedToast): void {
  takeToasts().forEach(showToast)
  if (now) showToast(now)
}
