import { readJson, readStored, store } from '../browser/browser-storage.ts'

/* Toast code of every page; the rest loads with the first toast (lib/toasts/flash-toasts.ts, islands/shell/first-interaction.ts). */

/** Toast for the next page: a toast on this page would disappear with it before anybody has read it. */
export type FlashToast = { kind: 'success' | 'error'; text: string }

/** Toast of this page. With `undo` it has the button Undo, which calls it. */
export type ShownToast = FlashToast & { undo?: () => void }

/** Event on `window` that asks the shell to show a toast; `detail` is the toast. */
export const toastEvent = 'asore:toast'

/** Display time of a toast (spec 1 §9). */
export const toastMilliseconds = 3000

/** Display time of a toast with the button Undo: long enough to read it and reach the button (docs/specification/settled.md). */
export const undoMilliseconds = 10_000

/** Storage key of this tab's toasts for the next page. */
export const toastsKey = 'asore:toasts'

/** Whether a flash toast is stored; does not parse it. */
export const isToastWaiting = (): boolean => readStored(toastsKey, 'tab') !== undefined

/** Stores a toast for the next page of this tab. Without storage it is lost, which is acceptable. */
export function storeToast(toast: FlashToast): void {
  const stored = readJson(toastsKey, 'tab')
  store(toastsKey, JSON.stringify([...(Array.isArray(stored) ? stored : []), toast]), 'tab')
}
