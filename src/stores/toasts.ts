import { showToast } from '../lib/toasts/show-toast.ts'
import type { FlashToast } from '../lib/toasts/toast-event.ts'
import { storeToast } from '../lib/toasts/toast-event.ts'

const say = (kind: FlashToast['kind']) => (text: string) => showToast({ kind, text })

/** Shows a toast at the top right of any page: the shell listens for the event and renders it. */
export const notify = { success: say('success'), error: say('error') }

/** Flash message: shows a toast on the next page. Call it before leaving this page. */
export function notifyOnNextPage(kind: FlashToast['kind'], text: string): void {
  storeToast({ kind, text })
}
