/** Removes everything that this site has stored in this browser, and says so in this tab, as the browser does in the others. */
export function clearStorage(): void {
  for (const area of ['localStorage', 'sessionStorage'] as const)
    try {
      window[area].clear()
    } catch {
      // refused by the browser: there is nothing in it
    }
  dispatchEvent(new StorageEvent('storage'))
}
