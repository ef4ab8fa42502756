import type { FlashToast } from './flash-toasts.ts'
import { toastEvent } from './toast-event.ts'

/** Shows a toast on this page, whatever page it is: the shell hears of it and draws it. */
export function showToast(toast: FlashToast): void {
  dispatchEvent(new CustomEvent<FlashToast>(toastEvent, { detail: toast }))
}
