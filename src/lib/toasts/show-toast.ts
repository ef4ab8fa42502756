import type { ShownToast } from './toast-event.ts'
import { toastEvent } from './toast-event.ts'

/** Shows a toast on this page: the shell listens for the event and renders it. */
export function showToast(toast: ShownToast): void {
  dispatchEvent(new CustomEvent<ShownToast>(toastEvent, { detail: toast }))
}
