import { readJson, readStored, store } from './browser-storage.ts'
import type { FlashToast } from './flash-toasts.ts'

/* What every page has of toasts; the rest comes with the first one (lib/flash-toasts.ts, islands/shell/first-interaction.ts). */

/** The event on `window` that asks the shell to show one now; the toast is its detail. */
export const toastEvent = 'asore:toast'

/** Where this tab keeps toasts for its next page. */
export const toastsKey = 'asore:toasts'

/** Whether a toast waits, without reading what it says. */
export const isToastWaiting = (): boolean => readStored(toastsKey, 'tab') !== undefined

/** Keeps a toast until the next page of this tab asks. Without storage it is lost, which nobody waits for. */
export function keepToast(toast: FlashToast): void {
  const kept = readJson(toastsKey, 'tab')
  store(toastsKey, JSON.stringify([...(Array.isArray(kept) ? kept : []), toast]), 'tab')
}
