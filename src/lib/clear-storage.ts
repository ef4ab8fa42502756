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
