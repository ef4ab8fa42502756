import { readStored, store } from '../browser/browser-storage.ts'
import { checkInSessionKey } from '../browser/clear-storage.ts'

/* How long a phone keeps the names of a check-in. Apart from lib/services/offline-check-in.ts, because every page asks. */

const untilKey = 'asore:check-in:until'

/** Milliseconds. */
export const checkInSessionLifetime = 24 * 60 * 60 * 1000

/** Notes when the names are to be deleted. */
export const setCheckInSessionExpiry = (at: number): boolean => store(untilKey, String(at))

export function forgetCheckInSession(): void {
  store(checkInSessionKey, undefined)
  store(untilKey, undefined)
}

/** Deletes the names of a check-in of yesterday. */
export function forgetOldCheckInSession(): void {
  const until = readStored(untilKey)
  if (until !== undefined && Number(until) < Date.now()) forgetCheckInSession()
}
