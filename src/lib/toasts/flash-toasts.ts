import { readJson, store } from '../browser/browser-storage.ts'
import { type FlashToast, toastsKey } from './toast-event.ts'

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
