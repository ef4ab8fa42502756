import { watchStored } from './browser-storage.ts'

/** Does `act` now, after each change of storage in any tab, and when Back restores the page. */
export function applyOnChange(act: () => void): void {
  act()
  watchStored(act)
  addEventListener('pageshow', act)
}
