import type { SignedIn, User } from './contract/account.ts'
import { type StoredUser, writeProfileImage, writeTokens, writeUser } from './session-storage.ts'

/** Login: stores both tokens and the user (spec 1 §4). Throws what the browser throws when it refuses to store. */
export function startSession({ access, refresh, user }: SignedIn): void {
  keepUser(user)
  writeTokens({ access, refresh })
}

/** Stores what the server said of the user since. */
export function keepUser(user: User | StoredUser): void {
  writeUser(user)
  writeProfileImage(typeof user.profile_image === 'string' ? user.profile_image : '')
}
