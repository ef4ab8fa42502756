import { computed } from 'nanostores'
import { parseUser, type StoredUser } from '../lib/session-storage.ts'
import { catchUp } from './persistence.ts'
import { $accessToken, $refreshToken, $storedUser } from './session.ts'

/** The stored user, signed in or not. A broken one is nobody. */
export const $user = computed($storedUser, parseUser)

/** Only both tokens make a session (spec 1 §4). A renewal changes them, and leaves this as it is. */
export const $signedIn = computed(
  [$accessToken, $refreshToken],
  (access, refresh) => Boolean(access) && Boolean(refresh),
)

/** Who is signed in; undefined for a visitor. Tokens alone make a member whose name is not known. */
export const $member = computed([$signedIn, $user], (signedIn, user): StoredUser | undefined =>
  signedIn ? (user ?? nameless) : undefined,
)

const nameless = parseUser('{"username":""}')

/** The stored user as of this moment, an unknown role read as `user`; undefined when it is absent or broken. */
export function readUser(): StoredUser | undefined {
  catchUp()
  return $user.get()
}
