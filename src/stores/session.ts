import { persistentAtom } from '@nanostores/persistent'
import { computed } from 'nanostores'
import { parseUser, type StoredUser, sessionKeys } from '../lib/session-storage.ts'

/* Storage is the truth, and lib/session.ts writes it; these stores follow, in this tab and in others (spec 1 §3, §4). */

export const $accessToken = persistentAtom<string | undefined>(sessionKeys.access, undefined)
export const $refreshToken = persistentAtom<string | undefined>(sessionKeys.refresh, undefined)

/** A broken stored user is dropped, not thrown. */
export const $user = persistentAtom<StoredUser | undefined>(sessionKeys.user, undefined, {
  decode: parseUser,
  encode: JSON.stringify,
})

/** Only both tokens make a session (spec 1 §4). */
export const $signedIn = computed(
  [$accessToken, $refreshToken],
  (access, refresh) => Boolean(access) && Boolean(refresh),
)
