import { personalCaches } from './cache-names.ts'

/** Deletes what the service worker has cached of this person: pages, lists, pictures. Never throws. */
export function clearPersonalCaches(): void {
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
