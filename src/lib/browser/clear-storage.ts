import { store } from './browser-storage.ts'
import { personalCaches } from './cache-names.ts'
import { recentFindsKey } from './session-keys.ts'

/** The storage key of an open check-in, with the names of the congregation. */
export const checkInSessionKey = 'asore:check-in'

/** The storage key of the orders of service that are kept for the time without a network. */
export const plansKey = 'asore:plans'

/** The storage key of the toasts of this session (lib/toasts/recent-toasts.ts), which may name people. */
export const recentToastsKey = 'asore:recent-toasts'

/** The answer of GET me/workspace/, with the username of whom it is. */
export const workspaceKey = 'asore:workspace'

/** The addresses in a phone's bar, as the person has chosen them. */
export const barKey = 'asore:bar'

/** Deletes what this device holds of a person: pages, lists and pictures in caches, the names of a check-in, toasts, finds, the menu. Never throws. */
export function clearPersonalData(): void {
  for (const key of [checkInSessionKey, plansKey, recentToastsKey, recentFindsKey, workspaceKey, barKey])
    store(key, undefined)
  // No await in between: the page may be left at once.
  for (const name of personalCaches) void globalThis.caches?.delete(name).catch(() => undefined)
}

/** Clears the site's storage in this browser. Dispatches `storage` in this tab, because the browser notifies only the others. */
export function clearStorage(): void {
  for (const area of ['localStorage', 'sessionStorage'] as const)
    try {
      window[area].clear()
    } catch {
      // refused by the browser: nothing is stored
    }
  dispatchEvent(new StorageEvent('storage'))
}
