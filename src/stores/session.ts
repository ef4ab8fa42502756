import { accessKey, profileImageKey, refreshKey, userKey } from '../lib/browser/session-keys.ts'
import type { Tokens } from '../lib/browser/session-storage.ts'
import { rereadStorage, storedText } from './persistence.ts'

/*
 * The session of the signed-in user, under the specification's keys, in sync across tabs (spec 1 §3, §4, §9). The header, the
 * API client and every island read it here; session-acts.ts changes it; member.ts derives what islands show.
 */

export const $accessToken = storedText(accessKey)
export const $refreshToken = storedText(refreshKey)
/** The stored user's JSON as text: a store that parsed it would write it back in another form. */
export const $storedUser = storedText(userKey)
/** URL of the member's photograph. */
export const $profileImage = storedText(profileImageKey)

export const sessionStores = [$accessToken, $refreshToken, $storedUser, $profileImage] as const

/** Both tokens, read now; undefined when one is missing, which means signed out (spec 1 §4). Never throws. */
export function readTokens(): Tokens | undefined {
  rereadStorage()
  const access = $accessToken.get()
  const refresh = $refreshToken.get()
  return access && refresh ? { access, refresh } : undefined
}

/** The access token for API calls, also when the refresh token is missing (spec 1 §7). Never throws. */
export function readAccess(): string | undefined {
  rereadStorage()
  return $accessToken.get() || undefined
}

/** Calls `changed` after every change of the session, in this tab or another one. */
export function onSessionChange(changed: () => void): void {
  for (const $store of sessionStores) $store.listen(changed)
}
