import { frameWords } from '../messages.ts'

/* Toasts for pages without React: the same look, the same three seconds (spec 1 §9). */

let region: HTMLElement | undefined

/** The live region must exist before a text is put into it, or screen readers do not announce the text. */
export function openToasts(): void {
  region = document.createElement('section')
  region.className = 'toasts'
  region.ariaLabel = frameWords.notifications
  region.ariaLive = 'polite'
  // In the top layer, above an open dialog.
  region.popover = 'manual'
  document.body.append(region)
}

export const showToast = (text: string): void =>
  void import('./plain-toast.ts').then(({ addToast }) => addToast(region, text))
