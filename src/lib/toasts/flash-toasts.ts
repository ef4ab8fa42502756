import { readJson, store } from '../browser/browser-storage.ts'
import { type FlashToast, toastsKey } from './toast-event.ts'

/** Returns the previous page's toasts and removes them from storage. Never throws. */
export function takeFlashToasts(): FlashToast[] {
  const stored = read()
  store(toastsKey, undefined, 'tab')
  return stored
}

function read(): FlashToast[] {
  const storedJson = readJson(toastsKey, 'tab')
  return Array.isArray(storedJson) ? storedJson.filter(isToast) : []
}

/** Whether a stored value is a toast. */
export function isToast(input: unknown): input is FlashToast {
  if (typeof input !== 'object' || input === null) return false
  if (!('kind' in input && 'text' in input)) return false
  return (input.kind === 'success' || input.kind === 'error') && typeof input.text === 'string'
}
