import { toastMilliseconds } from '../../lib/toast-time.ts'

/* The toast of a reading page, which loads no React: the same look, the same three seconds (spec 1 §9). */

let region: HTMLElement | undefined

/** Has to be there before anything is said in it, or it is not read out. */
export function openToasts(): void {
  region = document.createElement('section')
  region.className = 'toasts'
  region.ariaLabel = 'Notifications'
  region.ariaLive = 'polite'
  // In the top layer, over an open dialog.
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
