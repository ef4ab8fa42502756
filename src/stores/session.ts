import { sessionKeys } from '../lib/session-keys.ts'
import type { Tokens } from '../lib/session-storage.ts'
import { catchUp, keptText } from './persistence.ts'

/*
 * The session: who is signed in, under the specification's keys, in all tabs (spec 1 §3, §4, §9). The header, the API client
 * and every island read it here; session-acts.ts changes it, member.ts has what islands show of it.
 */

export const $accessToken = keptText(sessionKeys.access)
export const $refreshToken = keptText(sessionKeys.refresh)
/** The stored user's JSON, as it is stored: a store that parsed it would write it back in other words. */
export const $storedUser = keptText(sessionKeys.user)
/** The address of the member's photograph. */
export const $profileImage = keptText(sessionKeys.profileImage)

export const sessionStores = [$accessToken, $refreshToken, $storedUser, $profileImage] as const

/** Both tokens as of this moment, or undefined: with one of them missing nobody is signed in (spec 1 §4). Throws never. */
export function readTokens(): Tokens | undefined {
  catchUp()
  const access = $accessToken.get()
  const refresh = $refreshToken.get()
  return access && refresh ? { access, refresh } : undefined
}

/** The access token that calls carry, also when the refresh token is missing (spec 1 §7). Throws never. */
export function readAccess(): string | undefined {
  catchUp()
  return $accessToken.get() || undefined
}

/** Calls back after every change of the session, made in this tab or another one. */
export function onSessionChange(changed: () => void): void {
  for (const kept of sessionStores) kept.listen(changed)
}
