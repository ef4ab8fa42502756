import { readJson, readStored } from '../../lib/browser/browser-storage.ts'
import type { Visitor } from '../../lib/browser/guard.ts'
import { accessKey, refreshKey, userKey } from '../../lib/browser/session-keys.ts'

/* The session as the scripts in the head read it: before the first paint, when stores/session.ts is not loaded yet. */

/** A session needs both tokens (spec 1 §4). */
export const isSignedIn = (): boolean => Boolean(readStored(accessKey) && readStored(refreshKey))

export const readVisitor = (): Visitor => ({ ...Object(readJson(userKey)), signedIn: isSignedIn() })

/** Hides the page, which may not be seen, and opens the other one in its place. */
export function redirectTo(address: string | undefined): void {
  if (!address) return
  document.documentElement.hidden = true
  location.replace(address)
}
