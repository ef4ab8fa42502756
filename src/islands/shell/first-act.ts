import type { HandedToast } from '../../lib/hand-over.ts'
import { showToast } from './mount-toaster.tsx'
import { startSendingLater } from './send-later.ts'

/* What comes with the first act on a page with islands: toasts, and the words for a network that is lost later on. */

startSendingLater()

export const showToasts = (toasts: readonly HandedToast[]): void => toasts.forEach(showToast)
