import { clearPersonalData, clearStorage } from '../lib/browser/clear-storage.ts'
import { parseAccount, type StoredAccount, type Tokens } from '../lib/browser/session-storage.ts'
import type { OwnAccount, SignedIn } from '../lib/contract/accounts/account.ts'
import { setStored } from './persistence.ts'
import { $accessToken, $profileImage, $refreshToken, $storedUser, sessionStores } from './session.ts'

/**
 * Login: stores both tokens and the user (spec 1 §4). What the device holds of another member is deleted. Throws when the
 * browser refuses to store them.
 */
export function startSession({ access, refresh, user }: SignedIn): void {
  if (parseAccount($storedUser.get())?.username !== user.username) clearPersonalData()
  storeAccount(user)
  if (!writeTokens({ access, refresh })) throw new Error('Session not stored')
}

/** Stores a new pair of tokens. Returns whether both are stored. */
export function writeTokens({ access, refresh }: Tokens): boolean {
  return setStored($accessToken, access) && setStored($refreshToken, refresh)
}

/** Removes both tokens, or the one that is left. */
export function forgetTokens(): void {
  setStored($accessToken, undefined)
  setStored($refreshToken, undefined)
}

/** Stores the user from a server response, and the photograph's URL. */
export function storeAccount(user: OwnAccount | StoredAccount): void {
  writeAccount(user)
  setStored($profileImage, (typeof user.profile_image === 'string' && user.profile_image) || undefined)
}

/** Stores the user without the photograph. */
export function writeAccount(user: object): void {
  setStored($storedUser, JSON.stringify(user))
}

/** Logout: removes both tokens, the user, the photograph, kept pages and the names of a check-in. Favourites and reminders stay (spec 1 §4). */
export function clearSession(): void {
  clearPersonalData()
  for (const $store of sessionStores) setStored($store, undefined)
}

/** A refused renewal clears all browser storage (spec 1 §4). */
export function clearBrowserStorage(): void {
  clearSession()
  clearStorage()
}
