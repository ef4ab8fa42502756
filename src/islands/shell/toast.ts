import { toastMilliseconds } from '../../lib/toast-event.ts'

/* Toasts for pages without React: the same look, the same three seconds (spec 1 §9). */

let region: HTMLElement | undefined

/** The live region must exist before a text is put into it, or screen readers do not announce the text. */
export function openToasts(): void {
  region = document.createElement('section')
  region.className = 'toasts'
  region.ariaLabel = 'Notifications'
  region.ariaLive = 'polite'
  // In the top layer, above an open dialog.
  region.popover = 'manual'
  document.body.append(region)
}

export function showToast(text: string): void {
  const toast = document.createElement('div')
  toast.className = 'toast'
  toast.append(document.createElement('p'))
  toast.firstElementChild?.append(text)
  region?.hidePopover()
  region?.showPopover()
  region?.append(toast)
  setTimeout(() => toast.remove(), toastMilliseconds)
}
