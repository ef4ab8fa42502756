import { rememberToast } from '../../../lib/toasts/remember-toast.ts'
import { toastMilliseconds } from '../../../lib/toasts/toast-event.ts'

/** A toast without React, loaded with the first one. */
export function addToast(region: HTMLElement | undefined, text: string): void {
  rememberToast({ kind: 'success', text })
  const toast = document.createElement('div')
  toast.className = 'toast'
  toast.append(document.createElement('p'))
  toast.firstElementChild?.append(text)
  region?.hidePopover()
  region?.showPopover()
  region?.append(toast)
  setTimeout(() => toast.remove(), toastMilliseconds)
}
