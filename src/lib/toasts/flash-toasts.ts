import { readJson, store } from '../browser/browser-storage.ts'
import { toastsKey } from './toast-event.ts'

/** Toast for the next page: a toast on this page would disappear with it before anybody has read it. */
export type FlashToast = { kind: 'success' | 'error'; text: string }

/** Toast of this page. With `undo` it has the button Undo, which calls it. */
export type ShownToast = FlashToast & { undo?: () => void }

/** Returns the previous page's toasts and removes them from storage. Never throws. */
export function takeFlashToasts(): FlashToast[] {
  const stored = read()
  store(toastsKey, undefined, 'tab')
  return stored
}

function read(): FlashToast[] {
  const found = readJson(toastsKey, 'tab')
  return Array.isArray(found) ? found.filter(isToast) : []
}

/** Whether a stored value is a toast. */
export function isToast(found: unknown): found is FlashToast {
  if (typeof found !== 'object' || found === null) return false
  if (!('kind' in found && 'text' in found)) return false
  return (found.kind === 'success' || found.kind === 'error') && typeof found.text === 'string'
}
