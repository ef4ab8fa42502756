import { computed } from 'nanostores'
import { parseAccount, type StoredAccount } from '../lib/browser/session-storage.ts'
import { rereadStorage } from './persistence.ts'
import { $accessToken, $refreshToken, $storedUser } from './session.ts'

/** The stored user, signed in or not. An invalid stored user is undefined. */
export const $user = computed($storedUser, parseAccount)

/** A session needs both tokens (spec 1 §4). Renewing the tokens does not change this value. */
export const $signedIn = computed(
  [$accessToken, $refreshToken],
  (access, refresh) => Boolean(access) && Boolean(refresh),
)

/** The signed-in member; undefined for a visitor. Tokens without a stored user give a member without a name. */
export const $member = computed([$signedIn, $user], (signedIn, user): StoredAccount | undefined =>
  signedIn ? (user ?? nameless) : undefined,
)

const nameless = parseAccount('{"username":""}')

/** The stored user, read now; an unknown role becomes `user`. Undefined when it is absent or invalid. */
export function readAccount(): StoredAccount | undefined {
  rereadStorage()
  return $user.get()
}
