import { readJson, store } from './browser-storage.ts'
import { toastsKey } from './toast-event.ts'

/** Toasts for the next page: a page change would take them away before anybody has read them. */
export type FlashToast = { kind: 'success' | 'error'; text: string }

/** The toasts of the page before, each once. Throws never. */
export function takeFlashToasts(): FlashToast[] {
  const kept = read()
  store(toastsKey, undefined, 'tab')
  return kept
}

function read(): FlashToast[] {
  const found = readJson(toastsKey, 'tab')
  return Array.isArray(found) ? found.filter(isToast) : []
}

function isToast(found: unknown): found is FlashToast {
  if (typeof found !== 'object' || found === null) return false
  if (!('kind' in found && 'text' in found)) return false
  return (found.kind === 'success' || found.kind === 'error') && typeof found.text === 'string'
}
