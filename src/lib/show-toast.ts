import type { HandedToast } from './hand-over.ts'
import { toastEvent } from './toast-event.ts'

/** Shows a toast on this page, whatever page it is: the shell hears of it and draws it. */
export function showToast(toast: HandedToast): void {
  dispatchEvent(new CustomEvent<HandedToast>(toastEvent, { detail: toast }))
}
